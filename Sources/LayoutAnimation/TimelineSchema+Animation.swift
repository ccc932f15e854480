extension TimelineSchema {
  static let animationDefinitions = #"""
        "animation": {
          "description": "Its duration in seconds, or an object. Without one the change jumps.",
          "anyOf": [
            { "$ref": "#/$defs/seconds" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "duration": { "$ref": "#/$defs/seconds" },
                "delay": { "$ref": "#/$defs/seconds" },
                "curve": { "$ref": "#/$defs/curve" },
                "spring": { "description": "Not supported yet.", "$ref": "#/$defs/spring" },
                "repeatCount": { "description": "Not supported yet.", "type": "number", "minimum": 0 },
                "autoreverse": { "description": "Not supported yet.", "type": "boolean" },
                "beginFromCurrentState": { "description": "Not supported yet.", "type": "boolean" },
                "relativeKeyframes": {
                  "description": "Not supported yet.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/relativeKeyframe" }
                },
                "calculationMode": {
                  "description": "Not supported yet.",
                  "enum": ["linear", "discrete", "paced", "cubic", "cubicPaced"]
                }
              }
            }
          ]
        },
        "curve": {
          "description": "A name, a cubic Bézier [x1, y1, x2, y2], or a CSS linear() or steps().",
          "anyOf": [
            { "enum": ["easeInOut", "linear", "easeIn", "easeOut", "coreAnimationDefault"] },
            { "type": "string", "pattern": "^(linear|steps)\\(.*\\)$" },
            {
              "type": "array",
              "prefixItems": [
                { "$ref": "#/$defs/fraction" }, { "type": "number" },
                { "$ref": "#/$defs/fraction" }, { "type": "number" }
              ],
              "minItems": 4,
              "maxItems": 4
            }
          ]
        },
        "spring": {
          "anyOf": [
            {
              "type": "object",
              "required": ["dampingRatio"],
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "dampingRatio": { "type": "number", "minimum": 0 },
                "initialVelocity": { "type": "number" }
              }
            },
            {
              "type": "object",
              "required": ["mass", "stiffness", "damping"],
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "mass": { "type": "number", "exclusiveMinimum": 0 },
                "stiffness": { "type": "number", "exclusiveMinimum": 0 },
                "damping": { "type": "number", "minimum": 0 },
                "initialVelocity": { "type": "number" }
              }
            },
            {
              "type": "object",
              "required": ["bounce", "duration"],
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "bounce": { "type": "number", "minimum": -1, "maximum": 1 },
                "duration": { "$ref": "#/$defs/seconds" },
                "initialVelocity": { "type": "number" }
              }
            }
          ]
        },
        "relativeKeyframe": {
          "type": "object",
          "required": ["relativeStartTime", "relativeDuration", "changes"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "relativeStartTime": { "$ref": "#/$defs/fraction" },
            "relativeDuration": { "$ref": "#/$defs/fraction" },
            "changes": { "$ref": "#/$defs/changes" }
          }
        }
    """#
}
