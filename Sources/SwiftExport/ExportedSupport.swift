/// What every exported class has besides its own views and turns.
enum ExportedSupport {
  static let making = """
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
    """

  /// Animations that Core Animation has and `UIView` has not.
  static let motion = """
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
    """
}
