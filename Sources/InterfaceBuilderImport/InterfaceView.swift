package import Primitives
import XMLText

/// A view of a scene.
package struct InterfaceView: Sendable {
  package let id: String
  let element: XMLElement
  /// The number of its superview in the scene; nil for the root.
  package let parent: Int?
  /// As Interface Builder recorded it, in the superview; nil if it is not in the file.
  package let recordedFrame: Rect?
  let isArranged: Bool
  /// Whether it is the content view of an effect view, which it fills.
  let fillsParent: Bool

  package var type: String { element.name }

  /// Whether it is placed by its frame.
  var isFixed: Bool {
    if parent == nil || fillsParent || isArranged { return false }
    return element["fixedFrame"] == "YES"
      || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// Whether its autoresizing mask places it; `fixedFrame` makes constraints of its frame.
  var isMasked: Bool { isFixed && element["fixedFrame"] != "YES" }

  var isScrollView: Bool { type == "scrollView" }
  var isHidden: Bool { element["hidden"] == "YES" }

  /// How far the alignment rectangle is inside the frame; measured in recorded frames.
  func alignmentInsets(plugIn: Double) -> EdgeInsets {
    switch type {
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider":
      plugIn < 24000 ? EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .none
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .none
    }
  }
}

extension EdgeInsets {
  static let none = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension XMLElement {
  /// The frame that an element has recorded.
  ///
  /// - Throws: a fault for a number that is not finite.
  func recordedFrame() throws(InterfaceFault) -> Rect? {
    for child in children where child["key"] == "frame" && child.name == "rect" {
      return Rect(
        x: try child.number("x"), y: try child.number("y"), width: try child.number("width"),
        height: try child.number("height"))
    }
    for child in children where child["key"] == "frameInset" {
      return Rect(
        x: try child.number("minX"), y: try child.number("minY"),
        width: try child.number("width"), height: try child.number("height"))
    }
    return nil
  }

  /// 0 for a missing attribute.
  func number(_ attribute: String) throws(InterfaceFault) -> Double {
    guard let text = self[attribute] else { return 0 }
    guard let number = Double(text), number.isFinite, abs(number) <= 1e9 else {
      throw InterfaceFault(.number(attribute: attribute, text: text), at: offset)
    }
    return number.withoutTrace
  }
}
