/// The JSON Schema (draft 2020-12) of the whole timeline format, version 1, including what this
/// release does not render yet.
///
/// It describes structure only. References between parts, the grammars of equations and visual
/// formats, and the limits on a whole file are checked by `layoutanim check`.
package enum TimelineSchema {
  package static let text = admittingExpressions(
    """
    {
    \(document)
      "$defs": {
    \(expansionDefinitions)
    \(sharedDefinitions),
    \(viewDefinitions),
    \(stackDefinition),
    \(constraintDefinitions),
    \(keyframeDefinitions)
      }
    }

    """)

  private static let document = #"""
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "layoutanim timeline, version 1",
      "description": "Views, the constraints between them, and keyframes that change them.",
      "type": "object",
      "required": ["version", "canvas"],
      "additionalProperties": false,
      "properties": {
        "note": { "$ref": "#/$defs/note" },
        "$schema": { "type": "string" },
        "version": { "const": 1 },
        "name": { "type": "string" },
        "canvas": { "$ref": "#/$defs/canvas" },
        "framesPerSecond": { "type": "integer", "minimum": 1, "maximum": 1000, "default": 60 },
        "duration": {
          "description": "Ends the animation here; default: when everything has ended.",
          "$ref": "#/$defs/seconds"
        },
        "compatibility": {
          "description": "iOS7: transforms take part in layout, animations of geometry replace each other, |- is 20 points.",
          "enum": ["iOS7"]
        },
        "include": {
          "description": "Files whose metrics, templates, views, constraints and states come before those here.",
          "type": "array",
          "items": { "type": "string", "minLength": 1, "maxLength": 4096 }
        },
        "templates": {
          "description": "Parts that are used by name.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" },
          "properties": { "note": { "$ref": "#/$defs/note" } },
          "additionalProperties": { "$ref": "#/$defs/template" }
        },
        "variants": {
          "description": "Other values for metrics, for --variant.",
          "type": "object",
          "properties": { "note": { "$ref": "#/$defs/note" } },
          "additionalProperties": { "$ref": "#/$defs/metrics" }
        },
        "metrics": { "$ref": "#/$defs/metrics" },
        "views": { "$ref": "#/$defs/views" },
        "constraints": { "$ref": "#/$defs/constraints" },
        "keyframes": { "$ref": "#/$defs/keyframes" },
        "states": { "$ref": "#/$defs/states" },
        "stateAnimation": {
          "description": "How layoutanim states goes from one state to another. Default: 0.3 seconds.",
          "$ref": "#/$defs/stateAnimation"
        }
      },
    """#

  static let canvasProperties = #"""
            "width": { "$ref": "#/$defs/side" },
            "height": { "$ref": "#/$defs/side" },
            "backgroundColor": { "$ref": "#/$defs/color" },
            "safeAreaInsets": { "$ref": "#/$defs/insets" },
            "layoutMargins": {
              "description": "Of root. Default: 16 at the sides (20 from a width of 400), else 0.",
              "$ref": "#/$defs/insets"
            },
            "insetsLayoutMarginsFromSafeArea": { "type": "boolean", "default": true },
            "layoutDirection": {
              "enum": ["leftToRight", "rightToLeft"],
              "default": "leftToRight"
            }
    """#
}
