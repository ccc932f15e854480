import AutoLayout
import TimelineModel

/// Gives each name once.
private struct UnusedNames {
  private var taken: Set<String> = []
  /// By wish, the number to try next: thousands of constraints may be written on one line.
  private var numbers: [String: Int] = [:]

  mutating func unused(_ wish: String) -> String {
    if taken.insert(wish).inserted { return wish }
    while true {
      let number = numbers[wish, default: 2]
      numbers[wish] = number + 1
      if taken.insert("\(wish)\(number)").inserted { return "\(wish)\(number)" }
    }
  }
}

/// The names of views, guides and constraints in the exported class. A suffix keeps an id from being a
/// word of Swift or a member of the class.
struct SwiftNames {
  let views: [String]
  let guides: [String]
  let constraints: [String]
  /// `Transition` and the words of the file's name.
  let type: String

  init(_ timeline: Timeline, file: String) {
    var taken = UnusedNames()
    views = timeline.views.map { view in
      view.id == "root" ? "root" : taken.unused(view.id + "View")
    }
    guides = timeline.guides.map { taken.unused($0.id + "Guide") }
    constraints = timeline.constraints.map { constraint in
      let id = constraint.id ?? "line\(constraint.location.line)"
      return taken.unused(Self.word(id) + "Constraint")
    }
    type = Self.typeName(file)
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
