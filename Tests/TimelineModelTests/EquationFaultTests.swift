import Testing
import TimelineModel

/// The diagnostics of invalid equations and their locations.
@Suite struct EquationFaultTests {
  @Test(arguments: [
    ("a.left == 5", "the location `left` cannot equal a constant"),
    ("a.left == 0 * b.left", "a location cannot be multiplied by 0"),
    (
      "a.width == b.left",
      "`width` and `left` cannot be related: one is a size, the other a location"
    ),
    (
      "a.top == b.height",
      "`top` and `height` cannot be related: one is a size, the other a location"
    ),
    (
      "a.left == b.leading",
      "`left` and `leading` cannot be related: only one depends on the layout direction"
    ),
    (
      "a.trailing == b.rightMargin",
      "`trailing` and `rightMargin` cannot be related: only one depends on the layout direction"
    ),
    ("a.left == b.top", "`left` and `top` are on different axes"),
    ("a.centerY == b.centerX", "`centerY` and `centerX` are on different axes"),
    ("a.edges == b.center", "`edges` needs `edges` on the other side, not `center`"),
    ("a.top == b.edges", "`edges` needs `edges` on the other side, not `top`"),
    ("a.edges == 3", "the location `top` cannot equal a constant"),
    ("topLayoutGuide.topMargin == a.top", "a guide has no margins and no baselines"),
    ("root.safeArea.firstBaseline == a.top", "a guide has no margins and no baselines"),
    (
      "topLayoutGuide.safeArea.top == a.top", "`topLayoutGuide` is a guide and has no guides itself"
    ),
  ])
  func illegalEquationsAreRefused(_ equation: String, message: String) {
    let found = diagnostics(scene("\"\(equation)\""))
    #expect(found.map(\.code) == ["illegal-equation"])
    #expect(found.map(\.message) == [message])
  }

  @Test(arguments: [
    ("a.size == b.width", "`a.width == b.width` and `a.height == b.width`"),
    ("a.height == b.size", "`b.width == a.height` and `b.height == a.height`"),
  ])
  func aShorthandOfSizesIsWrittenOut(_ equation: String, equations: String) {
    let help = diagnostics(scene("\"\(equation)\"")).map(\.help)
    #expect(help == ["write an equation for each: " + equations])
  }

