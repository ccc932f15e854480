import AutoLayout
import Testing
import TimelineModel

/// Equations: what they mean and what is wrong with the wrong ones.
@Suite struct EquationTests {
  private let a = LayoutItem.view(ViewIndex(1))
  private let b = LayoutItem.view(ViewIndex(2))
  private let c = LayoutItem.view(ViewIndex(3))
  private let root = LayoutItem.view(.root)

  private func constraints(_ equation: String) throws -> [LayoutConstraint] {
    try timeline(scene("\"\(equation)\"")).constraints.map(\.constraint)
  }

  @Test(arguments: [
    ("a.width == 50", 1, 50), ("a.width == -50", 1, -50), ("a.width == gap", 1, 8),
    ("a.width == 1 + gap - 2 + 3", 1, 10), ("a.width==gap-8+4", 1, 4), ("a.width == 1e2", 1, 100),
    ("  a . width  ==  50  ", 1, 50), ("a.width == 5 + -3", 1, 2), ("a.width == 5 - -3", 1, 8),
  ])
  func constants(_ equation: String, multiplier: Double, constant: Double) throws {
    #expect(
      try constraints(equation) == [
        LayoutConstraint(
          firstItem: a, firstAttribute: .width, multiplier: multiplier, constant: constant)
      ])
  }

  @Test(arguments: [
    ("a.width == b.width", 1, 0), ("a.width == 2 * b.width", 2, 0),
    ("a.width == b.width * 2", 2, 0),
    ("a.width == b.width / 4", 0.25, 0), ("a.width == -0.5*b.width", -0.5, 0),
    ("a.width == (1/4) * b.width", 0.25, 0), ("a.width == -(1/4) * b.width", -0.25, 0),
    ("a.width == b.width * (3 / 4)", 0.75, 0), ("a.width == gap * b.width", 8, 0),
    ("a.width == b.width / gap", 0.125, 0), ("a.width == 3 * b.width / 2", 1.5, 0),
    ("a.width == 0 * b.width + 5", 0, 5), ("a.width == b.width + gap", 1, 8),
    ("a.width == b.width - gap", 1, -8), ("a.width == b.width - 8 + 4", 1, -4),
    ("a.width == b.width + -8", 1, -8), ("a.width == b.width * 2 - gap - 1", 2, -9),
  ])
  func linearRightSides(_ equation: String, multiplier: Double, constant: Double) throws {
    #expect(
      try constraints(equation) == [
        LayoutConstraint(
          firstItem: a, firstAttribute: .width, secondItem: b, secondAttribute: .width,
          multiplier: multiplier, constant: constant)
      ])
  }

  @Test(arguments: [
    ("a.top == b.bottom", LayoutRelation.equal), ("a.top <= b.bottom", .lessThanOrEqual),
    ("a.top>=b.bottom", .greaterThanOrEqual),
  ])
  func relations(_ equation: String, relation: LayoutRelation) throws {
    #expect(
      try constraints(equation) == [
        LayoutConstraint(
          firstItem: a, firstAttribute: .top, relation: relation, secondItem: b,
          secondAttribute: .bottom)
      ])
  }

  @Test(arguments: [
    ("@1000", Float(1000)), ("@ 0.5", 0.5), ("@999.5", 999.5), ("@required", 1000),
    ("@defaultHigh", 750), ("@defaultHigh+1", 751), ("@defaultLow - 1.5", 248.5),
    ("@fittingSizeLevel", 50), ("@gap", 8), ("@gap+2", 10),
  ])
  func priorities(_ priority: String, value: Float) throws {
    #expect(try constraints("a.width == 5 \(priority)").map(\.priority.rawValue) == [value])
  }

  @Test(arguments: ["@0", "@1000.00001", "@-1", "@required+1", "@gap-8", "@1e-60", "@low", "@"])
  func wrongPriorities(_ priority: String) {
    #expect(diagnostics(scene("\"a.width == 5 \(priority)\"")).count == 1)
  }

  @Test func itemsOfAllKinds() throws {
    let items: [(String, LayoutItem)] = [
      ("a", a), ("root", root), ("topLayoutGuide", .topLayoutGuide),
      ("bottomLayoutGuide", .bottomLayoutGuide), ("root.safeArea", .safeArea(.root)),
      ("root.layoutMarginsGuide", .layoutMarginsGuide(.root)),
      ("root.readableContentGuide", .readableContentGuide(.root)),
      ("a.layoutMarginsGuide", .layoutMarginsGuide(ViewIndex(1))),
    ]
    for (text, item) in items {
      #expect(try constraints("c.top == \(text).bottom").map(\.secondItem) == [item])
      #expect(try constraints("\(text).top == c.bottom").map(\.firstItem) == [item])
    }
  }

  @Test func superviewIsThatOfTheFirstItem() throws {
    #expect(try constraints("c.top == superview.top").map(\.secondItem) == [b])
    #expect(try constraints("b.top == superview.top").map(\.secondItem) == [root])
    #expect(
      try constraints("c.top == superview.layoutMarginsGuide.top").map(\.secondItem)
        == [.layoutMarginsGuide(ViewIndex(2))])
    #expect(
      problems(scene(#""superview.top == a.top", "root.top == superview.top""#)) == [
        "4:2 illegal-equation: `superview` can only stand on the right side",
        "4:40 illegal-equation: `root` has no superview",
      ])
  }

  @Test func everyAttributeOfRootIsRead() throws {
    let pairs: [LayoutAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    for attribute in pairs {
      let name = attribute.rawValue
      #expect(try constraints("root.\(name) == a.\(name)").map(\.firstAttribute) == [attribute])
    }
  }

  @Test func shorthandsStandForTheirEquations() throws {
    let edges = try constraints("a.edges == b.edges")
    #expect(edges.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing])
    #expect(edges.map(\.secondAttribute) == [.top, .leading, .bottom, .trailing])
    let centers = try constraints("a.center == root.safeArea.center + 3 @20")
    #expect(centers.map(\.firstAttribute) == [.centerX, .centerY])
    #expect(centers.map(\.constant) == [3, 3])
    #expect(centers.map(\.priority.rawValue) == [20, 20])
    let sizes = try constraints("a.size <= 0.5 * b.size")
    #expect(sizes.map(\.firstAttribute) == [.width, .height])
    #expect(sizes.map(\.multiplier) == [0.5, 0.5])
    #expect(try constraints("a.size == 9").map(\.constant) == [9, 9])
  }

  @Test func membersOfAShorthandAreNumbered() throws {
    let named = try timeline(scene(#""e: a.edges == b.edges""#)).constraints
    #expect(named.map(\.id) == ["e#0", "e#1", "e#2", "e#3"])
    #expect(named.map(\.name) == ["e#0", "e#1", "e#2", "e#3"])
    let unnamed = try timeline(scene(#""a.size == b.size""#)).constraints
    #expect(unnamed.map(\.id) == [nil, nil])
    #expect(unnamed.map(\.name) == ["a.size == b.size#0 (line 4)", "a.size == b.size#1 (line 4)"])
  }

  @Test(arguments: [
    ("a.left == 5", "the location `left` cannot equal a constant"),
    ("a.left == 0 * b.left", "a location cannot be multiplied by 0"),
    ("a.width == b.left", "`width` and `left` are a size and a location"),
    ("a.top == b.height", "`top` and `height` are a size and a location"),
    (
      "a.left == b.leading",
      "`left` and `leading` cannot be paired: one follows the layout direction"
    ),
    (
      "a.trailing == b.rightMargin",
      "`trailing` and `rightMargin` cannot be paired: one follows the layout direction"
    ),
    ("a.left == b.top", "`left` and `top` lie on different axes"),
    ("a.centerY == b.centerX", "`centerY` and `centerX` lie on different axes"),
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
    "a.width == b.height * 0.5", "a.centerX == b.leading", "a.centerX == b.left",
    "a.width == 0 * b.width", "a.top == b.centerY * -2", "a.left == b.right * 0.001",
  ])
  func unusualButLegalEquationsAreRead(_ equation: String) {
    #expect(problems(scene("\"\(equation)\"")) == [])
  }

  /// The column is that of the character in the file: the equation begins in column 2.
  @Test(arguments: [
    ("a.width = 5", "4:10 equation-syntax: expected `==`, `<=` or `>=`, not `=`"),
    ("a.width < 5", "4:10 equation-syntax: expected `==`, `<=` or `>=`, not `<`"),
    ("a.width", "4:9 equation-syntax: expected `==`, `<=` or `>=`, not the end"),
    ("a == 5", "4:2 equation-syntax: expected `.` and an attribute after `a`"),
    ("a. == 5", "4:5 equation-syntax: expected an attribute, not `=`"),
    ("", "4:2 equation-syntax: expected an anchor such as `view.leading`, not the end"),
    ("a.width == ", "4:13 equation-syntax: expected an anchor or a number, not the end"),
    ("a.width == 5 5", "4:15 equation-syntax: unexpected `5` after the equation"),
    ("a.width == 5 * gap", "4:17 equation-syntax: expected `.` and an attribute after `gap`"),
    ("a.width == (1/3)", "4:18 equation-syntax: expected `*` and an anchor after the fraction"),
    ("a.width == -b.width", "4:13 equation-syntax: an anchor cannot be negated"),
    (
      "a.width == b.width + 2 * 3",
      "4:25 equation-syntax: an equation ends with a sum of numbers and metrics"
    ),
    ("a.width == 5 @ high.x", "4:21 equation-syntax: unexpected `.` after the equation"),
    ("a.width == 1e999", "4:13 equation-syntax: the number is too large"),
    ("a.width == b.width / 0", "4:23 not-finite: the multiplier is not a finite number"),
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
