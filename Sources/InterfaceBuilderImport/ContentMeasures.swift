import Primitives
import XMLText

/// The natural size of a view and its baselines.
struct ContentMeasures {
  var width: Double?
  var height: Double?
  var firstBaseline = 0.0
  var lastBaseline = 0.0
  /// Whether a length is that of the recorded frame.
  var isRecorded = false

  /// Views whose size is that of their contents, in both directions or vertically.
  private static let sized: Set<String> = [
    "label", "button", "textField", "switch", "segmentedControl", "activityIndicatorView",
    "pickerView", "datePicker", "stepper", "pageControl", "searchBar",
  ]
  private static let tall: Set<String> = [
    "slider", "toolbar", "navigationBar", "tabBar", "progressView",
  ]

  init(_ view: InterfaceView, in document: InterfaceDocument) {
    let element = view.element
    let insets = view.alignmentInsets(plugIn: document.plugIn)
    let frame = view.recordedFrame
    let isText = view.type == "textView" && element["scrollEnabled"] == "NO"
    let image = element["image"]
    let isSymbol = view.type == "imageView" && image != nil && document.images[image ?? ""] == nil
    if Self.sized.contains(view.type) || isText || isSymbol {
      width = frame.map { max(0, $0.width - insets.left - insets.right) }
    }
    if width != nil || Self.tall.contains(view.type) {
      height = frame.map { max(0, $0.height - insets.top - insets.bottom) }
    }
    isRecorded = height != nil
    if view.type == "imageView", let size = image.flatMap({ document.images[$0] }) {
      (width, height) = (max(0, size.width), max(0, size.height))
    }
    width = Self.placeholder(element, "placeholderIntrinsicWidth") ?? width
    height = Self.placeholder(element, "placeholderIntrinsicHeight") ?? height
    setBaselines(view)
  }

  private static func placeholder(_ element: XMLElement, _ key: String) -> Double? {
    element[key].flatMap(Double.init(finite:)).map { max(0, $0) }
  }

  private mutating func setBaselines(_ view: InterfaceView) {
    let font = FontMeasures(view.element)
    switch view.type {
    case "label":
      (firstBaseline, lastBaseline) = (font.firstBaseline, font.lastBaseline)
    case "button", "textField":
      let space = max(0, ((height ?? font.lineHeight) - font.lineHeight) / 2)
      (firstBaseline, lastBaseline) = (space + font.firstBaseline, space + font.lastBaseline)
    default: break
    }
  }
}
