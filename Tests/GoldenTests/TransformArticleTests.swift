import AutoLayout
import Foundation
import Presentation
import Primitives
import TestSupport
import Testing
import TimelineModel
import Timing

/// The scenes of the article on constraints and transformations, computed by hand. Every view is a
/// square of 80 points; the grey ones have their centres at (80, 100) and (240, 100).
///
/// The animations last from frame 15 to frame 75; frame 45 is halfway.
@Suite struct TransformArticleTests {
  private static let left = Point(x: 80, y: 100)
  private static let right = Point(x: 240, y: 100)

  /// The visible centre of a view, and its matrix.
  private func seen(_ name: String, _ view: String, frame: Int) throws -> (
    Point, Primitives.AffineTransform
  ) {
    let played = try PlayedTimeline(Checkout.root.appending(path: "Timelines/\(name).json"))
    #expect(played.plan.frameCount == 91)
    #expect(played.plan.findings().isEmpty)
    let index = try #require(played.plan.timeline.views.firstIndex { $0.id == view })
    let time = played.plan.clock.time(ofFrame: frame)
    let shown = played.plan.presentation(at: time)[index]
    #expect(shown.geometry.size == Size(width: 80, height: 80))
    return (shown.geometry.center + shown.transform.translation, shown.transform)
  }

  private func expect(
    _ name: String, _ view: String, at place: Point, movedBy offset: Point,
    location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for (frame, share) in [(0, 0.0), (15, 0), (45, 0.5), (75, 1), (90, 1)] {
      let (center, _) = try seen(name, view, frame: frame)
      let miss = center - (place + offset * share)
      #expect(
        abs(miss.x) < 1e-9 && abs(miss.y) < 1e-9, "frame \(frame): \(center)",
        sourceLocation: location)
    }
  }

  @Test func aTranslationIsSeenWhole() throws {
    let offset = Point(x: -20, y: 20)
    try expect("004-translation", "constrained", at: Self.left, movedBy: offset)
    try expect("004-translation", "centered", at: Self.right, movedBy: offset)
  }

  @Test func untilIOS7ConstraintsTookHalfOfItBack() throws {
    try expect(
      "004-translation-ios7", "constrained", at: Self.left, movedBy: Point(x: -10, y: 10))
    try expect(
      "004-translation-ios7", "centered", at: Self.right, movedBy: Point(x: -20, y: 20))
  }

  @Test(arguments: ["004-rotation", "004-scale"])
  func whatTurnsOrShrinksStaysInItsPlace(name: String) throws {
    try expect(name, "constrained", at: Self.left, movedBy: Point())
    try expect(name, "centered", at: Self.right, movedBy: Point())
    try expect(name + "-ios7", "centered", at: Self.right, movedBy: Point())
  }

  /// The box around the view turned by 45° is 80·√2 wide; its corner stays at the view's original
  /// corner.
  @Test func untilIOS7TheBoxAroundATurnedViewWasLaidOut() throws {
    let excess = (80 * 2.0.squareRoot() - 80) / 2
    try expect(
      "004-rotation-ios7", "constrained", at: Self.left, movedBy: Point(x: excess, y: excess))
  }

  @Test func untilIOS7TheBoxAroundASmallerViewWasLaidOut() throws {
    try expect("004-scale-ios7", "constrained", at: Self.left, movedBy: Point(x: -20, y: -20))
  }

  @Test func theArticlesWorkaroundsHelpOnIOS7() throws {
    let center = "004-workaround-center-ios7"
    try expect(center, "turned", at: Self.left, movedBy: Point())
    try expect(center, "scaled", at: Self.right, movedBy: Point())
    let container = "004-workaround-container-ios7"
    let inside = Point(x: 40, y: 40)
    try expect(container, "translated", at: inside, movedBy: Point(x: -20, y: 20))
    try expect(container, "turned", at: inside, movedBy: Point())
  }

  @Test func matricesAreHalfWayAtHalfTime() throws {
    let (_, turned) = try seen("004-rotation", "constrained", frame: 45)
    // Twice the angle of 22.5° is 45°: cos² − sin² is its cosine, 2·cos·sin its sine.
    let cosine = turned.a * turned.a - turned.b * turned.b
    let sine = 2 * turned.a * turned.b
    let halfRoot = 0.5.squareRoot()
    #expect(abs(cosine - halfRoot) < 1e-12)
    #expect(abs(sine - halfRoot) < 1e-12)
    let (_, scaled) = try seen("004-scale", "constrained", frame: 45)
    #expect(scaled == Primitives.AffineTransform(a: 0.75, d: 0.75))
  }
}
