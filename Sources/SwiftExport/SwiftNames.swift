import AutoLayout
import TimelineModel

/// The names of views, guides and constraints in the exported class. A suffix keeps an id from being a
/// word of Swift or a member of the class.
struct SwiftNames {
  let views: [String]
  let guides: [String]
  let constraints: [String]
  /// `Transition` and the words of the file's name.
  let type: String

  init(_ timeline: Timeline, file: String) {
    var taken: Set<String> = []
    views = timeline.views.map { view in
      view.id == "root" ? "root" : Self.unused(view.id + "View", &taken)
    }
    guides = timeline.guides.map { Self.unused($0.id + "Guide", &taken) }
    constraints = timeline.constraints.map { constraint in
      let id = constraint.id ?? "line\(constraint.location.line)"
      return Self.unused(Self.word(id) + "Constraint", &taken)
    }
    type = Self.typeName(file)
  }

  private static func unused(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// `edges#2` becomes `edges_2`.
  private static func word(_ id: String) -> String {
    String(id.map { $0 == "#" ? "_" : $0 })
  }

  static func typeName(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".json") ? file.dropLast(5) : file
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "Transition" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  subscript(view: ViewIndex) -> String { views[view.rawValue] }

  /// The layout item as UIKit names it.
  func item(_ item: LayoutItem, in timeline: Timeline) -> String {
    let owner = self[item.owner]
    return switch item {
    case .view: owner
    case .guide(let guide, _): guides[guide.rawValue]
    case .safeArea: "\(owner).safeAreaLayoutGuide"
    case .layoutMarginsGuide: "\(owner).layoutMarginsGuide"
    case .readableContentGuide: "\(owner).readableContentGuide"
    case .contentLayoutGuide: "\(owner).contentLayoutGuide"
    case .frameLayoutGuide(let view):
      timeline.views[view.rawValue].layout.isScrollView ? "\(owner).frameLayoutGuide" : owner
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    }
  }
}
