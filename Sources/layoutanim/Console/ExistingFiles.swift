import ArgumentParser
import LayoutAnimation

/// What to do about an output file that exists.
///
/// ArgumentParser derives the names of the flags from the descriptions of the cases. If a type has
/// no `description`, the runtime searches all conformances of the program for two alternatives:
/// 350,000 instructions, a hundredth of those of rendering a small timeline (by callgrind).
enum ExistingFiles: String, EnumerableFlag, CustomStringConvertible {
  case overwrite
  case noClobber

  static func help(for value: ExistingFiles) -> ArgumentHelp? {
    switch value {
    case .overwrite: "Replace files of any kind, pins too."
    case .noClobber: "Write nothing if a file of the same name exists."
    }
  }
}

extension ExistingFiles? {
  var overwriting: Overwriting {
    switch self {
    case nil: .allButPins
    case .overwrite: .everything
    case .noClobber: .nothing
    }
  }
}
