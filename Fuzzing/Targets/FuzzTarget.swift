/// The functions that the fuzzer calls, each with a property that holds for all bytes.
///
/// A target has no state: the same bytes have the same outcome in every run.
enum FuzzTarget: String, CaseIterable, Sendable {
  case json
  case equation
  case visualFormat = "visual-format"
  case timeline
  case settings
  case png
  case pin
  case bundle
  case manifest
  case solver
  case interfaceBuilder = "interface-builder"

  /// Reads the bytes as the target's format, and checks what must hold of the result.
  ///
  /// - Returns: whether the bytes are valid in the format. Both outcomes are right.
  /// - Throws: the property that does not hold.
  func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    switch self {
    case .json: try JSONTarget.accepts(bytes)
    case .equation: try EquationTarget.accepts(bytes)
    case .visualFormat: try VisualFormatTarget.accepts(bytes)
    case .timeline: try TimelineTarget.accepts(bytes)
    case .settings: try SettingsTarget.accepts(bytes)
    case .png: try PNGTarget.accepts(bytes)
    case .pin: try PinTarget.accepts(bytes)
    case .bundle: try BundleTarget.accepts(bytes)
    case .manifest: try ManifestTarget.accepts(bytes)
    case .solver: try SolverTarget.accepts(bytes)
    case .interfaceBuilder: try InterfaceBuilderTarget.accepts(bytes)
    }
  }
}

/// A property of a target that some bytes break, in words with the values that break it.
struct BrokenProperty: Error, Hashable, CustomStringConvertible {
  let description: String
}

/// - Throws: the failure, unless the condition holds.
func require(
  _ condition: Bool, _ failure: @autoclosure () -> String
) throws(BrokenProperty) {
  guard condition else { throw BrokenProperty(description: failure()) }
}
