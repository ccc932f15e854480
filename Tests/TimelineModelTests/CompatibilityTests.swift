import AutoLayout
import Testing
import TimelineModel

/// The effects of `"compatibility": "iOS7"` on reading a file.
@Suite struct CompatibilityTests {
  private static let iOS7 = #", "compatibility": "iOS7""#

  private func equations(_ constraint: String, _ more: String = "") throws -> [String] {
    try timeline(scene(constraint, more)).constraints.map { each in
      let constraint = each.constraint
      return "\(constraint.firstAttribute) = \(constraint.secondAttribute) + \(constraint.constant)"
    }
  }

  @Test func itIsModernUnlessDeclared() throws {
    #expect(try timeline(scene()).compatibility == .modern)
    #expect(try timeline(scene("", Self.iOS7)).compatibility == .iOS7)
  }

  /// The key also takes effect if it is the last in the file, as here.
  @Test(arguments: [
    #""|-[a]-[b]-|""#, #"{"visualFormat": "|-[a]-[b]-|", "id": "row"}"#,
    #"{"visualFormat": "|-[a]-[b]-|", "options": ["directionLeadingToTrailing"]}"#,
    #""row: H:|-[a]-[b]-|""#,
  ])
  func aLoneHyphenAtTheSuperviewIsItsMarginOrTwenty(_ format: String) throws {
    #expect(
      try equations(format) == [
        "leading = leadingMargin + 0.0", "leading = trailing + 8.0",
        "trailingMargin = trailing + 0.0",
      ])
    #expect(
      try equations(format, Self.iOS7) == [
        "leading = leading + 20.0", "leading = trailing + 8.0", "trailing = trailing + 20.0",
      ])
  }

  @Test func aNumberAtTheSuperviewIsTheSameInBoth() throws {
    for more in ["", Self.iOS7] {
      #expect(
        try equations(#""V:|-gap-[a]-3-|""#, more) == ["top = top + 8.0", "bottom = bottom + 3.0"])
      #expect(try equations(#""V:|[a]|""#, more) == ["top = top + 0.0", "bottom = bottom + 0.0"])
    }
  }

  @Test func otherSystemsAreUnknown() {
    let found = diagnostics(scene("", #", "compatibility": "iOS8""#))
    #expect(found.map(\.message) == ["`compatibility` cannot be `iOS8`"])
    #expect(found.map(\.help) == ["write `iOS7`, or omit the key for the behaviour since iOS 8"])
  }
}
