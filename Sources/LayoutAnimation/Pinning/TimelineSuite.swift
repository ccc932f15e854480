/// Timelines that are verified together, and the pins that lie among them.
public struct TimelineSuite: Hashable, Sendable {
  /// The timelines' files: those that were named, and every `.json` in the folders that were,
  /// whatever lies below them included.
  public private(set) var timelines: [String] = []
  /// Pins in those folders whose timeline is gone.
  public private(set) var abandonedPins: [String] = []
  /// The pin of the only timeline; nil means `Pin.path(ofTimeline:)`.
  public let pin: String?

  /// In folders hidden files, links to folders, pipes, and the `manifest.json` of rendered frames
  /// are passed over. What is named twice is taken once.
  ///
  /// - Parameters:
  ///   - paths: timelines and folders; they need not exist, which is found out when they are read.
  ///     A pin stands for its timeline. `-` is standard input, of which `pin` must name the pin.
  ///   - pin: the file of the pin, for one timeline.
  /// - Throws: `unreadableInput` for a folder in which there is no timeline and no pin, `usage` for
  ///   a pin of several timelines, and for standard input without one.
  public init(paths: [String], pin: String? = nil) throws(LayoutAnimationError) {
    self.pin = pin
    for path in paths {
      guard path != "-" && FileSystem.isDirectory(path) else {
        addFile(path)
        continue
      }
      let before = self
      addFolder(path)
      if self == before {
        throw LayoutAnimationError(.unreadableInput, "there is no timeline in `\(path)`")
      }
    }
    (timelines, abandonedPins) = (timelines.withoutRepeats, abandonedPins.withoutRepeats)
    if pin == nil && paths.contains("-") {
      throw LayoutAnimationError(.usage, "name the pin of standard input, as in --pin a.pinned")
    }
    if pin != nil && (timelines.count != 1 || timelines != paths) {
      throw LayoutAnimationError(.usage, "one pin can only be that of one timeline")
    }
  }

  /// Who names every file of a folder names the pins too.
  private mutating func addFile(_ path: String) {
    let timeline = path.hasSuffix(Pin.suffix) ? Self.timeline(ofPin: path) : path
    if timeline == path || FileSystem.exists(timeline) || !FileSystem.exists(path) {
      timelines.append(timeline)
    } else {
      abandonedPins.append(path)
    }
  }

  private mutating func addFolder(_ path: String) {
    let names = FileSystem.names(in: path).filter { !$0.hasPrefix(".") }
    for name in names {
      let child = path + (path.hasSuffix("/") ? "" : "/") + name
      if FileSystem.isDirectory(child) {
        if !FileSystem.isLink(child) { addFolder(child) }
      } else if name.hasSuffix(".json") && name != Manifest.fileName {
        let isPipe = !FileSystem.isLink(child) && FileSystem.obstacle(at: child) != nil
        if !isPipe { timelines.append(child) }
      } else if name.hasSuffix(Pin.suffix) && !names.contains(Self.timeline(ofPin: name)) {
        abandonedPins.append(child)
      }
    }
  }

  /// The opposite of `Pin.path(ofTimeline:)`.
  private static func timeline(ofPin name: String) -> String {
    name.dropLast(Pin.suffix.count) + ".json"
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var found: Set<String> = []
    return filter { found.insert($0).inserted }
  }
}
