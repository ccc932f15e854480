extension TimelineSchema {
  /// The keys of every animation that is an object.
  private static let animationProperties = ownAnimationProperties + ",\n" + innerProperties

  /// Those that it has without anything inside it.
  static let ownAnimationProperties = #"""
                "note": { "$ref": "#/$defs/note" },
                "duration": { "$ref": "#/$defs/seconds" },
                "delay": { "$ref": "#/$defs/seconds" },
                "curve": { "$ref": "#/$defs/curve" },
                "spring": { "$ref": "#/$defs/spring" },
                "repeatCount": {
                  "description": "How often it plays; a fraction ends early. Without end, the file needs a duration.",
                  "anyOf": [
                    { "type": "number", "exclusiveMinimum": 0 }, { "const": "infinity" }
                  ]
                },
                "autoreverse": {
                  "description": "Plays each time forward and back.",
                  "type": "boolean"
                },
                "beginFromCurrentState": {
                  "description": "For iOS 7, where animations of geometry replace each other.",
                  "type": "boolean"
                }
    """#

  /// The keys of what is inside an animation.
  private static let innerProperties = #"""
                "relativeKeyframes": {
                  "description": "Parts of the animation, in the order of their starts; not with a spring.",
                  "type": "array",
                  "minItems": 1,
                  "maxItems": 256,
                  "items": { "$ref": "#/$defs/relativeKeyframe" }
                },
                "calculationMode": {
                  "description": "How a property gets from each of its values to the next.",
                  "enum": ["linear", "discrete", "paced", "cubic", "cubicPaced"]
                },
                "animations": {
                  "description": "Animations nested in it, which inherit its duration and curve.",
                  "type": "array",
                  "minItems": 1,
                  "items": { "$ref": "#/$defs/nestedAnimation" }
                }
    """#

  /// The keys of an animation that other keyframes do something to.
  private static let animatorProperties = #"""
                "animator": {
                  "description": "A name by which keyframes pause, scrub, reverse, continue and stop it.",
                  "type": "string"
                },
                "pausesOnCompletion": {
                  "description": "Whether it stays active where it ends.",
                  "type": "boolean"
                },
                "scrubsLinearly": {
                  "description": "Whether fractionComplete is a part of the distance, not of the time. Default: true.",
                  "type": "boolean"
                }
    """#

  /// What holds of the keys of an animation together.
  private static let animationConditions = #"""
              "not": {
                "anyOf": [
                  { "required": ["curve", "spring"] }, { "required": ["relativeKeyframes", "spring"] },
                  { "required": ["animator", "relativeKeyframes"] },
                  { "required": ["animator", "animations"] },
                  { "required": ["animator", "repeatCount"] },
                  { "required": ["animator", "autoreverse"] }
                ]
              },
              "dependentRequired": {
                "calculationMode": ["relativeKeyframes"],
                "pausesOnCompletion": ["animator"], "scrubsLinearly": ["animator"]
              },
    """#

  /// How long an animation that inherits nothing lasts.
  static let animationLength = #"""
              "anyOf": [
                { "required": ["duration"] },
                {
                  "required": ["spring"],
                  "properties": { "spring": { "not": { "$ref": "#/$defs/endlessSpring" } } }
                }
              ],
    """#

  static let animationDefinitions = #"""
        "animation": {
          "description": "Its duration in seconds, or an object. Without one the change jumps.",
          "anyOf": [
            { "$ref": "#/$defs/seconds" },
            {
              "description": "Needs a duration, or a spring that settles; has a curve or a spring, not both.",
              "type": "object",
              "additionalProperties": false,
    \#(animationConditions)
    \#(animationLength)
              "properties": {
    \#(animationProperties),
    \#(animatorProperties)
              }
            }
          ]
        },
        "listedAnimation": {
          "description": "An animation with changes of its own, at the keyframe's time.",
          "type": "object",
          "additionalProperties": false,
    \#(animationConditions)
    \#(animationLength)
          "properties": {
            "changes": { "$ref": "#/$defs/changes" },
    \#(animationProperties),
    \#(animatorProperties)
          }
        },
        "nestedAnimation": {
          "description": "Has the duration and curve of the animation around it, unless it overrides them.",
          "type": "object",
          "additionalProperties": false,
    \#(animationConditions)
          "allOf": [
            {
              "if": {
                "required": ["overrideInheritedDuration"],
                "properties": { "overrideInheritedDuration": { "const": true } }
              },
              "then": { "required": ["duration"] },
              "else": { "not": { "required": ["duration"] } }
            },
            {
              "if": {
                "required": ["overrideInheritedCurve"],
                "properties": { "overrideInheritedCurve": { "const": true } }
              },
              "then": { "anyOf": [{ "required": ["curve"] }, { "required": ["spring"] }] },
              "else": {
                "not": { "anyOf": [{ "required": ["curve"] }, { "required": ["spring"] }] }
              }
            }
          ],
          "properties": {
            "changes": { "$ref": "#/$defs/changes" },
            "overrideInheritedDuration": { "type": "boolean" },
            "overrideInheritedCurve": { "type": "boolean" },
    \#(animationProperties)
          }
        },
        "curve": {
          "description": "A name, a cubic Bézier [x1, y1, x2, y2], or a CSS linear() or steps().",
          "anyOf": [
            { "enum": ["easeInOut", "linear", "easeIn", "easeOut", "coreAnimationDefault"] },
            { "type": "string", "pattern": "^\\s*(linear|steps)\\s*\\(.*\\)\\s*$" },
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
          "description": "By its damping ratio, its physics, or its bounce.",
          "anyOf": [
            {
              "description": "As stiff as makes it settle in the animation's duration, which it needs.",
              "type": "object",
              "required": ["dampingRatio"],
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "dampingRatio": {
                  "description": "1 just does not swing.",
                  "type": "number",
                  "exclusiveMinimum": 0,
                  "maximum": 1
                },
                "initialVelocity": { "$ref": "#/$defs/springVelocity" }
              }
            },
            {
              "description": "Lasts until it settles, unless the animation has a duration.",
              "type": "object",
              "required": ["mass", "stiffness", "damping"],
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "mass": { "$ref": "#/$defs/springMeasure" },
                "stiffness": { "$ref": "#/$defs/springMeasure" },
                "damping": {
                  "description": "Without any, the animation needs a duration.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000
                },
                "initialVelocity": { "$ref": "#/$defs/springVelocity" }
              }
            },
            {
              "description": "Lasts until it settles, unless the animation has a duration.",
              "type": "object",
              "required": ["bounce", "duration"],
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "bounce": {
                  "description": "0 just does not swing; 1 never rests, so the animation needs a duration.",
                  "type": "number",
                  "exclusiveMinimum": -1,
                  "maximum": 1
                },
                "duration": {
                  "description": "The perceptual duration in seconds, that of one swing without damping.",
                  "type": "number",
                  "exclusiveMinimum": 0,
                  "maximum": 1000000000
                },
                "initialVelocity": { "$ref": "#/$defs/springVelocity" }
              }
            }
          ]
        },
        "endlessSpring": {
          "description": "Does not say how long it lasts, so the animation needs a duration.",
          "anyOf": [
            { "required": ["dampingRatio"] },
            { "required": ["damping"], "properties": { "damping": { "const": 0 } } },
            { "required": ["bounce"], "properties": { "bounce": { "const": 1 } } }
          ]
        },
        "springMeasure": { "type": "number", "minimum": 0.000001, "maximum": 1000000 },
        "springVelocity": {
          "description": "In distances per second, toward the target; 0 by default.",
          "type": "number",
          "minimum": -10000,
          "maximum": 10000
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
