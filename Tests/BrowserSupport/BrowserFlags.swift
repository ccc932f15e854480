/// The command-line arguments for Chromium: headless, without background services, and with
/// deterministic rendering.
enum BrowserFlags {
  /// - Parameter folder: the profile folder, which no other process may use.
  static func all(profile folder: String) -> [String] {
    ["--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder)"]
      + rendering + quiet + system
  }

  private static let rendering = [
    "--disable-gpu", "--force-device-scale-factor=1", "--force-color-profile=srgb",
    "--font-render-hinting=none", "--disable-lcd-text", "--hide-scrollbars", "--lang=en-GB",
    "--disable-partial-raster", "--disable-skia-runtime-opts",
    // Pages of concurrent tests may occlude each other; their timers and frames must run all the
    // same.
    "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
  ]

  private static let quiet = [
    "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
    "--disable-component-update", "--disable-default-apps", "--disable-extensions",
    "--disable-sync", "--disable-breakpad", "--disable-search-engine-choice-screen",
    "--disable-features=Translate,MediaRouter,OptimizationHints", "--metrics-recording-only",
    "--mute-audio",
  ]

  private static let system = [
    // Chromium refuses to run its sandbox as root, which most containers use; they also have a
    // small /dev/shm.
    "--no-sandbox", "--disable-dev-shm-usage",
    // Otherwise macOS asks for the password of the keychain.
    "--use-mock-keychain", "--password-store=basic",
  ]
}
