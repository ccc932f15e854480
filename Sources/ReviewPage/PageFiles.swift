/// The page's own files, which the build puts into the program.
enum PageFiles {
  static let styles: [[UInt8]] = [PackageResources.page_css]

  /// In the order in which they are run, as one script.
  static let scripts: [[UInt8]] = [PackageResources.page_js]

  static func joined(_ files: [[UInt8]]) -> HTML {
    HTML(verbatim: files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
  }
}
