/// The JSON Schema (draft 2020-12) of timelines, version 1, all of it: what this release does not
/// render yet is valid here too.
///
/// It describes shapes. What refers to what, the grammar of equations and visual formats, and the
/// limits on a whole file are for `layoutanim check`.
public enum TimelineSchema {
  public static let text = """
    {
    \(document)
      "$defs": {
    \(sharedDefinitions),
    \(viewDefinitions),
    \(stackDefinition),
    \(constraintDefinitions),
    \(keyframeDefinitions)
      }
    }

    """

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
        "metrics": {
          "description": "Names for numbers, usable in equations, formats and expressions.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" },
          "properties": { "note": { "type": ["string", "number"] } },
          "additionalProperties": { "type": "number" }
        },
        "views": { "$ref": "#/$defs/views" },
        "constraints": { "$ref": "#/$defs/constraints" },
        "keyframes": { "type": "array", "items": { "$ref": "#/$defs/keyframe" } }
      },
    """#

  private static let sharedDefinitions = #"""
        "note": { "description": "For readers; ignored.", "type": "string" },
        "name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" },
        "seconds": { "type": "number", "minimum": 0, "maximum": 1000000000 },
        "length": { "description": "In points.", "type": "number", "minimum": 0 },
        "fraction": { "type": "number", "minimum": 0, "maximum": 1 },
        "color": {
          "description": "#RGB, #RRGGBB, #RRGGBBAA or a CSS colour name.",
          "type": "string",
          "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+)$"
        },
        "point": {
          "description": "In points; of a scale, factors.",
          "type": "object",
          "required": ["x", "y"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "x": { "type": "number" },
            "y": { "type": "number" }
          }
        },
        "size": {
          "type": "object",
          "required": ["width", "height"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "width": { "$ref": "#/$defs/length" },
            "height": { "$ref": "#/$defs/length" }
          }
        },
        "rectangle": {
          "description": "In points, in the superview's coordinates, before the transform.",
          "type": "object",
          "required": ["x", "y", "width", "height"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "x": { "type": "number" },
            "y": { "type": "number" },
            "width": { "$ref": "#/$defs/length" },
            "height": { "$ref": "#/$defs/length" }
          }
        },
        "insets": {
          "description": "Missing sides are 0.",
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "top": { "type": "number" },
                "left": { "type": "number" },
                "bottom": { "type": "number" },
                "right": { "type": "number" }
              }
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "top": { "type": "number" },
                "leading": { "type": "number" },
                "bottom": { "type": "number" },
                "trailing": { "type": "number" }
              }
            }
          ]
        },
        "priority": {
          "description": "In (0, 1000], or as after @: a number, a metric or a name, ± a number.",
          "anyOf": [
            { "type": "number", "exclusiveMinimum": 0, "maximum": 1000 },
            { "type": "string", "minLength": 1 }
          ]
        },
        "canvas": {
          "description": "The picture and the view root, which fills it.",
          "type": "object",
          "required": ["width", "height"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "scale": { "description": "Pixels a point.", "enum": [1, 2, 3], "default": 1 },
    \#(canvasProperties)
          }
        },
        "side": {
          "description": "In points; times the scale it is whole.",
          "type": "number",
          "exclusiveMinimum": 0,
          "maximum": 16384
        }
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
