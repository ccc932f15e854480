import ArgumentParser

/// Refuses an option that is given twice and has one value. The parser takes the last one, so that a pin or a bundle
/// that is named first would not be looked at, without a word.
enum RepeatedOption {
  /// The long names of the options that have one value, in any command.
  static let names: Set<String> = [
    "against", "at", "branch", "bundle", "chunks", "color-type", "columns", "commit", "conflict",
    "date", "decisions", "device", "edges", "encoder", "engine", "export", "fail-on", "form",
    "fps", "frame", "frames", "frames-per-task", "from", "geometry-tolerance", "hash", "hold",
    "insets", "job", "jobs", "keyframe", "loop", "message-format", "notation", "onion", "only",
    "output", "overlay", "pattern", "pin", "program", "report", "rounds", "scale", "scene",
    "shard", "size-class", "sizes", "start-number", "tolerance", "variant", "view", "width",
  ]
  /// Those of them that have several values in some commands.
  static let exceptions: [String: Set<String>] = [
    "device": ["check", "sweep", "diff"], "message-format": ["verify"], "only": ["approve"],
  ]
  static let shortNames: [Character: String] = ["o": "output", "j": "jobs"]

  /// - Parameter arguments: the command first.
  /// - Throws: a usage error that names the option.
  static func refuse(in arguments: [String]) throws {
    var given: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) {
      guard let name = name(of: argument), hasOneValue(name, in: arguments[0]) else { continue }
      guard given.insert(name).inserted else {
        throw ValidationError("--\(name) is given twice and has one value; leave one of them out")
      }
    }
  }

  static func hasOneValue(_ name: String, in command: String) -> Bool {
    names.contains(name) && !(exceptions[name]?.contains(command) ?? false)
  }

  /// The long name of the option that an argument begins with; nil for a value.
  private static func name(of argument: String) -> String? {
    if argument.hasPrefix("--") {
      return String(argument.dropFirst(2).prefix { $0 != "=" })
    }
    guard argument.hasPrefix("-") else { return nil }
    return argument.dropFirst().first.flatMap { shortNames[$0] }
  }
}
