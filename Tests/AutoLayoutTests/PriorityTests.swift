import AutoLayout
import Primitives
import Testing

@Suite struct PriorityTests {
  /// The left edge of a view under some constraints on it.
  private func left(_ constraints: (ViewIndex) -> [LayoutConstraint]) -> Double {
    var layout = Layout()
    let view = layout.view()
    layout.add(constraints(view))
    return layout.frame(of: view).minX
  }

  @Test func aHigherPriorityIsMetBeforeALower() {
    let left = left { view in
      [
        equal(view[.left], root[.left], plus: 100, at: .at(750)),
        equal(view[.left], root[.left], plus: 10, at: .at(751)),
      ]
    }
    #expect(left == 10)
  }

  @Test func prioritiesThatDifferByAFractionAreTwoLevels() {
    let left = left { view in
      [
        equal(view[.left], root[.left], plus: 100, at: .at(999)),
        equal(view[.left], root[.left], plus: 10, at: .at(999.5)),
      ]
    }
    #expect(left == 10)
  }

  @Test func noNumberOfLowerOnesOutvotesAHigherOne() {
    let left = left { view in
      [equal(view[.left], root[.left], plus: 10, at: .at(251))]
        + (0..<50).map { _ in equal(view[.left], root[.left], plus: 100, at: .at(250)) }
    }
    #expect(left == 10)
  }

  @Test func oneLevelHasTheLeastSumOfAbsoluteErrors() {
    let left = left { view in
      [0.0, 100, 10].map { equal(view[.left], root[.left], plus: $0, at: .at(500)) }
    }
    #expect(left == 10)
  }

  @Test func anOptionalConstraintThatCannotBeSatisfiedIsAsCloseAsPossible() {
    let left = left { view in
      [
        atMost(view[.left], root[.left], plus: 60),
        equal(view[.left], root[.left], plus: 100, at: .at(1)),
      ]
    }
    #expect(left == 60)
  }

  @Test func anInequalityBindsOnlyWhereItIsViolated() {
    func left(wish: Double) -> Double {
      self.left { view in
        [
          atLeast(view[.left], root[.left], plus: 20),
          atMost(view[.left], root[.left], plus: 60),
          equal(view[.left], root[.left], plus: wish, at: .at(500)),
        ]
      }
    }
    #expect(left(wish: 10) == 20)
    #expect(left(wish: 35) == 35)
    #expect(left(wish: 90) == 60)
  }

  @Test func anOptionalInequalityCostsOnlyOnItsViolatedSide() {
    let left = left { view in
      [
        atLeast(view[.left], root[.left], plus: 50, at: .at(750)),
        equal(view[.left], root[.left], plus: 20, at: .at(749)),
        equal(view[.left], root[.left], plus: 90, at: .at(748)),
      ]
    }
    #expect(left == 50)
  }

  /// Yellow and blue share a row, or yellow fills it alone.
  @Test(arguments: [(751.0, 167.5), (749.0, 343.0)])
  func oneOfTwoTrailingEdgesWinsByOne(bluePriority: Double, yellowWidth: Double) {
    var layout = Layout()
    layout.canvas = LayoutCanvas(size: Size(width: 375, height: 667))
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(left: 16, right: 16))
    let (yellow, blue) = (layout.view(), layout.view())
    let spacing = bluePriority > 750 ? 8.0 : 375.0
    layout.add(
      equal(yellow[.leading], root[.leadingMargin]), equal(blue[.width], yellow[.width]),
      equal(blue[.leading], yellow[.trailing], plus: spacing),
      equal(yellow[.trailing], root[.trailingMargin], at: .at(750)),
      equal(blue[.trailing], root[.trailingMargin], at: .at(bluePriority)))
    #expect(isClose(layout.frame(of: yellow).width, yellowWidth))
    #expect(isClose(layout.frame(of: blue).minX, 16 + yellowWidth + spacing))
  }
}

@Suite struct ContentSizeTests {
  private func content(
    _ length: Double, hugging: Double = 250, resistance: Double = 750
  ) -> ContentSize {
    let axis = ContentSize.Axis(
      length: length, hugging: .at(hugging), compressionResistance: .at(resistance))
    return ContentSize(horizontal: axis, vertical: axis)
  }

  @Test func withoutConstraintsTheContentSizeIsTheSize() {
    var layout = Layout()
    let view = layout.view(content: content(40))
    layout.add(equal(view[.left], root[.left], plus: 1))
    #expect(isClose(layout.frame(of: view), Rect(x: 1, y: 0, width: 40, height: 40)))
  }

  @Test func aContentSizeHoldsWithoutAnyConstraint() {
    var layout = Layout()
    let view = layout.view(content: content(40))
    let expected = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(isClose(layout.idle.solvedFrames()[view.rawValue], expected))
  }

  @Test func aContentSizeOfZeroIsASizeAndNilIsNot() {
    var layout = Layout()
    let none = layout.view()
    let zero = layout.view(content: content(0))
    layout.add(
      equal(none[.width], plus: 50, at: .at(1)), equal(zero[.width], plus: 50, at: .at(1)))
    #expect(layout.frame(of: none).width == 50)
    #expect(layout.frame(of: zero).width == 0)
  }

  /// The width of a view with a content width of 100 and an optional constraint on its width.
  private func width(_ wish: Double, at priority: Double) -> Double {
    var layout = Layout()
    let view = layout.view(content: content(100))
    layout.add(equal(view[.width], plus: wish, at: .at(priority)))
    return layout.frame(of: view).width
  }

  @Test func huggingYieldsToWhatIsStronger() {
    #expect(width(160, at: 249) == 100)
    #expect(width(160, at: 251) == 160)
  }

  @Test func compressionResistanceYieldsToWhatIsStronger() {
    #expect(width(50, at: 749) == 100)
    #expect(width(50, at: 751) == 50)
  }

  @Test func ofTwoViewsInARowTheOneThatHugsLessGrows() {
    var layout = Layout()
    let a = layout.view(content: content(60, hugging: 251))
    let b = layout.view(content: content(80))
    layout.add(row(a, b))
    #expect(isClose(layout.frame(of: a).width, 60))
    #expect(isClose(layout.frame(of: b).width, 240))
  }

  @Test func ofTwoViewsInARowTheOneThatResistsLessShrinks() {
    var layout = Layout()
    let a = layout.view(content: content(200))
    let b = layout.view(content: content(180, resistance: 749))
    layout.add(row(a, b))
    #expect(isClose(layout.frame(of: a).width, 200))
    #expect(isClose(layout.frame(of: b).width, 100))
  }

  private func row(_ a: ViewIndex, _ b: ViewIndex) -> [LayoutConstraint] {
    [
      equal(a[.leading], root[.leading]), equal(b[.leading], a[.trailing]),
      equal(b[.trailing], root[.trailing]),
    ]
  }

  @Test func aNewContentSizeReplacesTheOldOne() {
    var layout = Layout()
    let view = layout.view(content: content(100))
    layout.add(equal(view[.left], root[.left]))
    var engine = layout.engine()
    #expect(engine.setContent(content(30), of: view).isEmpty)
    #expect(isClose(engine.solvedFrames()[1].width, 30))
    #expect(engine.setContent(ContentSize(), of: view).isEmpty)
    #expect(engine.solvedFrames()[1].width == 0)
  }

  @Test func theRootsContentSizeDoesNotMoveTheCanvas() {
    var layout = Layout()
    layout.views[0].content = content(40)
    #expect(layout.frame(of: root) == Rect(x: 0, y: 0, width: 300, height: 200))
  }
}
