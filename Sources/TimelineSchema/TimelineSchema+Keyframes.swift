extension TimelineSchema {
  static let keyframeDefinitions = #"""
        "keyframes": { "type": "array", "items": { "$ref": "#/$defs/keyframeItem" } },
        "keyframe": {
          "type": "object",
          "additionalProperties": false,
          "oneOf": [{ "required": ["time"] }, { "required": ["after"] }],
          "not": { "required": ["animation", "animations"] },
          "if": { "required": ["animator"] },
          "then": { "$ref": "#/$defs/animatorEvent" },
          "dependentRequired": {
            "pause": ["animator"], "fractionComplete": ["animator"], "reverse": ["animator"],
            "continue": ["animator"], "stop": ["animator"]
          },
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "time": { "$ref": "#/$defs/seconds" },
            "after": {
              "description": "Seconds after the preceding keyframe's animation ends, or after that of a named one.",
              "anyOf": [{ "$ref": "#/$defs/seconds" }, { "$ref": "#/$defs/keyframeEnd" }]
            },
            "name": { "type": "string" },
            "to": {
              "description": "The state that it goes to before its changes.",
              "$ref": "#/$defs/name"
            },
            "changes": { "$ref": "#/$defs/changes" },
            "animation": { "$ref": "#/$defs/animation" },
            "animations": {
              "description": "Where one animation is not enough: each with changes of its own.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/listedAnimation" }
            },
            "flush": {
              "description": "Whether a layout pass outside the animation comes first.",
              "type": "boolean",
              "default": true
            },
            "layout": {
              "description": "deferred leaves the layout inside the animation out; a view's id sends layoutIfNeeded to it.",
              "type": "string"
            },
            "animator": {
              "description": "The animator to which the other keys do something.",
              "type": "string"
            },
            "pause": { "const": true },
            "fractionComplete": {
              "description": "A fraction, or those that a gesture gives it, evenly in between.",
              "anyOf": [
                { "$ref": "#/$defs/fraction" },
                {
                  "type": "array",
                  "minItems": 1,
                  "items": { "$ref": "#/$defs/scrubSample" }
                }
              ]
            },
            "reverse": { "description": "isReversed becomes the opposite.", "const": true },
            "continue": { "anyOf": [{ "const": true }, { "$ref": "#/$defs/continuation" }] },
            "stop": {
              "description": "Where stopped views stay, until layout moves them.",
              "enum": ["current", "start", "end"]
            }
          }
        },
        "animatorEvent": {
          "description": "It has no changes; what it does takes place in the order of the keys here.",
          "anyOf": [
            { "required": ["pause"] }, { "required": ["fractionComplete"] },
            { "required": ["reverse"] }, { "required": ["continue"] }, { "required": ["stop"] }
          ],
          "not": {
            "anyOf": [
              { "required": ["changes"] }, { "required": ["animation"] },
              { "required": ["animations"] }, { "required": ["flush"] },
              { "required": ["layout"] }, { "required": ["continue", "stop"] }
            ]
          }
        },
        "scrubSample": {
          "type": "object",
          "required": ["at", "value"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "at": {
              "description": "Since the time of the keyframe, in ascending order.",
              "$ref": "#/$defs/seconds"
            },
            "value": { "$ref": "#/$defs/fraction" }
          }
        },
        "continuation": {
          "description": "Without a curve or a spring it has the animator's own timing.",
          "type": "object",
          "additionalProperties": false,
          "not": { "required": ["curve", "spring"] },
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "curve": { "$ref": "#/$defs/curve" },
            "spring": { "$ref": "#/$defs/spring" },
            "durationFactor": {
              "description": "Of the animator's duration; 0 is the time that is left.",
              "type": "number",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "keyframeEnd": {
          "description": "When the animations of a keyframe have ended.",
          "type": "object",
          "required": ["keyframe"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "keyframe": { "description": "The name of one keyframe.", "type": "string" },
            "delay": { "$ref": "#/$defs/seconds" }
          }
        },
        "changes": { "type": "array", "items": { "$ref": "#/$defs/changeItem" } },
        "change": {
          "anyOf": [
            { "$ref": "#/$defs/constraintChange" },
            { "$ref": "#/$defs/viewChange" },
            { "$ref": "#/$defs/activate" },
            { "$ref": "#/$defs/deactivate" },
            { "$ref": "#/$defs/add" },
            { "$ref": "#/$defs/remove" },
            { "$ref": "#/$defs/restore" },
            { "$ref": "#/$defs/canvasChange" },
            { "$ref": "#/$defs/addSubview" },
            { "$ref": "#/$defs/removeFromSuperview" }
          ]
        },
        "constraintNames": {
          "description": "A constraint, the nth of a set (id#n), a group, or a list of them.",
          "anyOf": [
            { "$ref": "#/$defs/constraintName" },
            { "type": "array", "items": { "$ref": "#/$defs/constraintName" } }
          ]
        },
        "constraintName": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*(#[0-9]+)?$" },
        "constraintChange": {
          "type": "object",
          "required": ["constraint"],
          "additionalProperties": false,
          "anyOf": [
            { "required": ["constant"] }, { "required": ["priority"] }, { "required": ["active"] }
          ],
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "constraint": { "$ref": "#/$defs/constraintNames" },
            "constant": { "$ref": "#/$defs/constant" },
            "priority": { "$ref": "#/$defs/priority" },
            "active": { "type": "boolean" }
          }
        },
    \#(["activate", "deactivate", "remove", "restore"].map(namedChange).joined(separator: "\n"))
        "add": {
          "type": "object",
          "required": ["add"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "add": { "$ref": "#/$defs/constraints" }
          }
        },
        "canvasChange": {
          "type": "object",
          "required": ["canvas"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "canvas": {
              "description": "What is not said stays; root is animated like a view.",
              "type": "object",
              "minProperties": 1,
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
    \#(canvasProperties)
              }
            }
          }
        },
        "addSubview": {
          "type": "object",
          "required": ["addSubview", "to"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "addSubview": {
              "description": "Its ids are new in the whole file.",
              "if": { "$ref": "#/$defs/isTemplateUse" },
              "then": { "$ref": "#/$defs/templateUse" },
              "else": { "$ref": "#/$defs/view" }
            },
            "to": {
              "description": "root, or a view that is declared before.",
              "$ref": "#/$defs/name"
            },
            "at": {
              "description": "Among the subviews of to; 0 is the backmost place. Default: in front of all.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "removeFromSuperview": {
          "type": "object",
          "required": ["removeFromSuperview"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "removeFromSuperview": {
              "description": "For good, with all inside it and the constraints that refer to any of it.",
              "$ref": "#/$defs/name"
            }
          }
        },
    \#(stateDefinitions)
    \#(animationDefinitions)
    """#

  private static func namedChange(_ key: String) -> String {
    #"""
        "\#(key)": {
          "type": "object",
          "required": ["\#(key)"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "\#(key)": { "$ref": "#/$defs/constraintNames" }
          }
        },
    """#
  }
}
