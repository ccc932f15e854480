import Foundation

/// The accessibility checker axe-core, which is not part of this repository.
package enum AccessibilityChecker {
  package static let variable = "LAYOUTANIM_AXE"

  /// Whether the environment names the path of its script.
  package static var isNamed: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// - Throws: an error if the environment does not name a readable file.
  fileprivate static func source() throws -> String {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }
}

/// A rule of axe-core that elements of a page violate.
package struct AccessibilityViolation: Hashable, Sendable, CustomStringConvertible {
  package enum Impact: String, Sendable {
    case minor, moderate, serious, critical
  }

  /// The rule's name, as in `color-contrast`.
  package let rule: String
  package let impact: Impact?
  package let help: String
  /// Selectors of the violating elements.
  package let targets: [String]

  package var description: String {
    "\(impact?.rawValue ?? "") \(rule): \(help): \(targets.joined(separator: ", "))"
  }
}

/// A node of the accessibility tree, as a screen reader announces it.
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
  /// All violations that axe-core finds in the current state of the page.
  package func accessibilityViolations() async throws -> [AccessibilityViolation] {
    // The value of the script itself is of no interest, and may be too large to return.
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

  /// The nodes of the accessibility tree, in order.
  package func accessibilityTree() async throws -> [AccessibilityNode] {
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"].array ?? []
    return nodes.filter { $0["ignored"] != true }.map {
      AccessibilityNode(
        role: $0["role"]["value"].string ?? "", name: $0["name"]["value"].string ?? "")
    }
  }

  /// A text as a string literal of JavaScript.
  package static func literal(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
