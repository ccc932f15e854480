import ArgumentParser

/// What to do about a file that stands where one is to be written.
///
/// ArgumentParser names the flags by the descriptions of the cases. Where a type gives none, the
/// runtime searches all conformances of the program for two more ways to find one: 350,000
/// instructions, a hundredth of those of rendering a small timeline (by callgrind).
enum ExistingFiles: String, EnumerableFlag, CustomStringConvertible {
  case overwrite
  case noClobber

  static func help(for value: ExistingFiles) -> ArgumentHelp? {
    switch value {
    case .overwrite: "Replace files of the same name."
    case .noClobber: "Write nothing if a file of the same name exists."
    }
  }
}
