extension TimelineSchema {
  static let sharedDefinitions = #"""
        "note": { "description": "For readers; ignored.", "type": "string" },
        "name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$" },
        "seconds": { "type": "number", "minimum": 0, "maximum": 1000000000 },
        "length": { "description": "In points.", "type": "number", "minimum": 0 },
        "fraction": { "type": "number", "minimum": 0, "maximum": 1 },
        "color": {
          "description": "#RGB, #RRGGBB, #RRGGBBAA, a CSS colour name or a system colour of UIKit.",
          "type": "string",
          "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+[2-6]?)$"
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
            "edges": {
              "description": "How edges between pixels are drawn.",
              "enum": ["exact", "device", "coregraphics"],
              "default": "exact"
            },
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
}
