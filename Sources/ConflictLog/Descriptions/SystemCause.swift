/// Why UIKit or Interface Builder made a constraint. Such a constraint cannot be edited, only its cause.
enum SystemCause: String, CaseIterable, Sendable {
  case autoresizingMask = "from an autoresizing mask"
  case contentSize = "the intrinsic content size"
  case encapsulatedSize = "the size that UIKit gives the content of a cell or a bar"
  case hiddenInStack = "a hidden view in a stack view"
  case stack = "made by a stack view"
  case measuring = "a size for measuring"
  case layoutGuide = "keeps a layout guide in its place"
  case prototyping = "added by Interface Builder"
}

extension SystemCause {
  /// What to change in place of the constraint; nil if that depends on its view, or if it is what it should be.
  var advice: String? {
    switch self {
    case .encapsulatedSize, .measuring:
      "give one of the app's constraints along this axis the priority 999, so that it yields while UIKit "
        + "measures or has not set the final size"
    case .hiddenInStack:
      "give a constraint inside the hidden view the priority 999, so that it can shrink to nothing"
    case .prototyping: "add the constraints that the view lacks in Interface Builder"
    case .autoresizingMask, .contentSize, .stack, .layoutGuide: nil
    }
  }
}

extension LoggedConstraint {
  /// Nil for a constraint of the app.
  var systemCause: SystemCause? {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": .autoresizingMask
    case "_UILayoutSupportConstraint": .layoutGuide
    case "NSContentSizeLayoutConstraint": .contentSize
    case "NSIBPrototypingLayoutConstraint": .prototyping
    default: identifier.flatMap(Self.cause)
    }
  }

  private static func cause(of identifier: String) -> SystemCause? {
    let causes: [(prefix: String, cause: SystemCause)] = [
      ("UIView-Encapsulated-Layout", .encapsulatedSize), ("UISV-hiding", .hiddenInStack),
      ("UISV-", .stack), ("_UITemporaryLayout", .measuring),
      ("UIViewSafeAreaLayoutGuide", .layoutGuide), ("UIViewLayoutMarginsGuide", .layoutGuide),
    ]
    if let found = causes.first(where: { identifier.hasPrefix($0.prefix) }) { return found.cause }
    let isGuide = identifier.hasPrefix("UIView-") && identifier.hasSuffix("-guide-constraint")
    return isGuide ? .layoutGuide : nil
  }

  var isSystem: Bool { systemCause != nil }
}
