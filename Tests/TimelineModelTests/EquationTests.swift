import AutoLayout
import Testing
import TimelineModel

/// The constraints that equations mean.
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
    ("a.width == 5 * gap", 1, 40), ("a.width == (1/4)", 1, 0.25), ("a.width == 2 + 8 * 2", 1, 18),
    ("a.width == (2 + 8) * 2 / 5", 1, 4), ("a.width == -0", 1, 0),
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

  private static let products: [(String, Double, Double)] = [
    ("a.width == b.width * 9 / 16", 0.5625, 0), ("a.width == 9 / 16 * b.width", 0.5625, 0),
    ("a.width == -b.width", -1, 0), ("a.width == 8 + b.width", 1, 8),
    ("a.width == gap * 2 - b.width / 2", -0.5, 16), ("a.width == b.width + 2 * 3", 1, 6),
    ("a.width == (b.width - 8) * 2", 2, -16), ("a.width == -(b.width + 1) / 2 - 3", -0.5, -3.5),
  ]

  @Test(arguments: products)
  func rightSidesAreMultipliedOut(_ case: (String, Double, Double)) throws {
    let (equation, multiplier, constant) = `case`
    #expect(
      try constraints(equation) == [
        LayoutConstraint(
          firstItem: a, firstAttribute: .width, secondItem: b, secondAttribute: .width,
          multiplier: multiplier, constant: constant)
      ])
  }

  /// In double precision 7 / 3 is not 1 / 3 * 7.
  @Test func factorsAreMultipliedAsWritten() throws {
    let third = 1.0 / 3
    #expect(try constraints("a.width == b.width / 3 * 7").map(\.multiplier) == [third * 7])
    #expect(try constraints("a.width == b.width * 7 / 3").map(\.multiplier) == [7.0 / 3])
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
      ("root.safeAreaLayoutGuide", .safeArea(.root)),
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
        "4:2 illegal-equation: `superview` is only allowed on the right side",
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

  @Test func shorthandsExpandToTheirEquations() throws {
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
    "a.width == b.height * 0.5", "a.centerX == b.leading", "a.centerX == b.left",
    "a.width == 0 * b.width", "a.top == b.centerY * -2", "a.left == b.right * 0.001",
  ])
  func unusualButLegalEquationsAreRead(_ equation: String) {
    #expect(problems(scene("\"\(equation)\"")) == [])
  }
}
