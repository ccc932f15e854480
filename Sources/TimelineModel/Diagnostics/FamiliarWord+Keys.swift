extension FamiliarWord {
  private static let equation = "write an equation in `constraints`, as in "

  static let keys: KeyValuePairs<String, String> = [
    "opacity": "write `alpha`",
    "isHidden": "write `hidden`",
    "visible": "write `hidden`, which is the opposite",
    "isVisible": "write `hidden`, which is the opposite",
    "background": "write `backgroundColor`",
    "color": "write `backgroundColor`",
    "colour": "write `backgroundColor`",
    "fillColor": "write `backgroundColor`",
    "tintColor": "write `backgroundColor`",
    "translatesAutoresizingMaskIntoConstraints":
      "leave it out: it is true for a view with a `frame` and false for any other",
    "children": "write `subviews`",
    "accessibilityIdentifier": "write `id`",
    "padding": "write `layoutMargins`, and constrain subviews to `layoutMarginsGuide`",
    "margin": "write `layoutMargins`",
    "margins": "write `layoutMargins`",
    "safeArea": "write `safeAreaInsets` in `canvas`",
    "flex": "lower the `contentHuggingPriority` of the view that is to grow",
    "flexGrow": "lower the `contentHuggingPriority` of the view that is to grow",
    "flexShrink": "lower the `contentCompressionResistancePriority` of the view that is to shrink",
    "flexDirection": "write `axis` in `stack`",
    "justifyContent": "write `distribution` in `stack`",
    "alignItems": "write `alignment` in `stack`",
    "zIndex": "write `zPosition`, or order the `subviews`: later ones are painted in front",
    "aspectRatio": equation + "`photo.height == photo.width * 9 / 16`",
    "widthAnchor": equation + "`photo.width == 100`",
    "heightAnchor": equation + "`photo.height == 100`",
    "equalTo": equation + "`photo.top == root.top + 8`",
    "snp": equation + "`photo.top == root.top + 8`",
    "item": "write `firstItem`",
    "attribute": "write `firstAttribute`",
    "relatedBy": "write `relation`",
    "toItem": "write `secondItem`",
    "isActive": "write `active`",
    "borderRadius": "write `cornerRadius`",
    "masksToBounds": "write `clipsToBounds`",
    "cornerCurve": "leave it out: corners are arcs of circles",
    "shadowRadius": "write `radius` in `shadow`",
    "shadowOpacity": "write `opacity` in `shadow`",
    "font": "write `size` and `weight` in `text`",
    "fontSize": "write `size` in `text`",
    "fontWeight": "write `weight` in `text`",
    "textColor": "write `color` in `text`",
    "textAlignment": "write `alignment` in `text`",
    "numberOfLines": "write `lines` in `text`",
    "src": "write the path of a PNG file in `image`",
    "contentMode": "write `contentMode` in `image`, next to `file`",
    "capInsets": "write `capInsets` in `image`, next to `file`",
    "animate": "write `animation` in a keyframe, next to `changes`",
    "withRelativeStartTime": "write `relativeStartTime`",
    "withDuration": "write `duration` in `animation`",
    "usingSpringWithDamping": "write `\"spring\": {\"dampingRatio\": …}` in `animation`",
    "initialSpringVelocity": "write `initialVelocity` in `spring`",
    "springDuration": "write `\"spring\": {\"bounce\": …, \"duration\": …}` in `animation`",
    "easing": "write `curve` in `animation`",
    "timingFunction": "write `curve` in `animation`",
    "timingParameters": "write `curve` or `spring` in `animation`",
    "options": "leave it out; an option that names a curve is `curve` in `animation`",
    "velocity": "write `initialVelocity` in `spring`",
    "rotate": "write `rotation` in `transform`, in degrees",
    "rotationAngle": "write `rotation` in `transform`, in degrees",
    "translate": "write `translation` in `transform`",
    "propertyAnimator": "write `animator` in `animation`",
    "UIViewPropertyAnimator": "write `animator` in `animation`",
    "startAnimation": "leave it out: an animation starts at the time of its keyframe",
    "pauseAnimation": event + "`pause`",
    "isReversed": event + "`reverse`",
    "reversed": event + "`reverse`",
    "fraction": event + "`fractionComplete`",
    "continueAnimation": event + "`continue`",
    "stopAnimation": event + "`stop`",
    "finishAnimation": event + "`stop`",
    "completion": "write a keyframe with `after`, which follows the end of this one's animation",
    "at": "write `time` in a keyframe, in seconds",
    "startTime": "write `time` in a keyframe, in seconds",
    "beginTime": "write `time` in a keyframe, in seconds",
    "state": toState, "goTo": toState, "toState": toState, "transitionTo": toState,
    "poses": "write `states`", "constraintSets": "write `states`",
    "repeat": "write `repeatCount` in `animation`",
    "loop": repetition, "forEach": repetition, "each": repetition, "repeats": repetition,
    "variables": "write `metrics`", "vars": "write `metrics`",
    "components": "write `templates`", "partials": "write `templates`",
    "macros": "write `templates`",
    "import": "write `include`, a list of files", "imports": "write `include`, a list of files",
    "use": "write `{\"template\": \"name\"}`, with the arguments next to it",
    "fps": "write `framesPerSecond`",
    "preferredFramesPerSecond": "write `framesPerSecond`",
    "bringSubviewToFront": front,
    "bringToFront": front,
    "layoutIfNeeded": "leave it out: a keyframe lays out within its animation",
    "type": "leave it out: a `text` makes a view a label, and an `image` an image view",
    "layer": "write its properties as those of the view",
    "title": "write `text`",
    "titleColor": "write `color` in `text`",
    "imageName": "write `image`",
    "shadowColor": "write `color` in `shadow`",
    "shadowOffset": "write `offset` in `shadow`",
    "contentHugging": "write `contentHuggingPriority`",
    "directionalLayoutMargins": "write `layoutMargins`",
    "toAttribute": "write `secondAttribute`",
    "sendSubviewToBack": "write a `zPosition` below that of its siblings, as in -1",
    "insertSubview": "write a change with `addSubview`, `to` and `at`",
    "exchangeSubview": "write a `zPosition` for one of the two views",
  ]

  /// Keys that are known elsewhere, and are typed in a change.
  static let changeKeys: KeyValuePairs<String, String> = [
    "multiplier": fixed, "relation": fixed, "firstItem": fixed, "firstAttribute": fixed,
    "secondItem": fixed, "secondAttribute": fixed, "equation": fixed,
  ]

  /// Keys that are known elsewhere, and are typed next to an equation.
  static let equationKeys: KeyValuePairs<String, String> = [
    "priority": "write it in the equation, as in `a.width == 8 @defaultHigh`",
    "multiplier": "write it in the equation, as in `a.width == 2 * b.width`",
    "relation": "write it in the equation, as in `a.width >= 8`",
    "identifier": "write `id`",
  ]

  private static let event = "in a keyframe, next to `animator`, write "

  private static let repetition =
    "write `{\"repeat\": {\"count\": 3, \"as\": \"i\"}, \"body\": […]}` in a list"

  private static let toState = "write `to` in a keyframe, the name of one of the `states`"

  private static let front =
    "write a change of the view with a `zPosition` above that of its siblings, as in 1"

  private static let fixed =
    "only `constant`, `priority` and `active` of a constraint change, as in UIKit: declare a second "
    + "constraint with `active` false, `deactivate` the first and `activate` the second"
}