  @Test func aShorthandThatCannotBeWrittenOutIsNot() {
    #expect(
      diagnostics(scene("\"a.edges == b.top\"")).map(\.help) == [
        "write `edges` on both sides, or an equation for each attribute"
      ])
  }

  @Test(arguments: [
    ("a.left == b.top", "relate `left` to `left`, `right` or `centerX`"),
    ("a.centerY == b.left", "relate `centerY` to `top`, `bottom` or `centerY`"),
  ])
  func attributesOfTheSameAxisAreNamed(_ equation: String, advice: String) {
    #expect(diagnostics(scene("\"\(equation)\"")).map(\.help) == [advice])
  }

  @Test(arguments: [
    ("a.width == 8pt", "write the number alone: lengths are points"),
    (
      "a.width == 50%",
      "write a share of another length, as in `a.width == superview.width * 0.5`"
    ),
    (
      "a.width == 8 foo",
      "a term follows `+` or `-`, a priority follows `@`; "
        + "write an equation as in `a.leading == b.trailing + 8 @750`"
    ),
  ])
  func whatMayFollowATermIsNamed(_ equation: String, advice: String) {
    #expect(diagnostics(scene("\"\(equation)\"")).map(\.help) == [advice])
  }

  @Test func aConstraintWrittenInSwiftIsAnswered() {
    let found = diagnostics(scene("\"a.heightAnchor.constraint(equalToConstant: 50)\""))
    #expect(found.map(\.help) == ["write the relation itself, as in `a.leading == b.trailing + 8`"])
  }

  @Test func aPriorityWithThePointOfSwiftIsAnswered() {
    let found = diagnostics(scene("\"a.width == 5 @ .defaultHigh\""))
    #expect(found.map(\.help) == ["write `defaultHigh`, without the point"])
  }

  /// Columns are those of the file: the equation begins in column 2.
  @Test(arguments: [
    ("a.width = 5", "4:10 equation-syntax: expected `==`, `<=` or `>=`, not `=`"),
    ("a.width < 5", "4:10 equation-syntax: expected `==`, `<=` or `>=`, not `<`"),
    ("a.width", "4:9 equation-syntax: expected `==`, `<=` or `>=`, not the end"),
    ("a == 5", "4:2 equation-syntax: expected `.` and an attribute after `a`"),
    ("a. == 5", "4:5 equation-syntax: expected an attribute, not `=`"),
    ("", "4:2 equation-syntax: expected an anchor such as `view.leading`, not the end"),
    ("a.width == ", "4:13 equation-syntax: expected an anchor or a number, not the end"),
    ("a.width == 5 5", "4:15 equation-syntax: unexpected `5` after the equation"),
    (
      "a.width == b.width * c.width",
      "4:23 equation-syntax: the product of two anchors is not linear"
    ),
    (
      "a.width == b.width + c.width",
      "4:23 equation-syntax: the right side of an equation has at most one anchor"
    ),
    ("a.width == 8 / b.width", "4:17 equation-syntax: an equation cannot divide by an anchor"),
    ("a.width == 8 / (b.width)", "4:17 equation-syntax: an equation cannot divide by an anchor"),
    ("a.width == (b.width + 8", "4:25 equation-syntax: expected `)`, not the end"),
    ("a.width == 8 / 0", "4:17 not-finite: division by zero"),
    ("a.width == b.width / (gap - 8)", "4:23 not-finite: division by zero"),
    ("2 * a.width == 5", "4:2 equation-syntax: expected an anchor such as `view.leading`, not `2`"),
    ("a.width * 2 == 5", "4:10 equation-syntax: expected `==`, `<=` or `>=`, not `*`"),
    ("a.width == 5 @ high.x", "4:21 equation-syntax: unexpected `.` after the equation"),
    ("a.width == 1e999", "4:13 equation-syntax: the number is too large"),
    ("a.width == b.width / 0", "4:23 not-finite: division by zero"),
    ("a.width == 1e308 + 1e308", "4:13 not-finite: the constant is not a finite number"),
    ("x.width == 5", "4:2 unknown-name: unknown view or guide `x`"),
    ("gap.width == 5", "4:2 unknown-name: unknown view or guide `gap`"),
    ("a.widht == 5", "4:4 unknown-name: unknown attribute `widht`"),
    ("a.width == gip", "4:13 unknown-name: unknown metric `gip`"),
    ("a.width == a", "4:13 unknown-name: unknown metric `a`"),
    ("a.safeAera.top == b.top", "4:4 unknown-name: unknown guide `safeAera`"),
    ("a.notAnAttribute == 5", "4:4 unknown-name: unknown attribute `notAnAttribute`"),
    ("a.width == 5 @hgih", "4:16 unknown-name: unknown priority `hgih`"),
    ("é.width == 5", "4:2 equation-syntax: expected an anchor such as `view.leading`, not `é`"),
  ])
  func mistakesAreReportedWhereTheyAre(_ equation: String, expected: String) {
    #expect(problems(scene("\"\(equation)\"")) == [expected])
  }

  @Test func parenthesesAreNestedOnlySoDeep() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "b.width" + String(repeating: ")", count: depth)
    }
    for depth in [31, 32] {
      #expect(codes(scene("\"a.width == \(nested(depth))\"")) == [])
    }
    #expect(codes(scene("\"a.width == \(nested(33))\"")) == ["equation-syntax"])
    #expect(codes(scene("\"a.width == \(nested(100_000))\"")) == ["equation-syntax"])
  }

  @Test func escapesBeforeAMistakeDoNotShiftItsPlace() {
    #expect(
      problems(scene(#""\u0061.width == \u0062.widt""#)) == [
        "4:25 unknown-name: unknown attribute `widt`"
      ])
  }

  @Test func allWrongNamesOfAnEquationAreReported() {
    #expect(
      problems(scene(#""x.widht == y.width * m + n @p""#)) == [
        "4:2 unknown-name: unknown view or guide `x`",
        "4:4 unknown-name: unknown attribute `widht`",
        "4:13 unknown-name: unknown view or guide `y`",
        "4:23 unknown-name: unknown metric `m`",
        "4:27 unknown-name: unknown metric `n`",
        "4:30 unknown-name: unknown priority `p`",
      ])
  }

  @Test func correctionsNameTheLineOfTheDeclaration() {
    let text = """
      {"version": 1, "canvas": {"width": 1, "height": 1},
      "views": [
        {"id": "yellow"}],
      "constraints": ["yelow.width == 5"]}
      """
    #expect(diagnostics(text).map(\.help) == ["did you mean `yellow`? (declared at line 3)"])
  }
}
