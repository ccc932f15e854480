/// How Chromium is started: without a window, with nothing of its own in the way, and so that it
/// renders a page the same every time.
enum BrowserFlags {
  /// - Parameter folder: its profile, which nobody else uses.
  static func all(profile folder: String) -> [String] {
    ["--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder)"]
      + rendering + quiet + system
  }

  private static let rendering = [
    "--disable-gpu", "--force-device-scale-factor=1", "--force-color-profile=srgb",
    "--font-render-hinting=none", "--disable-lcd-text", "--hide-scrollbars", "--lang=en-GB",
    "--disable-partial-raster", "--disable-skia-runtime-opts",
    // Pages of tests that run at once lie behind each other, and time must pass for all of them.
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
    // It will not run as root otherwise, as in most containers, whose /dev/shm is small besides.
    "--no-sandbox", "--disable-dev-shm-usage",
    // macOS would ask for the password of the keychain.
    "--use-mock-keychain", "--password-store=basic",
  ]
}
