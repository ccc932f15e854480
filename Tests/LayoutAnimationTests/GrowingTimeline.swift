/// Small files that were slow to check: each grows with a count of views, constraints or keyframes.
enum GrowingTimeline: String, CaseIterable, Sendable {
  case oneConflict
  case conflictChain
  case contradictionsOnOneView
  case ringOfEqualWidths
  case visualFormatTooWide
  case swappedLayouts
  case stretchedContents
  case undeterminedChain
  case equalCentering
  case narrowStack
  case narrowEqualCentering
  case orderedPairs
  case addedViews
  case nestedMargins
  case changedContents
  case hiddenInStack
  case changedConflict
  case runningAnimations

  /// The text of a timeline.
  func json(_ count: Int) -> String {
    let parts = parts(count)
    return """
      { "version": 1, "canvas": { "width": \(parts.width), "height": 568 },
        "views": [\(parts.views.joined(separator: ",\n"))],
        "constraints": [\(parts.constraints.joined(separator: ",\n"))],
        "keyframes": [\(parts.keyframes.joined(separator: ",\n"))] }
      """
  }

  struct Parts {
    var width = 320
    var views: [String] = []
    var constraints: [String] = []
    var keyframes: [String] = []
  }

  private func parts(_ count: Int) -> Parts {
    switch self {
    case .oneConflict: row(count, closed: true, widths(count, "10"))
    case .conflictChain: row(count, widths(count, "10") + widths(count, "20"))
    case .contradictionsOnOneView: contradictions(count)
    case .ringOfEqualWidths: row(count, closed: true, ring(count))
    case .visualFormatTooWide: visualFormat(count)
    case .swappedLayouts: swap(count)
    case .stretchedContents: contents(count)
    case .undeterminedChain: row(count, closed: true, [])
    case .equalCentering: stack(count, "equalCentering", width: 16000)
    case .narrowStack: stack(count, "fill", width: 300)
    case .narrowEqualCentering: stack(count, "equalCentering", width: 300)
    case .orderedPairs: orderedPairs(count)
    case .addedViews: addedViews(count)
    case .nestedMargins: nestedMargins(count)
    case .changedContents: changedContents(count)
    case .hiddenInStack: hiddenInStack(count)
    case .changedConflict: changedConflict(count)
    case .runningAnimations: runningAnimations(count)
    }
  }

  private func views(_ count: Int, _ more: String = "") -> [String] {
    (0..<count).map { "{ \"id\": \"v\($0)\"\(more) }" }
  }

  private func widths(_ count: Int, _ width: String) -> [String] {
    (0..<count).map { "\"v\($0).width == \(width)\"" }
  }

  private func ring(_ count: Int) -> [String] {
    (0..<count).map { "\"v\($0).width == v\(($0 + 1) % count).width\"" }
  }

  /// Views side by side, each with a top and a height.
  func row(_ count: Int, closed: Bool = false, _ more: [String]) -> Parts {
    let end = closed ? ["\"v\(count - 1).trailing == root.trailing\""] : []
    return Parts(
      views: views(count),
      constraints: chain(count) + end + more
        + (0..<count).flatMap { ["\"v\($0).top == root.top\"", "\"v\($0).height == 20\""] })
  }

  private func chain(_ count: Int) -> [String] {
    (0..<count).map { view in
      let before = view == 0 ? "root.leading" : "v\(view - 1).trailing"
      return "\"v\(view).leading == \(before)\""
    }
  }

  private func contradictions(_ count: Int) -> Parts {
    Parts(views: views(1), constraints: (0..<count).map { "\"v0.width == \(10 + $0)\"" })
  }

  private func visualFormat(_ count: Int) -> Parts {
    let names = (0..<count).map { "[v\($0)(v\(($0 + 1) % count))]" }
    return Parts(
      views: views(count), constraints: ["\"H:|-\(names.joined(separator: "-"))-|\""])
  }

  private func swap(_ count: Int) -> Parts {
    let across = chain(count) + widths(count, "3")
    let down = (0..<count).flatMap { view in
      let above = view == 0 ? "root.top" : "v\(view - 1).bottom"
      return ["\"v\(view).top == \(above)\"", "\"v\(view).height == 3\""]
    }
    return Parts(
      views: views(count),
      constraints: [group("across", active: true, across), group("down", active: false, down)],
      keyframes: [
        "{ \"time\": 0, \"changes\": [{ \"deactivate\": \"across\" }, { \"activate\": \"down\" }] }"
      ])
  }

  private func group(_ name: String, active: Bool, _ constraints: [String]) -> String {
    let list = constraints.joined(separator: ", ")
    return "{ \"group\": \"\(name)\", \"active\": \(active), \"constraints\": [\(list)] }"
  }

  func contents(_ count: Int) -> Parts {
    let size = ", \"intrinsicContentSize\": { \"width\": 10, \"height\": 20 }"
    return Parts(
      width: 16000, views: views(count, size),
      constraints: chain(count) + ["\"v\(count - 1).trailing == root.trailing\""])
  }

  func stack(_ count: Int, _ distribution: String, width: Int) -> Parts {
    let subviews = (0..<count).map { view in
      "{ \"id\": \"v\(view)\", \"intrinsicContentSize\": { \"width\": \(5 + view % 7) } }"
    }
    let list = subviews.joined(separator: ", ")
    return Parts(
      width: width,
      views: [
        """
        { "id": "s", "stack": { "distribution": "\(distribution)" }, "subviews": [\(list)] }
        """
      ],
      constraints: ["\"s.edges == root.edges\""])
  }

  private func orderedPairs(_ count: Int) -> Parts {
    var parts = Parts(views: views(count), constraints: widths(count, "10"))
    for left in 0..<count {
      for right in left + 1..<count {
        parts.constraints.append("\"v\(left).trailing <= v\(right).leading\"")
      }
    }
    return parts
  }

  private func addedViews(_ count: Int) -> Parts {
    Parts(
      keyframes: (0..<count).map { view in
        let frame = "\"v\(view).edges == root.edges\""
        return """
          { "time": \(view), "changes": [
            { "addSubview": { "id": "v\(view)" }, "to": "root" }, { "add": [\(frame)] }] }
          """
      })
  }

  /// Views inside each other's margins, with widths that contradict them and change four times.
  private func nestedMargins(_ count: Int) -> Parts {
    var view = ""
    for index in (0..<count).reversed() {
      let margins = "\"layoutMargins\": { \"left\": \(index), \"right\": 1 }"
      let inside = view.isEmpty ? "" : ", \"subviews\": [\(view)]"
      view =
        "{ \"id\": \"v\(index)\", \(margins), \"preservesSuperviewLayoutMargins\": true\(inside) }"
    }
    let edges = (0..<count).map { index in
      let outside = index == 0 ? "root" : "v\(index - 1)"
      return "\"v\(index).edges == \(outside).layoutMarginsGuide.edges\""
    }
    let widths = (0..<count).map { "\"w\($0): v\($0).width == \(300 - $0)\"" }
    let keyframes = (0..<4).map { time in
      let changes = (0..<count).map {
        "{ \"constraint\": \"w\($0)\", \"constant\": \(280 - $0 - time) }"
      }
      return "{ \"time\": \(time), \"changes\": [\(changes.joined(separator: ", "))] }"
    }
    return Parts(views: [view], constraints: edges + widths, keyframes: keyframes)
  }
}
