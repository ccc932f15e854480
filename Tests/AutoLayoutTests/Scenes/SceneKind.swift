import AutoLayout
import Foundation
import Testing

/// What a random scene is made of.
struct SceneKind: CustomTestStringConvertible, Sendable {
  enum Role: Sendable { case plain, given, masked, stack, scroll, guide }

  var testDescription: String
  var views = 2...5
  var roles: [Role] = [.plain]
  var constraints = 12
  /// How many of ten constraints are required.
  var requiredShare = 3
  /// Alignment insets, baselines and directions of single views.
  var hasProperties = false
  /// Constraints to margins and safe areas: of views that are steady, or of any.
  var insets = Insets.none
  /// Whether every edge has a weak wish of its own priority, so that one layout is the best.
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

/// How many random cases a test makes where it makes `few` by default: `LAYOUTANIM_CASES` is the
/// number for all kinds and tests of random scenes together, about.
func cases(_ few: Int) -> Int {
  guard let text = ProcessInfo.processInfo.environment["LAYOUTANIM_CASES"], let all = Int(text)
  else { return few }
  return max(few, few * all / 1000)
}
