import Foundation
package import Primitives

/// The user's preferred colour scheme.
package enum ColorScheme: String, CaseIterable, Sendable {
  case light, dark
}

package enum MotionPreference: String, CaseIterable, Sendable {
  case noPreference = "no-preference"
  case reduce
}

extension BrowserPage {
  /// - Parameter scale: device pixels per CSS pixel.
  package func setViewport(width: Int, height: Int, scale: Double = 1) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(scale), "mobile": false,
      ])
  }

  package func emulate(
    _ scheme: ColorScheme = .light, motion: MotionPreference = .noPreference
  ) async throws {
    try await call(
      "Emulation.setEmulatedMedia",
      [
        "media": "screen",
        "features": [
          ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)],
          ["name": "prefers-reduced-motion", "value": .string(motion.rawValue)],
        ],
      ])
  }

  /// Disables the scripts of files that are opened from now on. `evaluate` still works, except for
  /// promises.
  package func setScriptsDisabled(_ disabled: Bool) async throws {
    try await call("Emulation.setScriptExecutionDisabled", ["value": .bool(disabled)])
  }

  /// A PNG of the viewport, or of a rectangle in viewport coordinates.
  package func screenshot(of clip: Rect? = nil) async throws -> [UInt8] {
    guard let clip else { return try await screenshot([:]) }
    // The protocol expects the rectangle in page coordinates.
    let viewport = try await call("Page.getLayoutMetrics")["cssVisualViewport"]
    let scrolled = Rect(
      x: clip.origin.x + (viewport["pageX"].number ?? 0),
      y: clip.origin.y + (viewport["pageY"].number ?? 0),
      width: clip.size.width, height: clip.size.height)
    return try await screenshot(["clip": Self.clip(scrolled)])
  }

  /// A PNG of the whole scrollable page.
  package func wholeScreenshot() async throws -> [UInt8] {
    let size = try await call("Page.getLayoutMetrics")["cssContentSize"]
    let all = Rect(x: 0, y: 0, width: size["width"].number ?? 0, height: size["height"].number ?? 0)
    return try await screenshot(["clip": Self.clip(all), "captureBeyondViewport": true])
  }

  private func screenshot(_ parameters: [String: ScriptValue]) async throws -> [UInt8] {
    let answer = try await call(
      "Page.captureScreenshot",
      .object(parameters.merging(["format": "png"]) { $1 }), what: "a screenshot")
    return Array(Data(base64Encoded: answer["data"].string ?? "") ?? Data())
  }

  private static func clip(_ clip: Rect) -> ScriptValue {
    [
      "x": .number(clip.origin.x), "y": .number(clip.origin.y), "width": .number(clip.size.width),
      "height": .number(clip.size.height), "scale": 1,
    ]
  }
}
