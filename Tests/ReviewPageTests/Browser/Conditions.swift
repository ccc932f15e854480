import BrowserSupport
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where there is no browser; the test runner says so.
  static var needsBrowser: Self {
    .enabled(
      if: BrowserExecutable.isInstalled,
      "no Chromium is installed, and \(BrowserExecutable.variable) names none")
  }

  /// Skips a test where axe-core is not at hand; the test runner says so.
  static var needsAccessibilityChecker: Self {
    .enabled(
      if: AccessibilityChecker.isNamed,
      "\(AccessibilityChecker.variable) does not name axe-core's axe.min.js")
  }
}
