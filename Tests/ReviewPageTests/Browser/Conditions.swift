import BrowserSupport
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test if no browser is installed; the test runner reports it.
  static var needsBrowser: Self {
    .enabled(
      if: BrowserExecutable.isInstalled,
      "no Chromium is installed, and \(BrowserExecutable.variable) names none")
  }

  /// Skips a test if axe-core is not available; the test runner reports it.
  static var needsAccessibilityChecker: Self {
    .enabled(
      if: AccessibilityChecker.isNamed,
      "\(AccessibilityChecker.variable) does not name axe-core's axe.min.js")
  }
}
