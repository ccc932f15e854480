import Foundation

/// Finds an installed Chromium.
package enum BrowserExecutable {
  package static let variable = "LAYOUTANIM_CHROMIUM"

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]
  private static let applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// Whether Chromium is installed or the environment names a path. If that path is wrong, the
  /// tests fail rather than being skipped.
  package static var isInstalled: Bool {
    do { return try path() != nil } catch { return true }
  }

  /// The path of the executable, nil if there is none.
  ///
  /// - Throws: `BrowserError.notExecutable` if the environment names a file that cannot be
  ///   executed.
  package static func path(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BrowserError) -> String? {
    if let path = environment[variable] {
      guard isExecutable(path) else { throw .notExecutable(path: path) }
      return path
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return paths.first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
