extension TimelineSchema {
  static let constraintDefinitions = #"""
        "constraints": { "type": "array", "items": { "$ref": "#/$defs/constraintItem" } },
        "constraint": {
          "description": "An equation or a visual format, with or without a name before a colon; or an object.",
          "anyOf": [
            { "type": "string", "minLength": 1 },
            { "$ref": "#/$defs/constraintObject" },
            { "$ref": "#/$defs/equation" },
            { "$ref": "#/$defs/visualFormat" },
            { "$ref": "#/$defs/constraintBlock" }
          ]
        },
        "constant": {
          "description": "Points, or an expression: + - * /, parentheses, metrics, <view>.width and .height.",
          "anyOf": [{ "type": "number" }, { "type": "string", "minLength": 1 }]
        },
        "equation": {
          "type": "object",
          "required": ["equation"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "equation": { "type": "string", "minLength": 1 },
            "id": { "$ref": "#/$defs/name" },
            "group": { "$ref": "#/$defs/name" },
            "active": { "type": "boolean", "default": true },
            "constant": { "$ref": "#/$defs/constant" }
          }
        },
        "visualFormat": {
          "type": "object",
          "required": ["visualFormat"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "visualFormat": { "type": "string", "minLength": 1 },
            "options": {
              "type": "array",
              "items": {
                "enum": [
                  "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom",
                  "alignAllLeading", "alignAllTrailing", "alignAllCenterX", "alignAllCenterY",
                  "alignAllLastBaseline", "alignAllFirstBaseline", "alignAllBaseline",
                  "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft",
                  "spacingEdgeToEdge", "spacingBaselineToBaseline"
                ]
              }
            },
            "id": { "$ref": "#/$defs/name" },
            "group": { "$ref": "#/$defs/name" },
            "active": { "type": "boolean", "default": true }
          }
        },
        "constraintBlock": {
          "description": "Its keys apply to all constraints inside.",
          "type": "object",
          "required": ["constraints"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "group": { "$ref": "#/$defs/name" },
            "active": { "type": "boolean", "default": true },
            "constraints": { "$ref": "#/$defs/constraints" }
          }
        },
        "constraintObject": {
          "description": "The terms of NSLayoutConstraint.",
          "type": "object",
          "required": ["firstItem", "firstAttribute"],
          "dependentRequired": { "secondItem": ["secondAttribute"] },
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "id": { "$ref": "#/$defs/name" },
            "identifier": { "type": "string" },
            "group": { "$ref": "#/$defs/name" },
            "firstItem": { "$ref": "#/$defs/item" },
            "firstAttribute": { "$ref": "#/$defs/attribute" },
            "relation": {
              "enum": ["equal", "lessThanOrEqual", "greaterThanOrEqual"],
              "default": "equal"
            },
            "secondItem": { "$ref": "#/$defs/item" },
            "secondAttribute": { "$ref": "#/$defs/attribute" },
            "multiplier": { "type": "number", "default": 1 },
            "constant": { "$ref": "#/$defs/constant" },
            "priority": { "$ref": "#/$defs/priority" },
            "active": { "type": "boolean", "default": true }
          }
        },
        "item": {
          "description": "A view, a guide, root, superview (on the right), or <view>.safeArea and the like.",
          "type": "string",
          "pattern": "^[A-Za-z_][A-Za-z0-9_]*(\\.(safeArea|safeAreaLayoutGuide|layoutMarginsGuide|readableContentGuide|contentLayoutGuide|frameLayoutGuide))?$"
        },
        "attribute": {
          "enum": [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
            "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
            "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
            "centerXWithinMargins", "centerYWithinMargins", "notAnAttribute"
          ]
        }
    """#
}
