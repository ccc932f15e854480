extension TimelineSchema {
  static let pathDefinition = #"""
        "path": {
          "description": "A motion of the position for the duration of the keyframe's animation, which it needs.",
          "type": "object",
          "required": ["values"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "values": {
              "description": "Two or more points, or one if the mode is discrete.",
              "type": "array",
              "items": { "$ref": "#/$defs/point" },
              "minItems": 1
            },
            "keyTimes": {
              "description": "Ascending from 0 to 1, one for each value, or one more if the mode is discrete.",
              "type": "array",
              "items": { "$ref": "#/$defs/fraction" },
              "minItems": 2
            },
            "curves": {
              "description": "One for each segment; linear by default.",
              "type": "array",
              "items": { "$ref": "#/$defs/curve" },
              "minItems": 1
            },
            "controlPoints": {
              "description": "Two inner points of a cubic Bézier for each segment, or none for a line.",
              "type": "array",
              "items": { "type": "array", "items": { "$ref": "#/$defs/point" }, "maxItems": 2 },
              "minItems": 1
            },
            "calculationMode": {
              "type": "string",
              "enum": ["linear", "discrete", "paced", "cubic", "cubicPaced"],
              "default": "linear"
            },
            "rotationMode": {
              "description": "Whether the x axis follows the direction of the path.",
              "type": "string",
              "enum": ["none", "auto", "autoReverse"],
              "default": "none"
            },
            "additive": {
              "description": "Whether the points are relative to the position without the path.",
              "type": "boolean",
              "default": false
            }
          }
        },
    """#
}
