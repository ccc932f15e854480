extension TimelineSchema {
  static let stateDefinitions = #"""
        "states": {
          "description": "Named sets of changes, to which keyframes go.",
          "type": "object",
          "minProperties": 1,
          "propertyNames": { "$ref": "#/$defs/name", "not": { "const": "declared" } },
          "properties": { "note": { "$ref": "#/$defs/note" } },
          "additionalProperties": { "$ref": "#/$defs/stateChanges" }
        },
        "stateChanges": { "type": "array", "items": { "$ref": "#/$defs/stateChangeItem" } },
        "stateChange": {
          "description": "What other states can take back.",
          "anyOf": [
            { "$ref": "#/$defs/constraintChange" },
            { "$ref": "#/$defs/viewChange", "not": { "required": ["path"] } },
            { "$ref": "#/$defs/activate" },
            { "$ref": "#/$defs/deactivate" },
            { "$ref": "#/$defs/restore" },
            { "$ref": "#/$defs/canvasChange" }
          ]
        },
        "stateAnimation": {
          "description": "Its duration in seconds, or an object.",
          "anyOf": [
            { "$ref": "#/$defs/seconds" },
            {
              "type": "object",
              "additionalProperties": false,
              "not": { "required": ["curve", "spring"] },
    \#(animationLength)
              "properties": {
    \#(ownAnimationProperties)
              }
            }
          ]
        },
    """#
}
