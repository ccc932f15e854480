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
              "description": "Not supported yet.",
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
            "transform.rotation": { "description": "Not supported yet. Degrees.", "type": "number" },
            "transform.scale": { "description": "Not supported yet.", "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/point" }] },
            "transform.translation": { "description": "Not supported yet.", "$ref": "#/$defs/point" },
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
            "cornerRadius": { "description": "Not supported yet.", "$ref": "#/$defs/length" },
            "borderWidth": { "description": "Not supported yet.", "$ref": "#/$defs/length" },
            "borderColor": { "description": "Not supported yet.", "$ref": "#/$defs/color" },
            "clipsToBounds": { "description": "Not supported yet.", "type": "boolean" },
            "zPosition": { "description": "Not supported yet.", "type": "number" },
            "transform": { "description": "Not supported yet.", "$ref": "#/$defs/transform" },
            "anchorPoint": { "description": "Not supported yet.", "$ref": "#/$defs/point" },
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
            "layoutMargins": { "description": "Default: 8.", "$ref": "#/$defs/insets" },
            "preservesSuperviewLayoutMargins": { "type": "boolean" },
            "insetsLayoutMarginsFromSafeArea": { "type": "boolean" },
            "alignmentRectInsets": { "description": "Not supported yet.", "$ref": "#/$defs/insets" },
            "firstBaselineOffset": { "description": "Not supported yet.", "type": "number" },
            "lastBaselineOffset": { "description": "Not supported yet.", "type": "number" },
            "semanticContentAttribute": {
              "enum": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
            },
            "frame": { "description": "Not supported yet.", "$ref": "#/$defs/rectangle" },
            "center": { "description": "Not supported yet.", "$ref": "#/$defs/point" },
            "size": { "description": "Not supported yet.", "$ref": "#/$defs/size" },
            "autoresizingMask": {
              "description": "Not supported yet.",
              "type": "array",
              "items": {
                "enum": [
                  "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin",
                  "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"
                ]
              }
            },
            "stack": { "description": "Not supported yet.", "type": "object" },
            "gradient": { "description": "Not supported yet.", "type": "object" }
    """#
}
