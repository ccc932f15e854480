import AutoLayout
import Primitives
import Testing

@Suite struct ContentConflictTests {
  private func content(_ length: Double) -> ContentSize {
    let axis = ContentSize.Axis(
      length: length, hugging: .required, compressionResistance: .required)
    return ContentSize(horizontal: axis)
  }

  @Test func aRequiredContentSizeIsNeverBroken() {
    var layout = Layout()
    let view = layout.view(content: content(40))
    layout.add(equal(view[.width], plus: 50))
    var engine = layout.idle
    let conflicts = engine.activate([0])
    #expect(
      conflicts.map(\.memberNames) == [
        [.system(.contentSize(view, .horizontal)), .constraint(0)]
      ])
    #expect(conflicts.map(\.brokenName) == [.constraint(0)])
    #expect(engine.solvedFrames()[1].width == 40)
  }

  @Test func aNewContentSizeBreaksTheNewestConstraintAgainstIt() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.left], root[.left]), equal(view[.right], root[.right], plus: -100),
      equal(view[.top], root[.top]))
    var engine = layout.engine()
    let conflicts = engine.setContent(content(120), of: view)
    #expect(
      conflicts.map(\.memberNames) == [
        [.system(.contentSize(view, .horizontal)), .constraint(0), .constraint(1)]
      ])
    #expect(conflicts.map(\.brokenName) == [.constraint(1)])
    #expect(engine.solvedFrames()[1].width == 120)
    #expect(engine.setContent(ContentSize(), of: view).isEmpty)
    #expect(engine.solvedFrames()[1].width == 200 && !engine.isBroken(1))
  }

  @Test func twoContentSizesBreakTheConstraintBetweenThem() {
    var layout = Layout()
    let (a, b) = (layout.view(content: content(40)), layout.view(content: content(50)))
    layout.add(equal(a[.width], b[.width]))
    var engine = layout.idle
    let conflicts = engine.activate(0)
    #expect(
      conflicts.map(\.memberNames) == [
        [
          .system(.contentSize(a, .horizontal)), .system(.contentSize(b, .horizontal)),
          .constraint(0),
        ]
      ])
    #expect(conflicts.map(\.brokenName) == [.constraint(0)])
  }
}
