import AutoLayout
import Foundation
import Testing

/// The kinds of views and constraints in a random scene.
struct SceneKind: CustomTestStringConvertible, Sendable {
  enum Role: Sendable { case plain, given, masked, stack, scroll, guide }

  var testDescription: String
  var views = 2...5
  var roles: [Role] = [.plain]
  var constraints = 12
  /// The number of required constraints in ten.
  var requiredShare = 3
  /// Whether views have alignment insets, baselines and directions.
  var hasProperties = false
  /// Whether constraints refer to margins and safe areas, and of which views.
  var insets = Insets.none
  /// Whether every edge has a weak constraint of its own priority, so that the layout is
  /// unambiguous.
  var isUnique = true

  enum Insets: Sendable { case none, ofSteadyViews }

  static let all: [SceneKind] = [
    SceneKind(testDescription: "plain"),
    SceneKind(testDescription: "guides", roles: [.plain, .guide], hasProperties: true),
    SceneKind(testDescription: "given and masked", roles: [.plain, .given, .masked, .masked]),
    SceneKind(
      testDescription: "margins", roles: [.plain, .given, .masked], hasProperties: true,
      insets: .ofSteadyViews),
    SceneKind(testDescription: "stacks", views: 1...2, roles: [.stack, .stack, .plain]),
    SceneKind(testDescription: "required", views: 2...3, constraints: 24, requiredShare: 8),
    SceneKind(
      testDescription: "everything", views: 3...6,
      roles: [.plain, .plain, .given, .masked, .stack, .scroll, .guide], constraints: 20,
      requiredShare: 3, hasProperties: true, insets: .ofSteadyViews),
  ]

  static func named(_ name: String) -> SceneKind? { all.first { $0.testDescription == name } }
}

/// Whether `LAYOUTANIM_CASES` asks for more cases than by default.
let isLongRun = ProcessInfo.processInfo.environment["LAYOUTANIM_CASES"] != nil
