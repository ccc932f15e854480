// swift-format-ignore-file
// Written by `layoutanim export --swift` from 005-stack-hides-a-row.json, for iOS 17 and later.
// Documentation/RunningApp.md of layoutanim describes how to use it.

import UIKit

/// Builds the views of "A stack hides a row", performs the keyframes and records where UIKit puts them.
@MainActor
final class Transition005StackHidesARow {
  let screen = UIViewController()
  let root = Box()
  let cardView = Box()
  let rowsView = Stack()
  let firstView = Box()
  let secondView = Box()
  let thirdView = Box()
  /// H:|-[card]-|#0 (line 16)
  lazy var line16Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .leading, .equal, root, .leadingMargin, times: 1, plus: 0, priority: 1000, "")
  /// H:|-[card]-|#1 (line 16)
  lazy var line16Constraint2: NSLayoutConstraint = Self.constraint(
    root, .trailingMargin, .equal, cardView, .trailing, times: 1, plus: 0, priority: 1000, "")
  /// V:|-16-[card] (line 17)
  lazy var line17Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .top, .equal, root, .top, times: 1, plus: 16, priority: 1000, "")
  /// H:|-[rows]-|#0 (line 18)
  lazy var line18Constraint: NSLayoutConstraint = Self.constraint(
    rowsView, .leading, .equal, cardView, .leadingMargin, times: 1, plus: 0, priority: 1000, "")
  /// H:|-[rows]-|#1 (line 18)
  lazy var line18Constraint2: NSLayoutConstraint = Self.constraint(
    cardView, .trailingMargin, .equal, rowsView, .trailing, times: 1, plus: 0, priority: 1000, "")
  /// V:|-[rows]-|#0 (line 19)
  lazy var line19Constraint: NSLayoutConstraint = Self.constraint(
    rowsView, .top, .equal, cardView, .topMargin, times: 1, plus: 0, priority: 1000, "")
  /// V:|-[rows]-|#1 (line 19)
  lazy var line19Constraint2: NSLayoutConstraint = Self.constraint(
    cardView, .bottomMargin, .equal, rowsView, .bottom, times: 1, plus: 0, priority: 1000, "")

  init() {
    screen.view = root
    root.translatesAutoresizingMaskIntoConstraints = true
    screen.viewRespectsSystemMinimumLayoutMargins = false
    setCanvas(CGSize(width: 200, height: 240), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    root.insetsLayoutMarginsFromSafeArea = true
    screen.traitOverrides.layoutDirection = .leftToRight
    root.backgroundColor = Self.color(242, 242, 247, 255)
    cardView.accessibilityIdentifier = "card"
    cardView.translatesAutoresizingMaskIntoConstraints = false
    cardView.backgroundColor = Self.color(255, 255, 255, 255)
    rowsView.accessibilityIdentifier = "rows"
    rowsView.translatesAutoresizingMaskIntoConstraints = false
    rowsView.axis = .vertical
    rowsView.distribution = .fill
    rowsView.alignment = .fill
    rowsView.spacing = 8
    rowsView.isLayoutMarginsRelativeArrangement = false
    firstView.accessibilityIdentifier = "first"
    firstView.translatesAutoresizingMaskIntoConstraints = false
    firstView.backgroundColor = Self.color(255, 149, 0, 255)
    firstView.naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: 40)
    secondView.accessibilityIdentifier = "second"
    secondView.translatesAutoresizingMaskIntoConstraints = false
    secondView.backgroundColor = Self.color(255, 45, 85, 255)
    secondView.naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: 80)
    thirdView.accessibilityIdentifier = "third"
    thirdView.translatesAutoresizingMaskIntoConstraints = false
    thirdView.backgroundColor = Self.color(88, 86, 214, 255)
    thirdView.naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: 40)
    root.addSubview(cardView)
    cardView.addSubview(rowsView)
    rowsView.addSubview(firstView)
    rowsView.addSubview(secondView)
    rowsView.addSubview(thirdView)
    arrange([firstView, secondView, thirdView], in: rowsView)
    NSLayoutConstraint.activate([
      line16Constraint,
      line16Constraint2,
      line17Constraint,
      line18Constraint,
      line18Constraint2,
      line19Constraint,
      line19Constraint2,
    ])
  }

  /// When the turns of the run loop come, in seconds.
  static let times: [Double] = [0.25, 1]

  func perform(_ turn: Int) {
    switch turn {
    case 0: turn1()
    case 1: turn2()
    default: break
    }
  }

  /// At 0.25 seconds.
  private func turn1() {
    // hide
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseInOut], animations: { [self] in
      secondView.isHidden = true
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  /// At 1 seconds.
  private func turn2() {
    // show
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseInOut], animations: { [self] in
      secondView.isHidden = false
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  static let name = "Transition005StackHidesARow"
  static let size = CGSize(width: 200, height: 240)
  static let scale: CGFloat = 2
  /// When presentation values are recorded, in seconds.
  static let moments: [Double] = [0.25, 0.375, 0.5, 0.625, 0.75, 1, 1.125, 1.25, 1.375, 1.5]
  var views: [(String, UIView)] {
    [
      ("root", root),
      ("card", cardView),
      ("rows", rowsView),
      ("first", firstView),
      ("second", secondView),
      ("third", thirdView),
    ]
  }
  static let members: [String] = [
#"""
"version": 1
"""#,
#"""
"name": "A stack hides a row"
"""#,
#"""
"canvas": { "width": 200, "height": 240, "scale": 2, "backgroundColor": "#F2F2F7" }
"""#,
#"""
"views": [
    { "id": "card", "backgroundColor": "white", "subviews": [
      { "id": "rows", "stack": { "axis": "vertical", "spacing": 8 }, "subviews": [
        { "id": "first", "backgroundColor": "#FF9500", "intrinsicContentSize": { "height": 40 } },
        { "id": "second", "backgroundColor": "#FF2D55", "intrinsicContentSize": { "height": 80 } },
        { "id": "third", "backgroundColor": "#5856D6", "intrinsicContentSize": { "height": 40 } }
      ] }
    ] }
  ]
"""#,
#"""
"constraints": [
    "H:|-[card]-|",
    "V:|-16-[card]",
    "H:|-[rows]-|",
    "V:|-[rows]-|"
  ]
"""#,
  ]
  static let duration: String? = "1.75"
  static let keyframes: [(Int, String)] = [
  (1,
#"""
{ "time": 0.25, "name": "hide", "animation": 0.5, "changes": [{ "view": "second", "hidden": true }] }
"""#),
  (2,
#"""
{ "after": 0.25, "name": "show", "animation": 0.5, "changes": [{ "view": "second", "hidden": false }] }
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

  final class Stack: UIStackView {
    var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  }
}
