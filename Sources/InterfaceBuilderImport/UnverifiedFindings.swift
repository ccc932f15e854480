package import TimelineModel
import XMLText

/// Findings that say nothing about a file: those that its author has switched off, and those of measures
/// that the file does not have.
package struct UnverifiedFindings: Sendable {
  /// What Interface Builder verifies of a view, by the view's name.
  private var verification: [String: String] = [:]

  /// Of a baseline that is computed from the size of the font, in points.
  private static let baselineError = 2.0

  /// - Parameter names: of the scene's views, in their order.
  package init(_ scene: InterfaceScene, _ names: [String]) {
    for (view, name) in zip(scene.views, names) {
      verification[name] = view.element["verifyAmbiguity"]
    }
  }

  package func contains(_ diagnostic: Diagnostic) -> Bool {
    let view = diagnostic.facts?["view"]?.text ?? ""
    switch diagnostic.code {
    case "ambiguous-position": return verification[view] == "off"
    case "ambiguous-size": return ["off", "ignoreSizes"].contains(verification[view])
    case "conflict":
      guard case .number(let difference) = diagnostic.facts?["difference"],
        abs(difference) <= Self.baselineError
      else { return false }
      let members = diagnostic.facts?["members"]?.list ?? []
      return members.contains { $0["equation"]?.text.contains("aseline") == true }
    default: return false
    }
  }
}
