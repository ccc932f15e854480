extension TimelineSchema {
  /// A view's own keys come first, then those that a change may set as well.
  static let viewDefinitions = #"""
        "views": { "type": "array", "items": { "$ref": "#/$defs/view" } },
        "view": {
          "type": "object",
          "required": ["id"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "id": { "$ref": "#/$defs/name" },
            "subviews": { "$ref": "#/$defs/views" },
            "layoutGuides": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id"],
                "additionalProperties": false,
                "properties": {
                  "note": { "$ref": "#/$defs/note" },
                  "id": { "$ref": "#/$defs/name" }
                }
              }
            },
    \#(properties)
          }
        },
        "viewChange": {
          "type": "object",
          "required": ["view"],
          "minProperties": 2,
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "view": { "$ref": "#/$defs/name" },
            "transform.rotation": { "description": "Degrees.", "type": "number" },
            "transform.scale": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/point" }] },
            "transform.translation": { "$ref": "#/$defs/point" },
    \#(properties)
          }
        },
        "axisPriorities": {
          "anyOf": [
            { "$ref": "#/$defs/priority" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "horizontal": { "$ref": "#/$defs/priority" },
                "vertical": { "$ref": "#/$defs/priority" }
              }
            }
          ]
        },
        "transform": {
          "description": "Scale, then rotation (degrees), then translation; or [a, b, c, d, tx, ty].",
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "number" },
              "minItems": 6,
              "maxItems": 6
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "translation": { "$ref": "#/$defs/point" },
                "rotation": { "type": "number" },
                "scale": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/point" }] }
              }
            }
          ]
        }
    """#

  private static let properties = #"""
            "backgroundColor": { "$ref": "#/$defs/color" },
            "alpha": { "$ref": "#/$defs/fraction" },
            "hidden": { "type": "boolean" },
            "cornerRadius": { "$ref": "#/$defs/length" },
            "borderWidth": { "$ref": "#/$defs/length" },
            "borderColor": { "$ref": "#/$defs/color" },
            "clipsToBounds": { "type": "boolean" },
            "zPosition": { "type": "number" },
            "transform": { "$ref": "#/$defs/transform" },
            "anchorPoint": { "$ref": "#/$defs/point" },
            "intrinsicContentSize": {
              "description": "A missing length is none; 0 is a length.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "width": { "$ref": "#/$defs/length" },
                "height": { "$ref": "#/$defs/length" }
              }
            },
            "contentHuggingPriority": { "$ref": "#/$defs/axisPriorities" },
            "contentCompressionResistancePriority": { "$ref": "#/$defs/axisPriorities" },
            "layoutMargins": { "$ref": "#/$defs/insets" },
            "preservesSuperviewLayoutMargins": { "type": "boolean" },
            "insetsLayoutMarginsFromSafeArea": { "type": "boolean" },
            "alignmentRectInsets": { "$ref": "#/$defs/insets" },
            "firstBaselineOffset": { "type": "number" },
            "lastBaselineOffset": { "type": "number" },
            "semanticContentAttribute": {
              "enum": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
            },
            "frame": { "$ref": "#/$defs/rectangle" },
            "center": { "$ref": "#/$defs/point" },
            "size": { "$ref": "#/$defs/size" },
            "autoresizingMask": {
              "type": "array",
              "items": {
                "enum": [
                  "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
                  "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"
                ]
              }
            },
            "stack": { "type": "object" },
            "gradient": { "type": "object" }
    """#
}
