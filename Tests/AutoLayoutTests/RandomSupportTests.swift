import AutoLayout
import Foundation
import Primitives
import Testing

/// Explanations of many layouts: the contributions add up to the solved value, and every link is
/// satisfied with equality.
@Suite struct RandomSupportTests {
  private static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  @Test(.timeLimit(.minutes(5)), arguments: [0, 3, 8])
  func theArithmeticGivesTheSolvedValue(requiredShare: Int) throws {
    for seed in 0..<cases {
      var random = RandomLayout(seed: UInt64(seed), requiredShare: requiredShare)
      var engine = random.layout.idle
      for _ in 0..<24 { _ = engine.apply(random.edit()) }
      let faults = faults(of: engine)
      #expect(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "\n"))")
    }
  }

  private var cases: Int {
    ProcessInfo.processInfo.environment["LAYOUTANIM_CASES"].flatMap { Int($0) } ?? 40
  }

  private func faults(of engine: LayoutEngine) -> [String] {
    let frames = engine.solvedFrames()
    return engine.views.indices.flatMap { view in
      Self.attributes.flatMap { attribute in
        faults(
          engine.support(of: attribute, of: ViewIndex(view)),
          expected: value(of: attribute, frames[view]), "\(attribute) of \(view)")
      }
    }
  }

  private func faults(_ support: LayoutSupport, expected: Double, _ name: String) -> [String] {
    var faults: [String] = []
    let sum = support.links.reduce(support.fixed) { $0 + $1.contribution }
    let size = support.links.reduce(1) { max($0, abs($1.contribution)) }
    if abs(support.value - expected) > 1e-9 * size { faults.append("\(name): \(support.value)") }
    if abs(sum - expected) > 1e-9 * size { faults.append("\(name): \(sum), not \(expected)") }
    for link in support.links {
      guard let constraint = link.constraint else { continue }
      let far = link.far.map { $0 + link.farInset }
      let (first, second) = link.isReversed ? (far ?? 0, link.near) : (link.near, far ?? 0)
      let error = first - second * constraint.multiplier - constraint.constant
      if abs(error) > 1e-9 * max(size, abs(second)) { faults.append("\(name): \(link) misses") }
    }
    if Set(support.links.map(\.source)).count < support.links.count {
      faults.append("\(name): a link comes twice")
    }
    return faults
  }

  /// The attribute of a rectangle, by definition.
  private func value(of attribute: LayoutAttribute, _ frame: Rect) -> Double {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: (frame.minX + frame.maxX) / 2
    default: (frame.minY + frame.maxY) / 2
    }
  }
}
