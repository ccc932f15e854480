import Foundation
import Planning
import TestSupport
import UIKit

@testable import LayoutCapture

/// An exported class, compiled with the tests.
///
/// Swift Testing has an overlay for UIKit, which a file that imports both would need: tests import this.
@MainActor struct ExportedTransition {
  let file: URL
  let typeName: String
  let root: UIView
  let turnCount: Int
  let perform: (Int) -> Void
  let timeline: (Int?) -> String
  let vectors: (UIWindow) throws -> String

  func layOut() { root.layoutIfNeeded() }

  /// What the code records in a window.
  func recorded() throws -> String {
    var text = ""
    try CapturedLayout.laidOut(root) { text = try vectors(UIWindow()) }
    return text
  }

  static func all() -> [ExportedTransition] {
    let swap = Transition002Swap()
    let stack = Transition005StackHidesARow()
    let card = Transition005CardAdded()
    let moved = Transition004Translation()
    let everything = TransitionEverything()
    return [
      ExportedTransition(
        file: timelines.appending(path: "002-swap.json"), typeName: Transition002Swap.name,
        root: swap.root, turnCount: Transition002Swap.times.count, perform: swap.perform,
        timeline: Transition002Swap.timeline, vectors: swap.vectors),
      ExportedTransition(
        file: timelines.appending(path: "005-stack-hides-a-row.json"),
        typeName: Transition005StackHidesARow.name, root: stack.root,
        turnCount: Transition005StackHidesARow.times.count, perform: stack.perform,
        timeline: Transition005StackHidesARow.timeline, vectors: stack.vectors),
      ExportedTransition(
        file: timelines.appending(path: "005-card-added.json"),
        typeName: Transition005CardAdded.name, root: card.root,
        turnCount: Transition005CardAdded.times.count, perform: card.perform,
        timeline: Transition005CardAdded.timeline, vectors: card.vectors),
      ExportedTransition(
        file: timelines.appending(path: "004-translation.json"),
        typeName: Transition004Translation.name, root: moved.root,
        turnCount: Transition004Translation.times.count, perform: moved.perform,
        timeline: Transition004Translation.timeline, vectors: moved.vectors),
      ExportedTransition(
        file: Checkout.root.appending(path: "Tests/RunningAppTests/everything.json"),
        typeName: TransitionEverything.name, root: everything.root,
        turnCount: TransitionEverything.times.count, perform: everything.perform,
        timeline: TransitionEverything.timeline, vectors: everything.vectors),
    ]
  }

  private static let timelines = Checkout.root.appending(path: "Timelines")
}

/// Captures a tree, and lays out the timeline with layoutanim's own engine.
@MainActor enum CapturedLayout {
  /// The model values of the timeline that a tree gives.
  static func inspect(_ root: UIView) throws -> Inspection {
    try inspect(LayoutCapture.timeline(of: root))
  }

  /// The model values at the end of a timeline.
  static func inspect(_ timeline: String) throws -> Inspection {
    let file = try TimelineFile(contents: Array(timeline.utf8), path: "captured.json")
    return try PlannedTimeline(file).inspect(.still(.frame(-1)), .model)
  }

  /// Gives the views that constraints place the sizes and places of a layout.
  static func apply(to root: UIView) throws {
    var places: [String: Inspection.View] = [:]
    for view in try inspect(root).views { places[view.id] = view }
    apply(places, below: root)
  }

  private static func apply(_ places: [String: Inspection.View], below view: UIView) {
    for subview in view.subviews {
      if let place = places[subview.accessibilityIdentifier ?? ""] {
        subview.bounds.size = CGSize(width: place.bounds.width, height: place.bounds.height)
        subview.center = CGPoint(x: place.center.x, y: place.center.y)
      }
      apply(places, below: subview)
    }
  }

  /// Does what a layout pass of UIKit would do, while the body runs.
  static func laidOut(_ root: UIView, _ body: () throws -> Void) throws {
    var failure: (any Error)?
    UIView.layoutPass = { _ in
      do { try apply(to: root) } catch { failure = error }
    }
    defer { UIView.layoutPass = nil }
    try body()
    if let failure { throw failure }
  }
}
