import Foundation

/// Where a Chromium is installed.
package enum BrowserExecutable {
  package static let variable = "LAYOUTANIM_CHROMIUM"

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]
  private static let applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// Whether there is one, or the environment says so: a wrong path there is a failure of the
  /// tests, not a reason to skip them.
  package static var isInstalled: Bool {
    do { return try path() != nil } catch { return true }
  }

  /// The program's path, nil if there is none.
  ///
  /// - Throws: `BrowserError.notExecutable` when the environment names a file that cannot be run.
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
