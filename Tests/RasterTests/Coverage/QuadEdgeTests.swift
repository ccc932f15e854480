import Primitives
import TestSupport
import Testing

@testable import Raster

@Suite struct QuadEdgeTests {
  @Test func aSideIsTheSameFollowedUpOrDown() throws {
    let (high, low) = (Point(x: 3, y: 1), Point(x: 7, y: 9))
    let down = try #require(QuadEdge(from: high, to: low))
    let up = try #require(QuadEdge(from: low, to: high))
    #expect(down.top == high && up.top == high)
    #expect(down.bottom == low && up.bottom == low)
    #expect(down.direction == 1 && up.direction == -1)
    #expect(down.x(at: 3) == 4)
    #expect(down.x(at: 7) == 6)
  }

  @Test func aHorizontalSideIsOmitted() {
    #expect(QuadEdge(from: Point(x: 1, y: 2), to: Point(x: 5, y: 2)) == nil)
    #expect(QuadEdge(from: Point(x: 1, y: -0.0), to: Point(x: 5, y: 0)) == nil)
  }

  /// Ends of magnitudes far apart, where a sum from one end would round.
  @Test func aSideEndsAtItsEndsAndStaysBetweenThem() {
    var generator = SeededGenerator(seed: 51)
    func point() -> Point {
      let scale: Double = [1e-9, 1, 1e9, 1e15].randomElement(using: &generator) ?? 1
      return Point(
        x: .random(in: -scale...scale, using: &generator),
        y: .random(in: -scale...scale, using: &generator))
    }
    for _ in 0..<2000 {
      guard let edge = QuadEdge(from: point(), to: point()) else { continue }
      let y = Double.random(in: edge.top.y...edge.bottom.y, using: &generator)
      let range = min(edge.top.x, edge.bottom.x)...max(edge.top.x, edge.bottom.x)
      #expect(edge.x(at: edge.top.y) == edge.top.x && edge.x(at: edge.bottom.y) == edge.bottom.x)
      #expect(range.contains(edge.x(at: y)), "\(edge) at \(y)")
    }
  }

  @Test func anUprightSideIsUprightToTheLastBit() throws {
    let edge = try #require(QuadEdge(from: Point(x: 0.1, y: 0.3), to: Point(x: 0.1, y: 1e6 / 7)))
    #expect((1...99).allSatisfy { edge.x(at: Double($0) / 0.7) == 0.1 })
  }
}
