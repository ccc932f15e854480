import LayoutAnimation

/// A file that a command writes, and how files of its kind begin.
struct OutputFile {
  let path: String
  let head: FileHead
}
