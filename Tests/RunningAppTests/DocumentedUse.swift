import UIKit

@testable import LayoutCapture

/// The code of `Documentation/RunningApp.md`.
@MainActor enum DocumentedUse {
  static func captured(_ root: UIView) -> String {
    let timeline = LayoutCapture.timeline(of: root, name: "Profile")
    return timeline
  }

  static func recorded(in window: UIWindow) throws -> String {
    let transition = Transition002Swap()
    let vectors = try transition.vectors(in: window)
    return vectors
  }
}
