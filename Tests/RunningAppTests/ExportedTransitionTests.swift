import Foundation
import Planning
import SwiftExport
import TestSupport
import Testing

/// Exported code does to UIKit's objects what the timeline does to layoutanim's.
///
/// The model of UIKit holds state only. What the state means is laid out by capturing it, so that these
/// tests hold the capture too.
@MainActor @Suite(.serialized) struct ExportedTransitionTests {
  /// `layoutanim export --swift FILE -o Tests/RunningAppTests/Exported/NAME.swift` writes them again.
  @Test func theCompiledFilesAreWhatIsExported() throws {
    for transition in ExportedTransition.all() {
      let name = "Tests/RunningAppTests/Exported/\(transition.typeName).swift"
      let compiled = try String(contentsOf: Checkout.root.appending(path: name), encoding: .utf8)
      let exported = try SwiftExport(TimelineFile(path: transition.file.path)).text
      #expect(exported == compiled, "\(name)")
    }
  }

  @Test func afterEveryTurnTheLayoutIsThatOfTheTimeline() throws {
    for transition in ExportedTransition.all() {
      try CapturedLayout.laidOut(transition.root) {
        transition.layOut()
        try expectLayout(transition, after: 0)
        for turn in 0..<transition.turnCount {
          transition.perform(turn)
          try expectLayout(transition, after: turn + 1)
        }
      }
    }
  }

  private func expectLayout(_ transition: ExportedTransition, after turns: Int) throws {
    let expected = try CapturedLayout.inspect(transition.timeline(turns))
    // A guide of root is a view of the captured timeline.
    let captured = try CapturedLayout.inspect(transition.root).views.filter { $0.id != "guide1" }
    let place = "\(transition.typeName) after \(turns) turns"
    #expect(captured.map(\.id) == expected.views.map(\.id), "\(place)")
    for (one, other) in zip(captured, expected.views) {
      #expect(one.bounds == other.bounds, "\(place): \(one.id)")
      #expect(one.center == other.center, "\(place): \(one.id)")
      #expect(one.isHidden == other.isHidden, "\(place): \(one.id)")
      #expect(one.backgroundColor == other.backgroundColor, "\(place): \(one.id)")
    }
  }

  /// The timelines of the vectors are the keyframes of the first turns alone.
  @Test func thePartialTimelinesAreTheTurnsOfTheWholeOne() throws {
    for transition in ExportedTransition.all() {
      var turns = 0
      let whole = try InspectedTurns(TimelineFile(path: transition.file.path))
      try whole.inspect { turn in
        turns += 1
        let partial = try CapturedLayout.inspect(transition.timeline(turns))
        #expect(partial.views.map(\.frame) == turn.views.map(\.frame), "\(turns)")
        #expect(partial.views.map(\.id) == turn.views.map(\.id), "\(turns)")
      }
      #expect(turns == transition.turnCount)
    }
  }

  /// Every model value that the exported code records is that of the vector's own timeline.
  @Test func theVectorsAreThoseOfTheFormat() throws {
    for transition in ExportedTransition.all() {
      let text = try transition.recorded()
      let vectors = try JSONDecoder().decode(Vectors.self, from: Data(text.utf8))
      #expect(vectors.count == vectors.vectors.count)
      #expect(vectors.vectors.count == transition.turnCount + 2)
      for vector in vectors.vectors { try expectRight(vector, text) }
      #expect(Set(vectors.vectors.map(\.id)).count == vectors.count)
    }
  }

  private func expectRight(_ vector: Vectors.Vector, _ text: String) throws {
    #expect(vector.kind == "uikit-frames")
    #expect(vector.container.from == "test")
    #expect(!vector.expect.isEmpty)
    #expect(vector.expect.allSatisfy { ($0.at != nil) == vector.id.hasSuffix("motion") })
    if vector.id.hasSuffix("motion") { return }
    let turns = try #require(vector.id.split(separator: "-").last.flatMap { Int($0) })
    let transition = try #require(
      ExportedTransition.all().first { vector.id.hasPrefix($0.typeName) })
    #expect(text.contains(transition.timeline(turns)))
    let views = try CapturedLayout.inspect(transition.timeline(turns)).views
    #expect(Set(vector.expect.map(\.view)) == Set(views.map(\.id)))
    #expect(vector.expect.count == views.count)
    for expected in vector.expect {
      let view = try #require(views.first { $0.id == expected.view })
      #expect(expected.center == ["x": view.center.x, "y": view.center.y])
      #expect(expected.bounds == ["width": view.bounds.width, "height": view.bounds.height])
    }
  }
}

/// The format of the vectors, without what varies with the device.
private struct Vectors: Decodable {
  struct Vector: Decodable {
    var id: String
    var kind: String
    var container: Container
    var expect: [Expected]
    var tolerance: Double
  }

  struct Container: Decodable {
    var width: Double
    var height: Double
    var from: String
  }

  struct Expected: Decodable {
    var view: String
    var at: Double?
    var bounds: [String: Double]
    var center: [String: Double]
  }

  var count: Int
  var vectors: [Vector]
}
