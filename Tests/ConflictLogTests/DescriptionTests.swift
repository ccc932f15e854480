import Reporting
import Testing
import TimelineModel

@testable import ConflictLog

/// The forms that a debug description has.
@Suite struct DescriptionTests {
  private func restated(_ descriptions: String...) throws -> RestatedConflict {
    let list = descriptions.map { "\"<\($0)>\"" }.joined(separator: ",\n")
    return try LogExplanation(Array(list.utf8), path: "log").conflicts[0].restated
  }

  @Test(arguments: [
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(>=44@750)] priority:750", "view.width >= 44 @750"),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(==UILabel:0xb)]", "view.width == label.width"),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(UILabel:0xb)]", "view.width == label.width"),
    (
      "NSLayoutConstraint:0x1 H:|[UIView:0xa]   (Names: '|':UIView:0xb )",
      "view1.leading == view2.leading"
    ),
    (
      "NSLayoutConstraint:0x1 H:|-(5)-[UIView:0xa](LTR)   (active, names: '|':UILabel:0xb )",
      "view.left == label.left + 5"
    ),
    (
      "NSLayoutConstraint:0x1 H:|-[UIView:0xa]   (Names: '|':UILabel:0xb )",
      "view.leading == label.leading + 20"
    ),
    ("NSLayoutConstraint:0x1 V:[UIView:0xa]-[UILabel:0xb]", "label.top == view.bottom + 8"),
    ("NSLayoutConstraint:0x1 V:[UIView:0xa][UILabel:0xb]", "label.top == view.bottom"),
    (
      "NSLayoutConstraint:0x1 V:[UIView:0xa]-(<=NSSpace(8))-[UILabel:0xb]",
      "label.top <= view.bottom + 8"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.width == 2*UILabel:0xb.width - 1.5 @ 999",
      "view.width == 2 * label.width - 1.5 @999"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.width == UILabel:0xb.width*0.5 priority:1",
      "view.width == 0.5 * label.width @1"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.baseline == UILabel:0xb'a.b (c)'.baseline",
      "view.lastBaseline == label.lastBaseline"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.left == UILabel:0xb'Don't > it'.left",
      "view.left == label.left"
    ),
    (
      "NSLayoutConstraint:0x1 Terms.Logo.width == 40   (active, names: Terms.Logo:0xa )",
      "termsLogo.width == 40"
    ),
    ("NSLayoutConstraint:0x1 App.Cell<App.Row>:0xa.width == 40", "cell.width == 40"),
    (
      "MASLayoutConstraint:0x1 UIView:0xa.bottom <= UILabel:0xb.bottom + 1e1",
      "view.bottom <= label.bottom + 10"
    ),
    (
      "SnapKit.LayoutConstraint:0x1@My Views/A.swift#8 UIView:0xa.height == 30.0",
      "view.height == 30"
    ),
    (
      "NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa'a'(50)] Hug:251 CompressionResistance:1000",
      "label.width >= 50"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 0   (active, names: '|':UIWindow:0xb )",
      "view.left == superview.left"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.centerXWithinMargins == UILabel:0xb.centerXWithinMargins",
      "view.centerXWithinMargins == label.centerXWithinMargins"
    ),
  ])
  func aFormIsRead(_ description: String, _ equation: String) throws {
    #expect(try restated(description).equation(0) == equation)
  }

  @Test func whatForumsDoToLogsIsUndone() throws {
    for text in [
      #"\<NSLayoutConstraint:0x1 UIView:0xa.height \>= 4\>"#,
      "&lt;NSLayoutConstraint:0x1 UIView:0xa.height &gt;= 4&gt;",
      "**\"< NSLayoutConstraint: 0x1 UIView:0xa.height >= 4>\",**",
      "> \"<NSLayoutConstraint:0x1 UIView:0xa.height >= 4 (active)>\",",
    ] {
      let log = try LogExplanation(Array(text.utf8), path: "log")
      #expect(log.conflicts.map { $0.restated.equation(0) } == ["view.height >= 4"], "\(text)")
    }
    let mangled = "<NSLayoutConstraint:0x1 'UISV~~spacing' V:[UIView:0xa]~~(4)~~[UILabel:0xb]>"
    let log = try LogExplanation(Array(mangled.utf8), path: "log")
    #expect(log.conflicts[0].restated.equation(0) == "label.top == view.bottom + 4")
    #expect(log.conflicts[0].restated.conflict.constraints[0].systemCause == .stack)
  }

  @Test(arguments: [
    ("UIView:0xa.size == 4", "`size` is not an attribute of a layout"),
    ("UIView:0xa.width = 4", "no relation follows the first anchor"),
    ("UIView:0xa.width == 4 @0", "a priority is greater than 0 and at most 1000"),
    ("UIView:0xa.width == 4 @nan", "a priority is greater than 0 and at most 1000"),
    ("UIView:0xa.width == UILabel:0xb.width / 0", "no number follows"),
    ("UIView:0xa.width == 4 points", "what follows is not part of a constraint"),
    ("V:|-(8)-[UIView:0xa]", "the log does not say what `|` is"),
    ("V:[UIView:0xa", "`]` is missing"),
    ("V:[UIView:0xa(x)]", "this is neither a number nor a view"),
    ("logo.width == 4", "this is neither a view nor a guide"),
  ])
  func whatIsNotUnderstoodIsReportedWithItsPlace(_ body: String, _ message: String) throws {
    let text = """
      first line
      "<NSLayoutConstraint:0x1 \(body)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.height == 4>"
      """
    let log = try LogExplanation(Array(text.utf8), path: "log")
    let diagnostic = try #require(log.report.diagnostics.first)
    #expect(diagnostic.message == "a constraint cannot be read: \(message)")
    #expect(diagnostic.location?.line == 2)
    #expect(diagnostic.location.map { $0.column > 24 } == true)
    #expect(log.conflicts[0].openPoints.contains("1 line that cannot be read"))
  }
}
