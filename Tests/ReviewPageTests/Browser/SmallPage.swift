import BrowserSupport
import Foundation
import TestSupport

/// A small page, written to disk and opened in the browser.
enum SmallPage {
  /// - Parameter body: the content of `<body>`.
  static func open(
    _ body: String, _ check: (BrowserPage) async throws -> Void
  ) async throws {
    try await Browser.withPage { page in
      try await load(body, in: page) { try await check(page) }
    }
  }

  /// Opens the page in an existing browser page, for tests that must configure it first.
  static func load(
    _ body: String, in page: BrowserPage, _ check: () async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let text = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Small</title>
      <style>body { margin: 0 }</style></head><body>\(body)</body></html>
      """
    try folder.write(text, to: "page.html")
    try await page.open(folder.url.appending(path: "page.html"))
    try await check()
  }
}
