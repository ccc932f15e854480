import Primitives
import TestSupport
import Testing

@testable import AutoLayout

/// After any number of changes, a layout with stack views is that of an engine that begins with it.
@Suite struct StackHistoryTests {
  private struct RandomStacks {
    var layout = Layout()
    var generator: SeededGenerator
    let outer: ViewIndex
    let inner: ViewIndex

    /// A stack view of views with and without contents, one of which is a stack view itself.
    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      outer = layout.view()
      var arranged: [ViewIndex] = []
      for _ in 0..<3 { arranged.append(layout.view(in: outer)) }
      inner = layout.view(in: outer)
      arranged.append(inner)
      arranged.append(layout.view(in: outer))
      let nested = (0..<3).map { [inner] _ in layout.view(in: inner) }
      for view in arranged + nested { layout.views[view.rawValue].content = content() }
      layout.views[outer.rawValue].stack = StackArrangement(arrangedSubviews: arranged)
      layout.views[inner.rawValue].stack = StackArrangement(arrangedSubviews: nested)
      layout.add(
        equal(outer[.width], plus: 300), equal(outer[.height], plus: 200),
        equal(arranged[0][.width], plus: 20, at: .at(300)))
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }

    mutating func content() -> ContentSize {
      var content = ContentSize()
      for axis in LayoutAxis.allCases {
        content[axis].length = pick([nil, nil, 20, 30, 90])
        content[axis].hugging = .at(pick([250, 250, 251]))
      }
      return content
    }

    /// Changes one property of a view.
    mutating func change() -> (view: ViewIndex, change: (inout LayoutView) -> Void) {
      let stack = pick([outer, inner])
      let distribution = pick(StackArrangement.Distribution.allCases)
      let alignment = pick([StackArrangement.Alignment.fill, .leading, .center])
      let (spacing, axis) = (pick([0, 4, 10.0]), pick(LayoutAxis.allCases))
      let content = content()
      return pick([
        (stack, { $0.stack?.distribution = distribution }),
        (stack, { $0.stack?.alignment = alignment }),
        (stack, { $0.stack?.spacing = spacing }),
        (stack, { $0.stack?.axis = axis }),
        (ViewIndex(Int.random(in: 2..<10, using: &generator)), { $0.isHidden.toggle() }),
        (ViewIndex(Int.random(in: 2..<10, using: &generator)), { $0.isHidden.toggle() }),
        (ViewIndex(Int.random(in: 6..<10, using: &generator)), { $0.content = content }),
      ])
    }
  }

  @Test(arguments: 0..<40) func changesLeaveNoTrace(seed: UInt64) {
    var random = RandomStacks(seed: seed)
    var engine = random.layout.idle
    _ = engine.activate([0, 1, 2])
    for step in 0..<40 {
      let (view, change) = random.change()
      change(&random.layout.views[view.rawValue])
      _ = engine.update(view, change)
      #expect(engine.checkInvariants() == [])
      var fresh = random.layout.idle
      _ = fresh.activate([0, 1, 2])
      let pairs = zip(engine.solvedFrames(), fresh.solvedFrames()).enumerated()
      let differences = pairs.filter { !isClose($1.0, $1.1) }
        .map { "view \($0): \($1.0), not \($1.1)" }
      #expect(differences == [], "step \(step)")
    }
  }
}
