import AutoLayout
import Primitives
import Testing

/// The description of an engine, for people who debug a layout.
@Suite struct DescriptionTests {
  @Test func anEngineListsViewsByTreeAndConstraintsWithTheirStates() {
    var layout = Layout()
    let box = layout.view()
    let label = layout.view(
      in: box, content: ContentSize(horizontal: ContentSize.Axis(length: 12.5)))
    _ = layout.given(Rect(x: 1, y: 2, width: 3, height: 4))
    layout.add(
      equal(box[.leading], root[.leadingMargin], plus: 8), equal(box[.width], plus: 40),
      equal(box[.width], plus: 50),
      atMost(label[.trailing], box[.trailing], times: 0.5, at: .at(750.5)))
    var engine = layout.idle
    _ = engine.activate([0, 1, 2])
    #expect(
      engine.description == """
        canvas 300×200, leftToRight
        view 0 at (0, 0), 300×200, given
          view 1 at (8, 0), 40×0
            view 2 at (0, 0), 12.5×0
          view 3 at (1, 2), 3×4, given
        0: view 1.leading == view 0.leadingMargin + 8.0 @1000.0, in force
        1: view 1.width == 40.0 @1000.0, in force
        2: view 1.width == 50.0 @1000.0, broken
        3: view 2.trailing <= view 1.trailing * 0.5 + 0.0 @750.5, inactive
        4: view 2.width <= 12.5 @250.0, in force, NSContentSizeLayoutConstraint
        5: view 2.width >= 12.5 @750.0, in force, NSContentSizeLayoutConstraint
        """)
  }

  @Test func anItemIsDescribedByItsViewAndGuide() {
    var layout = Layout()
    let view = layout.view()
    let guide = layout.guide(of: view)
    let items: [LayoutItem] = [
      guide, .safeArea(view), .layoutMarginsGuide(view), .readableContentGuide(view),
      .contentLayoutGuide(view), .frameLayoutGuide(view), .topLayoutGuide, .bottomLayoutGuide,
    ]
    #expect(
      items.map(\.description) == [
        "view 1.guide 0", "view 1.safeArea", "view 1.layoutMarginsGuide",
        "view 1.readableContentGuide", "view 1.contentLayoutGuide", "view 1.frameLayoutGuide",
        "topLayoutGuide", "bottomLayoutGuide",
      ])
  }
}
