extension ExportedSupport {
  /// Plays in real time, and records with the time of the layers halted.
  static let recording = """
    /// Plays the keyframes in real time. The root must be in a window.
    func play() async throws {
      var now = 0.0
      for (turn, time) in Self.times.enumerated() {
        let wait: Double = (time - now) * 1e9
        try await Task.sleep(nanoseconds: UInt64(wait))
        now = time
        perform(turn)
      }
    }

    enum Failure: Error {
      /// The display has another number of pixels a point than the timeline.
      case scale(CGFloat)
      /// The window gives the root another safe area than the timeline.
      case safeArea(UIEdgeInsets)
    }

    /// Puts the root into a window.
    func install(in window: UIWindow) throws {
      let container = UIViewController()
      window.rootViewController = container
      window.isHidden = false
      container.addChild(screen)
      container.view.addSubview(root)
      screen.didMove(toParent: container)
      window.layoutIfNeeded()
      let scale = root.traitCollection.displayScale
      guard scale == Self.scale else { throw Failure.scale(scale) }
      fitSafeArea()
      window.layoutIfNeeded()
      guard root.safeAreaInsets == safeAreaInsets else {
        throw Failure.safeArea(root.safeAreaInsets)
      }
    }

    /// Plays the keyframes and records where the views are, as JSON: in one vector for each turn the
    /// model values after it, in the last one the presentation values at `moments`.
    ///
    /// The time of the layers is halted at each moment, so that nothing depends on when frames are
    /// shown. An instance records once.
    func vectors(in window: UIWindow) throws -> String {
      try install(in: window)
      halt(at: 0)
      root.layoutIfNeeded()
      var rows = [vector("model-0", Self.timeline(turns: 0), model(), tolerance: 0.0001)]
      var samples: [String] = []
      var played = 0
      for moment in Self.moments {
        play(until: moment, &played, &rows)
        halt(at: moment)
        samples += presentation(at: moment)
      }
      play(until: .infinity, &played, &rows)
      if !samples.isEmpty {
        rows.append(vector("motion", Self.timeline(turns: nil), samples, tolerance: 0.01))
      }
      return "{\\n \\"about\\": \\"Frames that UIKit gave.\\",\\n \\"count\\": \\(rows.count),\\n"
        + " \\"vectors\\": [\\n  " + rows.joined(separator: ",\\n  ") + "\\n ]\\n}\\n"
    }

    private func play(until moment: Double, _ played: inout Int, _ rows: inout [String]) {
      while played < Self.times.count, Self.times[played] <= moment {
        halt(at: Self.times[played])
        perform(played)
        CATransaction.flush()
        played += 1
        rows.append(
          vector("model-\\(played)", Self.timeline(turns: played), model(), tolerance: 0.0001))
      }
    }

    /// Layers below the root see this time until the next call. It does not begin at 0, which as the
    /// begin of an animation means now.
    private func halt(at time: Double) {
      root.layer.speed = 0
      root.layer.timeOffset = 1 + time
      CATransaction.flush()
    }

    private func model() -> [String] {
      shown.map { name, view in
        entry(name, nil, frame: view.frame, bounds: view.bounds, center: view.center)
      }
    }

    private func presentation(at time: Double) -> [String] {
      shown.map { name, view in
        let layer = view.layer.presentation() ?? view.layer
        return entry(name, time, frame: layer.frame, bounds: layer.bounds, center: layer.position)
      }
    }

    private var shown: [(String, UIView)] { views.filter { $0.1.isDescendant(of: root) } }

    private func entry(
      _ view: String, _ time: Double?, frame: CGRect, bounds: CGRect, center: CGPoint
    ) -> String {
      let at = time.map { ", \\"at\\": \\($0)" } ?? ""
      return "{\\"view\\": \\"\\(view)\\"\\(at), \\"frame\\": \\(json(frame.origin, frame.size)), "
        + "\\"bounds\\": {\\(json(bounds.size))}, \\"center\\": {\\(json(center))}}"
    }

    private func json(_ point: CGPoint) -> String {
      "\\"x\\": \\(Double(point.x)), \\"y\\": \\(Double(point.y))"
    }

    private func json(_ size: CGSize) -> String {
      "\\"width\\": \\(Double(size.width)), \\"height\\": \\(Double(size.height))"
    }

    private func json(_ point: CGPoint, _ size: CGSize) -> String {
      "{" + json(point) + ", " + json(size) + "}"
    }

    private func vector(
      _ id: String, _ timeline: String, _ expected: [String], tolerance: Double
    ) -> String {
      let device = UIDevice.current
      let source =
        "{\\"test\\": \\"\\(Self.name)\\", \\"system\\": \\"\\(device.systemName) \\(device.systemVersion)\\"}"
      let container = "{\\(json(Self.size)), \\"from\\": \\"test\\"}"
      return "{\\"id\\": \\"\\(Self.name)-\\(id)\\", \\"kind\\": \\"uikit-frames\\", \\"source\\": \\(source), "
        + "\\"container\\": \\(container), \\"timeline\\": \\(timeline), "
        + "\\"expect\\": [\\(expected.joined(separator: ", "))], \\"tolerance\\": \\(tolerance)}"
    }

    /// The timeline with the keyframes of its first turns, without its end; nil for all of it.
    static func timeline(turns: Int?) -> String {
      var members = self.members
      if turns == nil, let duration { members.append("\\"duration\\": " + duration) }
      let played = keyframes.filter { $0.0 <= turns ?? .max }.map { $0.1 }
      if !played.isEmpty { members.append("\\"keyframes\\": [" + played.joined(separator: ",\\n") + "]") }
      return "{" + members.joined(separator: ",\\n") + "}"
    }
    """
}
