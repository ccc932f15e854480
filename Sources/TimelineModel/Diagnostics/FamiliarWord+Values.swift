extension FamiliarWord {
  static let attributes: KeyValuePairs<String, String> = [
    "topAnchor": "write `top`", "bottomAnchor": "write `bottom`",
    "leadingAnchor": "write `leading`", "trailingAnchor": "write `trailing`",
    "leftAnchor": "write `left`", "rightAnchor": "write `right`",
    "widthAnchor": "write `width`", "heightAnchor": "write `height`",
    "centerXAnchor": "write `centerX`", "centerYAnchor": "write `centerY`",
    "firstBaselineAnchor": "write `firstBaseline`", "lastBaselineAnchor": "write `lastBaseline`",
    "x": "write `leading` or `left`", "y": "write `top`",
    "minX": "write `left`", "midX": "write `centerX`", "maxX": "write `right`",
    "minY": "write `top`", "midY": "write `centerY`", "maxY": "write `bottom`",
    "start": "write `leading`", "end": "write `trailing`",
    "baseline": "write `firstBaseline` or `lastBaseline`",
    "frame": "write `edges`, or give the view a `frame`",
    "aspectRatio": "relate the height to the width, as in `a.height == a.width * 9 / 16`",
    "notAnAttribute": "relate a size to a number, as in `a.width == 100`",
  ]

  static let items: KeyValuePairs<String, String> = [
    "view": "write `root` for the whole canvas", "self": "write `root` for the whole canvas",
    "window": "write `root` for the whole canvas", "screen": "write `root` for the whole canvas",
    "canvas": "write `root` for the whole canvas", "parent": "write `superview`",
    "safeArea": "write `root.safeArea`",
    "safeAreaLayoutGuide": "write `root.safeAreaLayoutGuide`",
    "layoutMarginsGuide": "write `root.layoutMarginsGuide`",
  ]

  static let guides: KeyValuePairs<String, String> = [
    "snp": "leave `snp` out, as in `a.leading == b.trailing`",
    "layoutMargins": "write `layoutMarginsGuide`", "margins": "write `layoutMarginsGuide`",
    "safeAreaInsets": "write `safeAreaLayoutGuide`",
    "readableContent": "write `readableContentGuide`",
  ]

  static let curves: KeyValuePairs<String, String> = [
    "ease": "write `coreAnimationDefault`, which is CSS's `ease`",
    "ease-in": "write `easeIn`", "ease-out": "write `easeOut`",
    "ease-in-out": "write `easeInOut`",
    "curveEaseIn": "write `easeIn`", "curveEaseOut": "write `easeOut`",
    "curveEaseInOut": "write `easeInOut`", "curveLinear": "write `linear`",
    ".easeInOut": "write `easeInOut`", "easeInEaseOut": "write `easeInOut`",
    "default": "write `coreAnimationDefault`",
    "spring": "write `\"spring\": {\"dampingRatio\": …}` instead of `curve`",
    "bounce": "write `\"spring\": {\"bounce\": …, \"duration\": …}` instead of `curve`",
  ]

  static let priorities: KeyValuePairs<String, String> = [
    "high": "write `defaultHigh` (750)", "low": "write `defaultLow` (250)",
    "medium": "write a number between `defaultLow` (250) and `defaultHigh` (750)",
    "max": "write `required` (1000)",
  ]
}
