import ArgumentParser

/// What to do about a file that stands where one is to be written.
enum ExistingFiles: EnumerableFlag {
  case overwrite
  case noClobber

  static func help(for value: ExistingFiles) -> ArgumentHelp? {
    switch value {
    case .overwrite: "Replace files of the same name."
    case .noClobber: "Write nothing if a file of the same name exists."
    }
  }
}
