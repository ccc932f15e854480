// swift-format-ignore-file
// Written by `layoutanim export --swift` from 004-translation.json, for iOS 17 and later.
// Documentation/RunningApp.md of layoutanim describes how to use it.

import UIKit

/// Builds the views of "Translation and constraints", performs the keyframes and records where UIKit puts them.
@MainActor
final class Transition004Translation {
  let screen = UIViewController()
  let root = Box()
  let leftAnchorView = Box()
  let rightAnchorView = Box()
  let constrainedView = Box()
  let centeredView = Box()
  /// constrained.top == leftAnchor.top (line 13)
  lazy var line13Constraint: NSLayoutConstraint = Self.constraint(
    constrainedView, .top, .equal, leftAnchorView, .top, times: 1, plus: 0, priority: 1000, "")
  /// constrained.leading == leftAnchor.leading (line 14)
  lazy var line14Constraint: NSLayoutConstraint = Self.constraint(
    constrainedView, .leading, .equal, leftAnchorView, .leading, times: 1, plus: 0, priority: 1000, "")
  /// constrained.width == 80 (line 15)
  lazy var line15Constraint: NSLayoutConstraint = Self.constraint(
    constrainedView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 80, priority: 1000, "")
  /// constrained.height == 80 (line 16)
  lazy var line16Constraint: NSLayoutConstraint = Self.constraint(
    constrainedView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 80, priority: 1000, "")

