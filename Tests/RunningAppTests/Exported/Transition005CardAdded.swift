// swift-format-ignore-file
// Written by `layoutanim export --swift` from 005-card-added.json, for iOS 17 and later.
// Documentation/RunningApp.md of layoutanim describes how to use it.

import UIKit

/// Builds the views of "A card comes and goes", performs the keyframes and records where UIKit puts them.
@MainActor
final class Transition005CardAdded {
  let screen = UIViewController()
  let root = Box()
  let pageView = Box()
  let cardView = Box()
  let handleView = Box()
  /// page.edges == root.layoutMarginsGuide.edges#0 (line 10)
  lazy var line10Constraint: NSLayoutConstraint = Self.constraint(
    pageView, .top, .equal, root.layoutMarginsGuide, .top, times: 1, plus: 0, priority: 1000, "")
  /// page.edges == root.layoutMarginsGuide.edges#1 (line 10)
  lazy var line10Constraint2: NSLayoutConstraint = Self.constraint(
    pageView, .leading, .equal, root.layoutMarginsGuide, .leading, times: 1, plus: 0, priority: 1000, "")
  /// page.edges == root.layoutMarginsGuide.edges#2 (line 10)
  lazy var line10Constraint3: NSLayoutConstraint = Self.constraint(
    pageView, .bottom, .equal, root.layoutMarginsGuide, .bottom, times: 1, plus: 0, priority: 1000, "")
  /// page.edges == root.layoutMarginsGuide.edges#3 (line 10)
  lazy var line10Constraint4: NSLayoutConstraint = Self.constraint(
    pageView, .trailing, .equal, root.layoutMarginsGuide, .trailing, times: 1, plus: 0, priority: 1000, "")
  /// card.leading == root.leading (line 18)
  lazy var line18Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .leading, .equal, root, .leading, times: 1, plus: 0, priority: 1000, "")
  /// card.trailing == root.trailing (line 19)
  lazy var line19Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .trailing, .equal, root, .trailing, times: 1, plus: 0, priority: 1000, "")
  /// card.height == 120 (line 20)
  lazy var line20Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 120, priority: 1000, "")
  /// hidden
  lazy var hiddenConstraint: NSLayoutConstraint = Self.constraint(
    cardView, .top, .equal, root, .bottom, times: 1, plus: 0, priority: 1000, "hidden")
  /// shown
  lazy var shownConstraint: NSLayoutConstraint = Self.constraint(
    cardView, .bottom, .equal, root, .bottom, times: 1, plus: 0, priority: 1000, "shown")
  /// handle.width == 40 (line 23)
  lazy var line23Constraint: NSLayoutConstraint = Self.constraint(
    handleView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 40, priority: 1000, "")
  /// handle.height == 5 (line 24)
  lazy var line24Constraint: NSLayoutConstraint = Self.constraint(
    handleView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 5, priority: 1000, "")
  /// handle.centerX == card.centerX (line 25)
  lazy var line25Constraint: NSLayoutConstraint = Self.constraint(
    handleView, .centerX, .equal, cardView, .centerX, times: 1, plus: 0, priority: 1000, "")
  /// handle.top == card.top + 8 (line 26)
  lazy var line26Constraint: NSLayoutConstraint = Self.constraint(
    handleView, .top, .equal, cardView, .top, times: 1, plus: 8, priority: 1000, "")

  init() {
    screen.view = root
    root.translatesAutoresizingMaskIntoConstraints = true
    screen.viewRespectsSystemMinimumLayoutMargins = false
    setCanvas(CGSize(width: 200, height: 240), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    root.insetsLayoutMarginsFromSafeArea = true
    screen.traitOverrides.layoutDirection = .leftToRight
    root.backgroundColor = Self.color(242, 242, 247, 255)
    pageView.accessibilityIdentifier = "page"
    pageView.translatesAutoresizingMaskIntoConstraints = false
    pageView.backgroundColor = Self.color(90, 200, 250, 255)
    cardView.accessibilityIdentifier = "card"
    cardView.translatesAutoresizingMaskIntoConstraints = false
    cardView.backgroundColor = Self.color(255, 255, 255, 255)
    handleView.accessibilityIdentifier = "handle"
    handleView.translatesAutoresizingMaskIntoConstraints = false
    handleView.backgroundColor = Self.color(199, 199, 204, 255)
    root.addSubview(pageView)
    cardView.addSubview(handleView)
    NSLayoutConstraint.activate([
      line10Constraint,
      line10Constraint2,
      line10Constraint3,
      line10Constraint4,
    ])
  }

  /// When the turns of the run loop come, in seconds.
  static let times: [Double] = [0.25, 1, 1.5]

  func perform(_ turn: Int) {
    switch turn {
    case 0: turn1()
    case 1: turn2()
    case 2: turn3()
    default: break
    }
  }

  /// At 0.25 seconds.
  private func turn1() {
    // add
    root.layoutIfNeeded()
    root.insertSubview(cardView, at: 1)
    line18Constraint.isActive = true
    line19Constraint.isActive = true
    line20Constraint.isActive = true
    hiddenConstraint.isActive = true
    line23Constraint.isActive = true
    line24Constraint.isActive = true
    line25Constraint.isActive = true
    line26Constraint.isActive = true
    root.layoutIfNeeded()
    // rise
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseInOut], animations: { [self] in
      hiddenConstraint.isActive = false
      shownConstraint.isActive = true
      pageView.alpha = 0.4
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  /// At 1 seconds.
  private func turn2() {
    // sink
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseInOut], animations: { [self] in
      shownConstraint.isActive = false
      hiddenConstraint.isActive = true
      pageView.alpha = 1
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  /// At 1.5 seconds.
  private func turn3() {
    // remove
    root.layoutIfNeeded()
    cardView.removeFromSuperview()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
  }

  static let name = "Transition005CardAdded"
  static let size = CGSize(width: 200, height: 240)
  static let scale: CGFloat = 2
  /// When presentation values are recorded, in seconds.
  static let moments: [Double] = [0.25, 0.375, 0.5, 0.625, 0.75, 1, 1.125, 1.25, 1.375, 1.5]
  var views: [(String, UIView)] {
    [
      ("root", root),
      ("page", pageView),
      ("card", cardView),
      ("handle", handleView),
    ]
  }
  static let members: [String] = [
#"""
"version": 1
"""#,
#"""
"name": "A card comes and goes"
"""#,
#"""
"canvas": { "width": 200, "height": 240, "scale": 2, "backgroundColor": "#F2F2F7" }
"""#,
#"""
"views": [
    { "id": "page", "backgroundColor": "#5AC8FA" }
  ]
"""#,
#"""
"constraints": [
    "page.edges == root.layoutMarginsGuide.edges"
  ]
"""#,
  ]
  static let duration: String? = "1.75"
  static let keyframes: [(Int, String)] = [
  (1,
#"""
{ "time": 0.25, "name": "add", "changes": [
      { "addSubview": { "id": "card", "backgroundColor": "white", "subviews": [
          { "id": "handle", "backgroundColor": "#C7C7CC" }
        ] }, "to": "root" },
      { "add": [
        "card.leading == root.leading",
        "card.trailing == root.trailing",
        "card.height == 120",
        "hidden: card.top == root.bottom",
        { "id": "shown", "equation": "card.bottom == root.bottom", "active": false },
        "handle.width == 40",
        "handle.height == 5",
        "handle.centerX == card.centerX",
        "handle.top == card.top + 8"
      ] }
    ] }
"""#),
  (1,
#"""
{ "time": 0.25, "name": "rise", "animation": 0.5, "changes": [
      { "deactivate": "hidden" },
      { "activate": "shown" },
      { "view": "page", "alpha": 0.4 }
    ] }
"""#),
  (2,
#"""
{ "after": 0.25, "name": "sink", "animation": 0.5, "changes": [
      { "deactivate": "shown" },
      { "activate": "hidden" },
      { "view": "page", "alpha": 1 }
    ] }
"""#),
  (3,
#"""
{ "after": 0, "name": "remove", "changes": [{ "removeFromSuperview": "card" }] }
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
