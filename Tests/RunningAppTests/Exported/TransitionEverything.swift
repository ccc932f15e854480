// swift-format-ignore-file
// Written by `layoutanim export --swift` from everything.json, for iOS 17 and later.
// Documentation/RunningApp.md of layoutanim describes how to use it.
//
// What UIKit shows differently, or does not show:
// - Texts are set in San Francisco. One line keeps the size that layoutanim gives it.

import UIKit

/// Builds the views of "Everything that UIKit has", performs the keyframes and records where UIKit puts them.
@MainActor
final class TransitionEverything {
  let screen = UIViewController()
  let root = Box()
  let cardView = Box()
  let titleView = Label()
  let skyView = GradientBox()
  let rowsView = Stack()
  let firstView = Box()
  let secondView = Box()
  let thirdView = Box()
  let listView = Scroll()
  let cellView = Box()
  let headerView = Box()
  let givenView = Box()
  let forcedView = Box()
  let fourthView = Box()
  let middleGuide = UILayoutGuide()
  lazy var bottomLayoutGuide: UILayoutGuide = band(.bottom, .top)
  /// card.leading == root.leadingMargin (line 36)
  lazy var line36Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .leading, .equal, root, .leadingMargin, times: 1, plus: 0, priority: 1000, "")
  /// card.top == root.safeArea.top + gap (line 36)
  lazy var line36Constraint2: NSLayoutConstraint = Self.constraint(
    cardView, .top, .equal, root.safeAreaLayoutGuide, .top, times: 1, plus: 8, priority: 1000, "")
  /// cardWidth
  lazy var cardWidthConstraint: NSLayoutConstraint = Self.constraint(
    cardView, .width, .equal, root, .width, times: 0.5, plus: 0, priority: 751, "cardWidth")
  /// card.height == 90 (line 37)
  lazy var line37Constraint: NSLayoutConstraint = Self.constraint(
    cardView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 90, priority: 1000, "")
  /// middle.centerX == card.centerX (line 38)
  lazy var line38Constraint: NSLayoutConstraint = Self.constraint(
    middleGuide, .centerX, .equal, cardView, .centerX, times: 1, plus: 0, priority: 1000, "")
  /// middle.width == 20 (line 38)
  lazy var line38Constraint2: NSLayoutConstraint = Self.constraint(
    middleGuide, .width, .equal, nil, .notAnAttribute, times: 1, plus: 20, priority: 1000, "")
  /// middle.top == card.top (line 38)
  lazy var line38Constraint3: NSLayoutConstraint = Self.constraint(
    middleGuide, .top, .equal, cardView, .top, times: 1, plus: 0, priority: 1000, "")
  /// middle.height == 10 (line 39)
  lazy var line39Constraint: NSLayoutConstraint = Self.constraint(
    middleGuide, .height, .equal, nil, .notAnAttribute, times: 1, plus: 10, priority: 1000, "")
  /// title.leading == card.layoutMarginsGuide.leading (line 40)
  lazy var line40Constraint: NSLayoutConstraint = Self.constraint(
    titleView, .leading, .equal, cardView.layoutMarginsGuide, .leading, times: 1, plus: 0, priority: 1000, "")
  /// title.top == middle.bottom (line 40)
  lazy var line40Constraint2: NSLayoutConstraint = Self.constraint(
    titleView, .top, .equal, middleGuide, .bottom, times: 1, plus: 0, priority: 1000, "")
  /// sky.leading == title.leading (line 41)
  lazy var line41Constraint: NSLayoutConstraint = Self.constraint(
    skyView, .leading, .equal, titleView, .leading, times: 1, plus: 0, priority: 1000, "")
  /// V:[title]-[sky(20)]#0 (line 41)
  lazy var line41Constraint2: NSLayoutConstraint = Self.constraint(
    skyView, .top, .equal, titleView, .bottom, times: 1, plus: 8, priority: 1000, "")
  /// V:[title]-[sky(20)]#1 (line 41)
  lazy var line41Constraint3: NSLayoutConstraint = Self.constraint(
    skyView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 20, priority: 1000, "")
  /// sky.width <= card.width - 20 (line 41)
  lazy var line41Constraint4: NSLayoutConstraint = Self.constraint(
    skyView, .width, .lessThanOrEqual, cardView, .width, times: 1, plus: -20, priority: 1000, "")
  /// sky.width == 500 @200 (line 42)
  lazy var line42Constraint: NSLayoutConstraint = Self.constraint(
    skyView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 500, priority: 200, "")
  /// rows.leading == card.trailing + gap (line 43)
  lazy var line43Constraint: NSLayoutConstraint = Self.constraint(
    rowsView, .leading, .equal, cardView, .trailing, times: 1, plus: 8, priority: 1000, "")
  /// rows.top == card.top (line 43)
  lazy var line43Constraint2: NSLayoutConstraint = Self.constraint(
    rowsView, .top, .equal, cardView, .top, times: 1, plus: 0, priority: 1000, "")
  /// list.leading == root.leading (line 44)
  lazy var line44Constraint: NSLayoutConstraint = Self.constraint(
    listView, .leading, .equal, root, .leading, times: 1, plus: 0, priority: 1000, "")
  /// list.width == 100 (line 44)
  lazy var line44Constraint2: NSLayoutConstraint = Self.constraint(
    listView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 100, priority: 1000, "")
  /// list.top == card.bottom + gap (line 44)
  lazy var line44Constraint3: NSLayoutConstraint = Self.constraint(
    listView, .top, .equal, cardView, .bottom, times: 1, plus: 8, priority: 1000, "")
  /// list.height == 80 (line 45)
  lazy var line45Constraint: NSLayoutConstraint = Self.constraint(
    listView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 80, priority: 1000, "")
  /// cell.edges == list.contentLayoutGuide.edges#0 (line 46)
  lazy var line46Constraint: NSLayoutConstraint = Self.constraint(
    cellView, .top, .equal, listView.contentLayoutGuide, .top, times: 1, plus: 0, priority: 1000, "")
  /// cell.edges == list.contentLayoutGuide.edges#1 (line 46)
  lazy var line46Constraint2: NSLayoutConstraint = Self.constraint(
    cellView, .leading, .equal, listView.contentLayoutGuide, .leading, times: 1, plus: 0, priority: 1000, "")
  /// cell.edges == list.contentLayoutGuide.edges#2 (line 46)
  lazy var line46Constraint3: NSLayoutConstraint = Self.constraint(
    cellView, .bottom, .equal, listView.contentLayoutGuide, .bottom, times: 1, plus: 0, priority: 1000, "")
  /// cell.edges == list.contentLayoutGuide.edges#3 (line 46)
  lazy var line46Constraint4: NSLayoutConstraint = Self.constraint(
    cellView, .trailing, .equal, listView.contentLayoutGuide, .trailing, times: 1, plus: 0, priority: 1000, "")
  /// cell.width == list.frameLayoutGuide.width (line 46)
  lazy var line46Constraint5: NSLayoutConstraint = Self.constraint(
    cellView, .width, .equal, listView.frameLayoutGuide, .width, times: 1, plus: 0, priority: 1000, "")
  /// cell.height == 160 (line 47)
  lazy var line47Constraint: NSLayoutConstraint = Self.constraint(
    cellView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 160, priority: 1000, "")
  /// header.top == list.frameLayoutGuide.top (line 47)
  lazy var line47Constraint2: NSLayoutConstraint = Self.constraint(
    headerView, .top, .equal, listView.frameLayoutGuide, .top, times: 1, plus: 0, priority: 1000, "")
  /// header.leading == list.leading (line 47)
  lazy var line47Constraint3: NSLayoutConstraint = Self.constraint(
    headerView, .leading, .equal, listView, .leading, times: 1, plus: 0, priority: 1000, "")
  /// header.width == 30 (line 48)
  lazy var line48Constraint: NSLayoutConstraint = Self.constraint(
    headerView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 30, priority: 1000, "")
  /// header.height == 10 (line 48)
  lazy var line48Constraint2: NSLayoutConstraint = Self.constraint(
    headerView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 10, priority: 1000, "")
  /// forced.width == 30 (line 49)
  lazy var line49Constraint: NSLayoutConstraint = Self.constraint(
    forcedView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 30, priority: 1000, "")
  /// forced.height == 40 (line 49)
  lazy var line49Constraint2: NSLayoutConstraint = Self.constraint(
    forcedView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 40, priority: 1000, "")
  /// forced.width == 90 (line 50)
  lazy var line50Constraint: NSLayoutConstraint = Self.constraint(
    forcedView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 90, priority: 1000, "")
  /// forced.height == 50 (line 50)
  lazy var line50Constraint2: NSLayoutConstraint = Self.constraint(
    forcedView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 50, priority: 1000, "")
  /// forced.trailing == root.trailingMargin (line 51)
  lazy var line51Constraint: NSLayoutConstraint = Self.constraint(
    forcedView, .trailing, .equal, root, .trailingMargin, times: 1, plus: 0, priority: 1000, "")
  /// forced.bottom == bottomLayoutGuide.top (line 51)
  lazy var line51Constraint2: NSLayoutConstraint = Self.constraint(
    forcedView, .bottom, .equal, bottomLayoutGuide, .top, times: 1, plus: 0, priority: 1000, "")
  /// added
  lazy var addedConstraint: NSLayoutConstraint = Self.constraint(
    fourthView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 0, priority: 1000, "added")
  /// forced.width == 33 (line 78)
  lazy var line78Constraint: NSLayoutConstraint = Self.constraint(
    forcedView, .width, .equal, nil, .notAnAttribute, times: 1, plus: 33, priority: 1000, "")
  /// forced.height == 51 (line 78)
  lazy var line78Constraint2: NSLayoutConstraint = Self.constraint(
    forcedView, .height, .equal, nil, .notAnAttribute, times: 1, plus: 51, priority: 1000, "")

  init() {
    screen.view = root
    root.translatesAutoresizingMaskIntoConstraints = true
    screen.viewRespectsSystemMinimumLayoutMargins = false
    setCanvas(CGSize(width: 320, height: 400), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 18)
    root.insetsLayoutMarginsFromSafeArea = true
    screen.traitOverrides.layoutDirection = .leftToRight
    root.backgroundColor = Self.color(255, 255, 255, 255)
    cardView.accessibilityIdentifier = "card"
    cardView.translatesAutoresizingMaskIntoConstraints = false
    cardView.backgroundColor = Self.color(255, 204, 0, 255)
    cardView.alpha = 0.9
    cardView.layer.cornerRadius = 12
    cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    cardView.layer.borderWidth = 2
    cardView.clipsToBounds = true
    cardView.layer.shadowColor = Self.color(0, 0, 0, 255).cgColor
    cardView.layer.shadowOpacity = 0.3
    cardView.layer.shadowRadius = 3
    cardView.layer.shadowOffset = CGSize(width: 0, height: -3)
    cardView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
    cardView.preservesSuperviewLayoutMargins = true
    titleView.accessibilityIdentifier = "title"
    titleView.translatesAutoresizingMaskIntoConstraints = false
    titleView.clipsToBounds = false
    titleView.text = "A \"title\"\n"
    titleView.font = .systemFont(ofSize: 20, weight: .bold)
    titleView.textColor = Self.color(0, 0, 0, 255)
    titleView.textAlignment = .natural
    titleView.numberOfLines = 1
    titleView.naturalSize = CGSize(width: 73, height: 24)
    titleView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    skyView.accessibilityIdentifier = "sky"
    skyView.translatesAutoresizingMaskIntoConstraints = false
    paint(skyView, [Self.color(10, 132, 255, 255).cgColor, Self.color(255, 214, 10, 255).cgColor], [0.2, 1], CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    rowsView.accessibilityIdentifier = "rows"
    rowsView.translatesAutoresizingMaskIntoConstraints = false
    rowsView.axis = .vertical
    rowsView.distribution = .fill
    rowsView.alignment = .leading
    rowsView.spacing = 6
    rowsView.isLayoutMarginsRelativeArrangement = true
    firstView.accessibilityIdentifier = "first"
    firstView.translatesAutoresizingMaskIntoConstraints = false
    firstView.naturalSize = CGSize(width: 40, height: 20)
    secondView.accessibilityIdentifier = "second"
    secondView.translatesAutoresizingMaskIntoConstraints = false
    secondView.naturalSize = CGSize(width: 60, height: 24)
    thirdView.accessibilityIdentifier = "third"
    thirdView.translatesAutoresizingMaskIntoConstraints = false
    thirdView.naturalSize = CGSize(width: 30, height: 16)
    listView.accessibilityIdentifier = "list"
    listView.translatesAutoresizingMaskIntoConstraints = false
    listView.clipsToBounds = false
    listView.contentInsetAdjustmentBehavior = .never
    listView.contentOffset = CGPoint(x: 0, y: 5)
    cellView.accessibilityIdentifier = "cell"
    cellView.translatesAutoresizingMaskIntoConstraints = false
    cellView.backgroundColor = Self.color(52, 199, 89, 255)
    headerView.accessibilityIdentifier = "header"
    headerView.translatesAutoresizingMaskIntoConstraints = false
    givenView.accessibilityIdentifier = "given"
    givenView.layer.anchorPoint = CGPoint(x: 0, y: 1)
    place(givenView, CGRect(x: 10, y: 300, width: 60, height: 40))
    givenView.transform = CGAffineTransform(a: 0.8660254037844386, b: 0.5, c: -0.5, d: 0.8660254037844386, tx: 0, ty: 0)
    givenView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    forcedView.accessibilityIdentifier = "forced"
    forcedView.translatesAutoresizingMaskIntoConstraints = false
    forcedView.alignmentInsets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    forcedView.semanticContentAttribute = .forceRightToLeft
    fourthView.accessibilityIdentifier = "fourth"
    fourthView.translatesAutoresizingMaskIntoConstraints = false
    fourthView.naturalSize = CGSize(width: 55, height: UIView.noIntrinsicMetric)
    cardView.addLayoutGuide(middleGuide)
    root.addSubview(cardView)
    cardView.addSubview(titleView)
    cardView.addSubview(skyView)
    root.addSubview(rowsView)
    rowsView.addSubview(firstView)
    rowsView.addSubview(secondView)
    rowsView.addSubview(thirdView)
    root.addSubview(listView)
    listView.addSubview(cellView)
    listView.addSubview(headerView)
    root.addSubview(givenView)
    root.addSubview(forcedView)
    arrange([firstView, secondView, thirdView], in: rowsView)
    rowsView.setCustomSpacing(12, after: secondView)
    NSLayoutConstraint.activate([
      line36Constraint,
      line36Constraint2,
      cardWidthConstraint,
      line37Constraint,
      line38Constraint,
      line38Constraint2,
      line38Constraint3,
      line39Constraint,
      line40Constraint,
      line40Constraint2,
      line41Constraint,
      line41Constraint2,
      line41Constraint3,
      line41Constraint4,
      line42Constraint,
      line43Constraint,
      line43Constraint2,
      line44Constraint,
      line44Constraint2,
      line44Constraint3,
      line45Constraint,
      line46Constraint,
      line46Constraint2,
      line46Constraint3,
      line46Constraint4,
      line46Constraint5,
      line47Constraint,
      line47Constraint2,
      line47Constraint3,
      line48Constraint,
      line48Constraint2,
      line49Constraint,
      line49Constraint2,
      line51Constraint,
      line51Constraint2,
    ])
  }

  /// When the turns of the run loop come, in seconds.
  static let times: [Double] = [0, 1, 1.25, 4, 6, 8, 9]

  func perform(_ turn: Int) {
    switch turn {
    case 0: turn1()
    case 1: turn2()
    case 2: turn3()
    case 3: turn4()
    case 4: turn5()
    case 5: turn6()
    case 6: turn7()
    default: break
    }
  }

  /// At 0 seconds.
  private func turn1() {
    // widen
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1, options: [], animations: { [self] in
      cardWidthConstraint.constant = ((-(root.bounds.width) / 8) + (3 * (cardView.bounds.height - 80)))
      cardWidthConstraint.priority = UILayoutPriority(760)
      titleView.text = "Longer title"
      titleView.font = .systemFont(ofSize: 20, weight: .bold)
      titleView.textColor = Self.color(0, 0, 0, 255)
      titleView.textAlignment = .natural
      titleView.numberOfLines = 1
      titleView.naturalSize = CGSize(width: 111, height: 24)
      secondView.isHidden = true
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  /// At 1 seconds.
  private func turn2() {
    root.layoutIfNeeded()
    do {
      let parameters = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))
      let animator = UIViewPropertyAnimator(
        duration: 0.4, timingParameters: parameters)
      animator.addAnimations({ [self] in
        line49Constraint.isActive = false
        line49Constraint2.isActive = false
        line50Constraint.isActive = true
        line50Constraint2.isActive = true
        listView.contentOffset = CGPoint(x: 0, y: 40)
        place(givenView, CGRect(x: 20, y: 280, width: 80, height: 50))
        skyView.layer.cornerRadius = 4
        paint(skyView, [Self.color(10, 132, 255, 255).cgColor, Self.color(255, 214, 10, 255).cgColor], [0.2, 1], CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))
        root.layoutIfNeeded()
      })
      animator.startAnimation(afterDelay: 0.1)
    }
    cardView.backgroundColor = Self.color(255, 149, 0, 255)
    cardView.layoutIfNeeded()
    root.layoutIfNeeded()
  }

  /// At 1.25 seconds.
  private func turn3() {
    root.layoutIfNeeded()
    do {
      let timing = Timing(
        duration: 0.862955284, delay: 0, function: nil,
        spring: [1, 157.91367041742973, 17.59291886010284, 0], count: 1, autoreverses: false)
      UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 0, delay: 0, options: [], animations: { [self] in
        restore(cardWidthConstraint, 0, UILayoutPriority(751), isActive: true)
        set("transform.rotation.z", of: givenView, from: nil, to: 720 * .pi / 180, timing)
        arrange([firstView, fourthView, secondView, thirdView], in: rowsView)
        rowsView.setCustomSpacing(12, after: secondView)
        rowsView.insertSubview(fourthView, at: 1)
        declare(addedConstraint, (cardView.bounds.height / 3))
        addedConstraint.isActive = true
        root.layoutIfNeeded()
      })
    }
    root.layoutIfNeeded()
  }

  /// At 4 seconds.
  private func turn4() {
    root.layoutIfNeeded()
    do {
      let parameters = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
      let animator = UIViewPropertyAnimator(
        duration: 0.760090246, timingParameters: parameters)
      animator.addAnimations({ [self] in
        addedConstraint.constant = 44
        line50Constraint.isActive = false
        line50Constraint2.isActive = false
        line78Constraint.isActive = true
        line78Constraint2.isActive = true
        root.layoutIfNeeded()
      })
      animator.startAnimation(afterDelay: 0)
    }
    root.layoutIfNeeded()
  }

  /// At 6 seconds.
  private func turn5() {
    root.layoutIfNeeded()
    do {
      let timing = Timing(
        duration: 1, delay: 0, function: CAMediaTimingFunction(controlPoints: 0, 0, 1, 1),
        spring: nil, count: 2, autoreverses: true)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear], animations: { [self] in
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          restore(addedConstraint, 0, UILayoutPriority(1000), isActive: true)
          do {
            let motion = CAKeyframeAnimation(keyPath: "position")
            motion.values = [NSValue(cgPoint: CGPoint(x: 10, y: 20)), NSValue(cgPoint: CGPoint(x: 50, y: 90)), NSValue(cgPoint: CGPoint(x: 90, y: 10))]
            motion.keyTimes = [NSNumber(value: 0), NSNumber(value: 0.5), NSNumber(value: 1)]
            motion.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, 0, 1, 1), CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)]
            motion.calculationMode = .cubic
            motion.rotationMode = .rotateAuto
            timing.add(motion, to: givenView.layer)
          }
          setCanvas(CGSize(width: 400, height: 300), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
          root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 18)
          root.insetsLayoutMarginsFromSafeArea = true
          screen.traitOverrides.layoutDirection = .leftToRight
          thirdView.removeFromSuperview()
          root.layoutIfNeeded()
        }
      })
    }
    root.layoutIfNeeded()
  }

  /// At 8 seconds.
  private func turn6() {
    root.layoutIfNeeded()
    UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [.calculationModeCubicPaced, UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)], animations: { [self] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { [self] in
        forcedView.alpha = 0.4
        root.layoutIfNeeded()
      }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { [self] in
        forcedView.alpha = 0.9
        root.layoutIfNeeded()
      }
    })
    UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveLinear], animations: { [self] in
      cardView.alpha = 0.9
      root.layoutIfNeeded()
    })
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [], animations: { [self] in
      cardView.layer.cornerRadius = 3
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  /// At 9 seconds.
  private func turn7() {
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut], animations: { [self] in
      cardView.isHidden = true
      forcedView.layoutMargins = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      rowsView.distribution = .equalSpacing
      rowsView.spacing = 9
      arrange([firstView, fourthView, secondView], in: rowsView)
      rowsView.setCustomSpacing(12, after: secondView)
      root.layoutIfNeeded()
    })
    root.layoutIfNeeded()
  }

  static let name = "TransitionEverything"
  static let size = CGSize(width: 320, height: 400)
  static let scale: CGFloat = 2
  /// When presentation values are recorded, in seconds.
  static let moments: [Double] = [0, 0.125, 0.25, 0.375, 0.5, 1.1, 1.2, 1.25, 1.3, 1.4, 1.465738821, 1.5, 1.681477642, 1.897216463, 2.112955284, 4, 4.190022561, 4.380045122, 4.570067683, 4.760090244, 4.760090246, 6, 6.25, 6.5, 6.75, 7, 8, 8.1, 8.125, 8.225, 8.25, 8.35, 8.375, 8.475, 8.5, 8.6, 9, 9.05, 9.1, 9.15, 9.2, 10]
  var views: [(String, UIView)] {
    [
      ("root", root),
      ("card", cardView),
      ("title", titleView),
      ("sky", skyView),
      ("rows", rowsView),
      ("first", firstView),
      ("second", secondView),
      ("third", thirdView),
      ("list", listView),
      ("cell", cellView),
      ("header", headerView),
      ("given", givenView),
      ("forced", forcedView),
      ("fourth", fourthView),
    ]
  }
  static let members: [String] = [
#"""
"version": 1
"""#,
#"""
"name": "Everything that UIKit has"
"""#,
#"""
"canvas": {
    "width": 320, "height": 400, "scale": 2, "safeAreaInsets": { "top": 20, "bottom": 10 },
    "layoutMargins": { "leading": 12, "trailing": 18 }
  }
"""#,
#"""
"metrics": { "gap": 8 }
"""#,
#"""
"views": [
    { "id": "card", "backgroundColor": "#FFCC00", "cornerRadius": 12, "borderWidth": 2,
      "maskedCorners": ["topLeft", "topRight"], "clipsToBounds": true, "alpha": 0.9,
      "shadow": { "opacity": 0.3 }, "layoutGuides": [{ "id": "middle" }],
      "layoutMargins": { "top": 4, "leading": 6, "bottom": 4, "trailing": 6 },
      "preservesSuperviewLayoutMargins": true,
      "subviews": [
        { "id": "title", "text": { "string": "A \"title\"\n", "size": 20, "weight": "bold" },
          "contentHuggingPriority": { "horizontal": 251 } },
        { "id": "sky", "gradient": { "colors": ["#0A84FF", "#FFD60A"], "locations": [0.2, 1] } }
      ] },
    { "id": "rows", "stack": { "axis": "vertical", "spacing": 6, "alignment": "leading",
        "customSpacing": { "second": 12 }, "isLayoutMarginsRelativeArrangement": true },
      "subviews": [
        { "id": "first", "intrinsicContentSize": { "width": 40, "height": 20 } },
        { "id": "second", "intrinsicContentSize": { "width": 60, "height": 24 } },
        { "id": "third", "intrinsicContentSize": { "width": 30, "height": 16 } }
      ] },
    { "id": "list", "contentOffset": { "x": 0, "y": 5 }, "subviews": [
        { "id": "cell", "backgroundColor": "#34C759" }, { "id": "header" } ] },
    { "id": "given", "frame": { "x": 10, "y": 300, "width": 60, "height": 40 },
      "anchorPoint": { "x": 0, "y": 1 }, "transform": { "rotation": 30 },
      "autoresizingMask": ["flexibleRightMargin", "flexibleBottomMargin"] },
    { "id": "forced", "semanticContentAttribute": "forceRightToLeft",
      "alignmentRectInsets": { "top": 2, "left": 3, "bottom": 4, "right": 5 } }
  ]
"""#,
#"""
"constraints": [
    "card.leading == root.leadingMargin", "card.top == root.safeArea.top + gap",
    "cardWidth: card.width == root.width * 0.5 @751", "card.height == 90",
    "middle.centerX == card.centerX", "middle.width == 20", "middle.top == card.top",
    "middle.height == 10",
    "title.leading == card.layoutMarginsGuide.leading", "title.top == middle.bottom",
    "sky.leading == title.leading", "V:[title]-[sky(20)]", "sky.width <= card.width - 20",
    "sky.width == 500 @200",
    "rows.leading == card.trailing + gap", "rows.top == card.top",
    "list.leading == root.leading", "list.width == 100", "list.top == card.bottom + gap",
    "list.height == 80",
    "cell.edges == list.contentLayoutGuide.edges", "cell.width == list.frameLayoutGuide.width",
    "cell.height == 160", "header.top == list.frameLayoutGuide.top", "header.leading == list.leading",
    "header.width == 30", "header.height == 10",
    { "group": "small", "constraints": ["forced.width == 30", "forced.height == 40"] },
    { "group": "large", "active": false, "constraints": ["forced.width == 90", "forced.height == 50"] },
    "forced.trailing == root.trailingMargin", "forced.bottom == bottomLayoutGuide.top"
  ]
"""#,
  ]
  static let duration: String? = nil
  static let keyframes: [(Int, String)] = [
  (1,
#"""
{ "time": 0, "name": "widen", "animation": { "duration": 0.5, "spring": { "dampingRatio": 0.6, "initialVelocity": 1 } },
      "changes": [
        { "constraint": "cardWidth", "constant": "-root.width / 8 + 3 * (card.height - 80)", "priority": 760 },
        { "view": "title", "text": { "string": "Longer title" } },
        { "view": "second", "hidden": true }
      ] }
"""#),
  (2,
#"""
{ "time": 1, "animation": { "duration": 0.4, "delay": 0.1, "curve": [0.2, 0, 0.1, 1] },
      "changes": [
        { "deactivate": "small" }, { "activate": "large" },
        { "view": "list", "contentOffset": { "x": 0, "y": 40 } },
        { "view": "given", "frame": { "x": 20, "y": 280, "width": 80, "height": 50 } },
        { "view": "sky", "gradient": { "endPoint": { "x": 1, "y": 1 } }, "cornerRadius": 4 }
      ] }
"""#),
  (2,
#"""
{ "time": 1, "flush": false, "layout": "card", "changes": [{ "view": "card", "backgroundColor": "#FF9500" }] }
"""#),
  (3,
#"""
{ "after": 0.25, "animation": { "spring": { "bounce": 0.3, "duration": 0.5 } },
      "changes": [
        { "restore": "cardWidth" },
        { "view": "given", "transform.rotation": 720 },
        { "addSubview": { "id": "fourth", "intrinsicContentSize": { "width": 55 } }, "to": "rows", "at": 1 },
        { "add": [{ "id": "added", "equation": "fourth.height == 0", "constant": "card.height / 3" }] }
      ] }
"""#),
  (4,
#"""
{ "time": 4, "animation": { "spring": { "mass": 1, "stiffness": 200, "damping": 20 } },
      "changes": [
        { "constraint": "added", "constant": 44 }, { "deactivate": "large" },
        { "add": ["forced.width == 33", "forced.height == 51"] }
      ] }
"""#),
  (5,
#"""
{ "time": 6, "animation": { "duration": 1, "curve": "linear", "repeatCount": 2, "autoreverse": true },
      "changes": [
        { "restore": "added" },
        { "view": "given", "path": { "values": [{ "x": 10, "y": 20 }, { "x": 50, "y": 90 }, { "x": 90, "y": 10 }], "calculationMode": "cubic", "rotationMode": "auto" } },
        { "canvas": { "width": 400, "height": 300, "safeAreaInsets": { "top": 0 } } },
        { "removeFromSuperview": "third" }
      ] }
"""#),
  (6,
#"""
{ "time": 8, "animation": { "duration": 0.5, "curve": "linear", "calculationMode": "cubicPaced",
        "relativeKeyframes": [
          { "relativeStartTime": 0, "relativeDuration": 0.4, "changes": [{ "view": "forced", "alpha": 0.4 }] },
          { "relativeStartTime": 0.4, "relativeDuration": 0.6, "changes": [{ "view": "forced", "alpha": 0.9 }] }
        ],
        "animations": [
          { "delay": 0.1, "changes": [{ "view": "card", "alpha": 0.9 }] },
          { "overrideInheritedCurve": true, "spring": { "dampingRatio": 0.5 }, "changes": [{ "view": "card", "cornerRadius": 3 }] }
        ] } }
"""#),
  (7,
#"""
{ "time": 9, "animation": 0.2, "changes": [{ "view": "card", "hidden": true }, { "view": "forced", "layoutMargins": { "top": 1 } },
      { "view": "rows", "stack": { "spacing": 9, "distribution": "equalSpacing" } }] }
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

  final class GradientBox: UIView {
    var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  final class Stack: UIStackView {
    var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  }

  final class Scroll: UIScrollView {
    var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  }

  final class Label: UILabel {
    var naturalSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    var alignmentInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  }
}
