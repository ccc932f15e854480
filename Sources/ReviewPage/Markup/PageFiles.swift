import CPageFiles

/// The files in `Page`, which the build embeds in the program.
enum PageFiles {
  static let styles = HTML(verbatim: String(cString: page_styles()))

  static let scripts = HTML(verbatim: String(cString: page_scripts()))
}
