extension TimelineSchema {
  /// The layout properties of a view other than its content size and its frame.
  static let layoutProperties = #"""
            "layoutMargins": { "description": "Default: 8.", "$ref": "#/$defs/insets" },
            "preservesSuperviewLayoutMargins": {
              "description": "Whether the margins reach at least to the superview's.",
              "type": "boolean",
              "default": false
            },
            "insetsLayoutMarginsFromSafeArea": {
              "description": "Whether the margins begin at the safe area.",
              "type": "boolean",
              "default": true
            },
            "alignmentRectInsets": {
              "description": "How far inside the frame the rectangle lies that constraints act on. Default: 0.",
              "$ref": "#/$defs/insets"
            },
            "firstBaselineOffset": {
              "description": "From the top to the first line's baseline, in points.",
              "type": "number",
              "default": 0
            },
            "lastBaselineOffset": {
              "description": "From the bottom up to the last line's baseline, in points.",
              "type": "number",
              "default": 0
            },
            "semanticContentAttribute": {
              "description": "Unspecified is the superview's direction.",
              "enum": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
              "default": "unspecified"
            },
            "autoresizingMask": {
              "description": "Of a view with a frame: how that follows the superview's size.",
              "type": "array",
              "items": {
                "enum": [
                  "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
                  "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"
                ]
              },
              "default": []
            },
            "contentOffset": {
              "description": "Makes the view a scroll view: the point of its content that is shown at its origin, rounded to pixels.",
              "$ref": "#/$defs/point"
            },
    """#

  static let stackDefinition = #"""
        "stack": {
          "description": "A UIStackView: it arranges its subviews by constraints of its own.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "axis": { "enum": ["horizontal", "vertical"], "default": "horizontal" },
            "distribution": {
              "enum": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
              "default": "fill"
            },
            "alignment": {
              "description": "top, bottom and the baselines in a horizontal stack, leading and trailing in a vertical one.",
              "enum": [
                "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom",
                "lastBaseline"
              ],
              "default": "fill"
            },
            "spacing": { "description": "In points.", "type": "number", "default": 0 },
            "customSpacing": {
              "description": "By the id of a subview: the space after it, instead of spacing.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name" },
              "properties": { "note": { "type": ["string", "number"] } },
              "additionalProperties": { "type": "number" }
            },
            "isLayoutMarginsRelativeArrangement": { "type": "boolean", "default": false },
            "arrangedSubviews": {
              "description": "Ids of subviews, in order; none has a frame. Default: all that are declared.",
              "type": "array",
              "items": { "$ref": "#/$defs/name" }
            }
          }
        }
    """#
}
