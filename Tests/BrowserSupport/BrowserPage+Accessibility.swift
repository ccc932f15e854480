import Foundation

/// The checker axe-core, which the project does not hold itself.
package enum AccessibilityChecker {
  package static let variable = "LAYOUTANIM_AXE"

  /// Whether the environment names its script.
  package static var isNamed: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// - Throws: when the environment names no file that can be read.
  fileprivate static func source() throws -> String {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }
}

/// A rule that elements of a page break.
package struct AccessibilityViolation: Hashable, Sendable, CustomStringConvertible {
  package enum Impact: String, Sendable {
    case minor, moderate, serious, critical
  }

  /// The rule's name, as in `color-contrast`.
  package let rule: String
  package let impact: Impact?
  package let help: String
  /// Selectors of the elements.
  package let targets: [String]

  package var description: String {
    "\(impact?.rawValue ?? "") \(rule): \(help): \(targets.joined(separator: ", "))"
  }
}

/// What a screen reader says of an element.
package struct AccessibilityNode: Hashable, Sendable, CustomStringConvertible {
  package let role: String
  package let name: String

  package init(role: String, name: String) {
    self.role = role
    self.name = name
  }

  package var description: String { "\(role) '\(name)'" }
}

extension BrowserPage {
  /// All that axe-core finds wrong in the page as it is now.
  package func accessibilityViolations() async throws -> [AccessibilityViolation] {
    // What it leaves behind, a test should not come to see as its value.
    try await evaluate(AccessibilityChecker.source() + "; undefined")
    let found = try await evaluate(
      "axe.run(document, { resultTypes: ['violations'], preload: false }).then(r => r.violations)")
    return (found.array ?? []).map { violation in
      AccessibilityViolation(
        rule: violation["id"].string ?? "",
        impact: violation["impact"].string.flatMap(AccessibilityViolation.Impact.init),
        help: violation["help"].string ?? "",
        targets: (violation["nodes"].array ?? []).map { $0["target"][0].string ?? "" })
    }
  }

  /// What a screen reader finds in the page, in its order.
  package func accessibilityTree() async throws -> [AccessibilityNode] {
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"].array ?? []
    return nodes.filter { $0["ignored"] != true }.map {
      AccessibilityNode(
        role: $0["role"]["value"].string ?? "", name: $0["name"]["value"].string ?? "")
    }
  }

  /// A text as a literal of a script.
  package static func literal(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
