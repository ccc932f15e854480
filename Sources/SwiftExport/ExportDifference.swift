/// What UIKit shows differently from the timeline, or does not show. The exported file lists it.
enum ExportDifference: Hashable {
  case iOS7
  case edges
  case framesPerSecond(Int)
  case font
  case lines(String)
  case notShown(String, of: String)
  case imageFile(String)
  case frameGuide(String)

  var text: String {
    switch self {
    case .iOS7:
      "An app of today's SDK behaves as since iOS 8; \"compatibility\": \"iOS7\" is omitted."
    case .edges: "The device decides how edges are drawn; \"edges\" is omitted."
    case .framesPerSecond(let count):
      "The display decides when frames are shown; \"framesPerSecond\": \(count) is not used."
    case .font: "Texts are set in San Francisco. One line keeps the size that layoutanim gives it."
    case .lines(let view):
      "The size of \(view) is that of several lines in San Francisco: frames that depend on it differ."
    case .notShown(let property, let view): "The \(property) of \(view) is not shown."
    case .imageFile(let path): "Add the file \(path) to the bundle."
    case .frameGuide(let view):
      "\(view) is no scroll view and has no frameLayoutGuide; the view itself takes its place."
    }
  }
}