  init() {
    screen.view = root
    root.translatesAutoresizingMaskIntoConstraints = true
    screen.viewRespectsSystemMinimumLayoutMargins = false
    setCanvas(CGSize(width: 320, height: 200), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    root.insetsLayoutMarginsFromSafeArea = true
    screen.traitOverrides.layoutDirection = .leftToRight
    root.backgroundColor = Self.color(255, 255, 255, 255)
    leftAnchorView.accessibilityIdentifier = "leftAnchor"
    place(leftAnchorView, CGRect(x: 40, y: 60, width: 80, height: 80))
    leftAnchorView.backgroundColor = Self.color(209, 209, 214, 255)
    rightAnchorView.accessibilityIdentifier = "rightAnchor"
    place(rightAnchorView, CGRect(x: 200, y: 60, width: 80, height: 80))
    rightAnchorView.backgroundColor = Self.color(209, 209, 214, 255)
    constrainedView.accessibilityIdentifier = "constrained"
    constrainedView.translatesAutoresizingMaskIntoConstraints = false
    constrainedView.backgroundColor = Self.color(52, 199, 89, 204)
    centeredView.accessibilityIdentifier = "centered"
    place(centeredView, CGRect(x: 200, y: 60, width: 80, height: 80))
    centeredView.backgroundColor = Self.color(52, 199, 89, 204)
    root.addSubview(leftAnchorView)
    root.addSubview(rightAnchorView)
    root.addSubview(constrainedView)
    root.addSubview(centeredView)
    NSLayoutConstraint.activate([
      line13Constraint,
      line14Constraint,
      line15Constraint,
      line16Constraint,
    ])
  }

  /// When the turns of the run loop come, in seconds.
  static let times: [Double] = [0.25]

  func perform(_ turn: Int) {
    switch turn {
    case 0: turn1()
    default: break
    }
  }

  /// At 0.25 seconds.
  private func turn1() {
    root.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseInOut], animations: { [self] in
      constrainedView.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -20, ty: 20)
      centeredView.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -20, ty: 20)
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  static let name = "Transition004Translation"
  static let size = CGSize(width: 320, height: 200)
  static let scale: CGFloat = 2
  /// When presentation values are recorded, in seconds.
  static let moments: [Double] = [0.25, 0.5, 0.75, 1, 1.25]
  var views: [(String, UIView)] {
    [
      ("root", root),
      ("leftAnchor", leftAnchorView),
      ("rightAnchor", rightAnchorView),
      ("constrained", constrainedView),
      ("centered", centeredView),
    ]
  }
  static let members: [String] = [
#"""
"version": 1
"""#,
#"""
"name": "Translation and constraints"
"""#,
#"""
"canvas": { "width": 320, "height": 200, "scale": 2 }
"""#,
#"""
"views": [
    { "id": "leftAnchor", "backgroundColor": "#D1D1D6", "frame": { "x": 40, "y": 60, "width": 80, "height": 80 } },
    { "id": "rightAnchor", "backgroundColor": "#D1D1D6", "frame": { "x": 200, "y": 60, "width": 80, "height": 80 } },
    { "id": "constrained", "backgroundColor": "#34C759CC" },
    { "id": "centered", "backgroundColor": "#34C759CC", "center": { "x": 240, "y": 100 }, "size": { "width": 80, "height": 80 } }
  ]
"""#,
#"""
"constraints": [
    "constrained.top == leftAnchor.top",
    "constrained.leading == leftAnchor.leading",
    "constrained.width == 80",
    "constrained.height == 80"
  ]
"""#,
  ]
  static let duration: String? = "1.5"
  static let keyframes: [(Int, String)] = [
  (1,
#"""
{ "time": 0.25, "animation": { "duration": 1.0 },
      "changes": [
        { "view": "constrained", "transform": { "translation": { "x": -20, "y": 20 } } },
        { "view": "centered", "transform": { "translation": { "x": -20, "y": 20 } } }
      ] }
"""#),
  ]

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
    return "{\n \"about\": \"Frames that UIKit gave.\",\n \"count\": \(rows.count),\n"
      + " \"vectors\": [\n  " + rows.joined(separator: ",\n  ") + "\n ]\n}\n"
  }

  private func play(until moment: Double, _ played: inout Int, _ rows: inout [String]) {
    while played < Self.times.count, Self.times[played] <= moment {
      halt(at: Self.times[played])
      perform(played)
      CATransaction.flush()
      played += 1
      rows.append(
        vector("model-\(played)", Self.timeline(turns: played), model(), tolerance: 0.0001))
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
    let at = time.map { ", \"at\": \($0)" } ?? ""
    return "{\"view\": \"\(view)\"\(at), \"frame\": \(json(frame.origin, frame.size)), "
      + "\"bounds\": {\(json(bounds.size))}, \"center\": {\(json(center))}}"
  }

  private func json(_ point: CGPoint) -> String {
    "\"x\": \(Double(point.x)), \"y\": \(Double(point.y))"
  }

  private func json(_ size: CGSize) -> String {
    "\"width\": \(Double(size.width)), \"height\": \(Double(size.height))"
  }

  private func json(_ point: CGPoint, _ size: CGSize) -> String {
    "{" + json(point) + ", " + json(size) + "}"
  }

  private func vector(
    _ id: String, _ timeline: String, _ expected: [String], tolerance: Double
  ) -> String {
    let device = UIDevice.current
    let source =
      "{\"test\": \"\(Self.name)\", \"system\": \"\(device.systemName) \(device.systemVersion)\"}"
    let container = "{\(json(Self.size)), \"from\": \"test\"}"
    return "{\"id\": \"\(Self.name)-\(id)\", \"kind\": \"uikit-frames\", \"source\": \(source), "
      + "\"container\": \(container), \"timeline\": \(timeline), "
      + "\"expect\": [\(expected.joined(separator: ", "))], \"tolerance\": \(tolerance)}"
  }

  /// The timeline with the keyframes of its first turns, without its end; nil for all of it.
  static func timeline(turns: Int?) -> String {
    var members = self.members
    if turns == nil, let duration { members.append("\"duration\": " + duration) }
    let played = keyframes.filter { $0.0 <= turns ?? .max }.map { $0.1 }
    if !played.isEmpty { members.append("\"keyframes\": [" + played.joined(separator: ",\n") + "]") }
    return "{" + members.joined(separator: ",\n") + "}"
  }

  private static func constraint(
    _ first: Any, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat,
    plus constant: CGFloat, priority: Float, _ identifier: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    return constraint
  }

  /// Of the root, from its outer edge to the safe area.
  private func band(
    _ outer: NSLayoutConstraint.Attribute, _ inner: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let safeArea = root.safeAreaLayoutGuide
    for edge in [outer, .leading, .trailing] {
      Self.constraint(guide, edge, .equal, root, edge, times: 1, plus: 0, priority: 1000, "")
        .isActive = true
    }
    Self.constraint(guide, inner, .equal, safeArea, outer, times: 1, plus: 0, priority: 1000, "")
      .isActive = true
    return guide
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: CGFloat(alpha) / 255)
  }

  /// Sets the frame that the view has without its transform.
  private func place(_ view: UIView, _ frame: CGRect) {
    let anchor = view.layer.anchorPoint
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.origin.x + anchor.x * frame.size.width,
      y: frame.origin.y + anchor.y * frame.size.height)
  }

  private func arrange(_ views: [UIView], in stack: UIStackView) {
    for view in stack.arrangedSubviews where !views.contains(view) {
      stack.removeArrangedSubview(view)
    }
    for (index, view) in views.enumerated() { stack.insertArrangedSubview(view, at: index) }
  }

  private func paint(
    _ view: UIView, _ colors: [CGColor], _ locations: [NSNumber]?, _ start: CGPoint, _ end: CGPoint
  ) {
    guard let layer = view.layer as? CAGradientLayer else { return }
    layer.colors = colors
    layer.locations = locations
    layer.startPoint = start
    layer.endPoint = end
  }

  /// The constants that expressions had when their constraints were added.
  private var declaredConstants: [ObjectIdentifier: CGFloat] = [:]

  private func declare(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
    declaredConstants[ObjectIdentifier(constraint)] = constant
    constraint.constant = constant
  }

  private func restore(
    _ constraint: NSLayoutConstraint, _ constant: CGFloat, _ priority: UILayoutPriority,
    isActive: Bool
  ) {
    if !isActive { constraint.isActive = false }
    constraint.constant = declaredConstants[ObjectIdentifier(constraint)] ?? constant
    constraint.priority = priority
    if isActive { constraint.isActive = true }
  }

  private func setCanvas(_ size: CGSize, safeArea: UIEdgeInsets) {
    root.bounds.size = size
    root.center = CGPoint(x: size.width / 2, y: size.height / 2)
    safeAreaInsets = safeArea
    fitSafeArea()
  }

  private var safeAreaInsets = UIEdgeInsets.zero

  /// Adds what the window does not give.
  private func fitSafeArea() {
    let (given, added) = (root.safeAreaInsets, screen.additionalSafeAreaInsets)
    screen.additionalSafeAreaInsets = UIEdgeInsets(
      top: safeAreaInsets.top - given.top + added.top,
      left: safeAreaInsets.left - given.left + added.left,
      bottom: safeAreaInsets.bottom - given.bottom + added.bottom,
      right: safeAreaInsets.right - given.right + added.right)
  }

  private struct Timing {
    var duration: Double
    var delay: Double
    var function: CAMediaTimingFunction?
    /// Mass, stiffness, damping and initial velocity.
    var spring: [Double]?
    var count: Float
    var autoreverses: Bool

    /// The animation of a number, or a spring.
    func animation(_ keyPath: String) -> CABasicAnimation {
      guard let spring else { return CABasicAnimation(keyPath: keyPath) }
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = CGFloat(spring[0])
      animation.stiffness = CGFloat(spring[1])
      animation.damping = CGFloat(spring[2])
      animation.initialVelocity = CGFloat(spring[3])
      return animation
    }

    func add(_ animation: CAAnimation, to layer: CALayer) {
      animation.duration = duration
      animation.timingFunction = function
      animation.repeatCount = count
      animation.autoreverses = autoreverses
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
      layer.add(animation, forKey: nil)
    }
  }

  /// Sets a number of the transform, which is animated as a number and so keeps full turns.
  private func set(
    _ keyPath: String, of view: UIView, from: Double?, to: Double, _ timing: Timing?
  ) {
    let layer = view.layer
    let shown = (layer.presentation() ?? layer).value(forKeyPath: keyPath)
    UIView.performWithoutAnimation { layer.setValue(to, forKeyPath: keyPath) }
    guard let timing else { return }
    let animation = timing.animation(keyPath)
    animation.fromValue = from ?? shown
    animation.toValue = to
    timing.add(animation, to: layer)
  }

  final class Box: UIView {
    var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  }
}
