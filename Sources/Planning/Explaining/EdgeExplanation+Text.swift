import Reporting

extension EdgeExplanation {
  /// The explanation as text: the value shown, the animations, then for each layout the
  /// constraints that determine it, from the edge outward to what is fixed, and below them those
  /// that do not.
  ///
  /// - Parameter path: the name of the file in front of the line numbers of constraints.
  public func text(path: String) -> String {
    var text = heading + "\n"
    for motion in motions {
      text += "  \(motion.text)" + (motions.count == 1 ? "" : ", \(motion.wayLeft)") + "\n"
    }
    for remark in remarks { text += "  \(remark.text)\n" }
    guard let earlierLayout else { return text + layout.lines(path).joined() }
    text += "\n\(layout.value.shortText) after \(those)\(layout.roundingRemark(of: self)):\n"
    text += layout.lines(path).joined()
    text += "\n\(earlierLayout.value.shortText) before \(those)"
    text += earlierLayout.roundingRemark(of: self) + ":\n"
    return text + earlierLayout.lines(path).joined()
  }

  private var heading: String {
    let place = superview.map { edge.isSize ? "" : " in `\($0)`" } ?? ""
    let moment =
      "\(view).\(edge.rawValue) is \(shown.shortText)\(place) at \(time.text(decimals: 3)) s"
    guard !motions.isEmpty else { return moment + layout.roundingRemark(of: self) }
    guard motions.count == 1 else {
      return moment + ": \(motions.count) animations add up on the way to \(layout.value.shortText)"
    }
    return moment + ": " + motions[0].way
  }

  var isLaidOutWithTransform: Bool {
    remarks.contains { if case .transformedLayout = $0 { true } else { false } }
  }

  private var those: String { motions.count == 1 ? "the animation" : "the animations" }
}

extension EdgeExplanation.Edge {
  var isSize: Bool { self == .width || self == .height }
}

extension EdgeExplanation.Motion {
  fileprivate var way: String {
    "\(progress.percent) of the way from \(from.shortText) to \(to.shortText)"
  }

  fileprivate var text: String {
    let start = keyframe.map { keyframe in
      "keyframe \(keyframe.number)" + (keyframe.name.map { " `\($0.printable)`" } ?? "")
    }
    let span = "\(begin.text(decimals: 3)) s … \((begin + duration).text(decimals: 3)) s"
    return (start ?? "an animation") + ", \(span), \(curve): \(elapsed.percent) of the time"
  }

  fileprivate var wayLeft: String { "\(way), \(remaining.shortText) to go" }
}

extension EdgeExplanation.Remark {
  fileprivate var text: String {
    switch self {
    case .hidden(let view): "`\(view)` is hidden, and laid out all the same"
    case .absent(let view): "`\(view)` is not in the tree at this time, and nothing lays it out"
    case .transformed(let transform): "its transform is not part of it: \(transform)"
    case .alignmentRect: "constraints apply to its alignment rectangle, not its frame"
    case .transformedLayout(let transform):
      "its transform takes part in the layout, as on iOS 7: \(transform)"
    }
  }
}

extension Double {
  /// A fraction as a whole percentage.
  fileprivate var percent: String { (self * 100).text(decimals: 0) + " %" }
}
