extension TimelineSchema {
  static let expansionDefinitions = #"""
        "isRepeat": { "type": "object", "required": ["repeat"] },
        "isTemplateUse": { "type": "object", "required": ["template"] },
    \#(["view", "constraint", "change", "stateChange", "keyframe"].map(item).joined(separator: "\n"))
        "loop": {
          "description": "How often, and what a name stands for each time: 0, 1, …, or the values of a list.",
          "type": "object",
          "additionalProperties": false,
          "oneOf": [{ "required": ["count"] }, { "required": ["for", "as"] }],
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "count": { "description": "At most 500000.", "$ref": "#/$defs/count" },
            "for": { "type": "array", "items": { "$ref": "#/$defs/argument" } },
            "as": { "description": "The name of the number, or of the value.", "$ref": "#/$defs/name" },
            "index": { "description": "The name of the number next to that of the value.", "$ref": "#/$defs/name" }
          }
        },
        "count": { "type": "integer", "minimum": 0, "maximum": 500000 },
        "argument": { "type": ["number", "string", "boolean"] },
        "templateUse": {
          "description": "The body of a template, with the values of its parameters.",
          "type": "object",
          "required": ["template"],
          "additionalProperties": { "$ref": "#/$defs/argument" },
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "template": { "$ref": "#/$defs/name" }
          }
        },
        "template": {
          "type": "object",
          "required": ["body"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "parameters": {
              "description": "Their defaults; null for what every use gives.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/name" },
              "properties": { "note": { "type": ["string", "number", "boolean", "null"] } },
              "additionalProperties": { "type": ["number", "string", "boolean", "null"] }
            },
            "body": {
              "description": "Views, constraints, changes or keyframes.",
              "anyOf": [
                { "$ref": "#/$defs/views" }, { "$ref": "#/$defs/constraints" },
                { "$ref": "#/$defs/changes" }, { "$ref": "#/$defs/keyframes" }
              ]
            }
          }
        },
        "metrics": {
          "description": "Names for numbers, usable in equations, formats and expressions. A string is an expression.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" },
          "properties": { "note": { "type": ["string", "number"] } },
          "additionalProperties": { "type": "number" }
        },
    """#

  /// The elements of a list of views, constraints, changes or keyframes.
  private static func item(_ kind: String) -> String {
    #"""
        "\#(kind)Item": {
          "if": { "$ref": "#/$defs/isRepeat" },
          "then": { "$ref": "#/$defs/\#(kind)Repeat" },
          "else": {
            "if": { "$ref": "#/$defs/isTemplateUse" },
            "then": { "$ref": "#/$defs/templateUse" },
            "else": { "$ref": "#/$defs/\#(kind)" }
          }
        },
        "\#(kind)Repeat": {
          "description": "The body, as often as the repeat says.",
          "type": "object",
          "required": ["repeat", "body"],
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "repeat": { "$ref": "#/$defs/loop" },
    \#(kind == "change" ? stagger : "")        "body": { "$ref": "#/$defs/\#(kind)s" }
          }
        },
    """#
  }

  private static let stagger = #"""
            "stagger": {
              "description": "Seconds by which each animation is delayed after the one before.",
              "$ref": "#/$defs/seconds"
            },

    """#

  /// A number or a boolean may be given as a string: an expression, or the name of a parameter. In the
  /// body of a repeat or a template, names and colours have braces.
  static func admittingExpressions(_ schema: String) -> String {
    var admitting = schema
    for (strict, loose) in [
      (#""type": "number""#, #""type": ["number", "string"]"#),
      (#""type": "integer""#, #""type": ["integer", "string"]"#),
      (
        #""type": "boolean""#,
        #""type": ["boolean", "string"], "pattern": "^(\#(braces)|[A-Za-z_][A-Za-z0-9_]*)$""#
      ),
      (#""enum": [1, 2, 3]"#, #""anyOf": [{ "enum": [1, 2, 3] }, { "type": "string" }]"#),
      ("^[A-Za-z_][A-Za-z0-9_]*", "^([A-Za-z_]|\(braces))([A-Za-z0-9_]|\(braces))*"),
      ("(#[0-9]+)?$", "(#([0-9]|\(braces))+)?$"),
      ("|[A-Za-z]+[2-6]?)$", "|[A-Za-z]+[2-6]?|.*\(braces).*)$"),
    ] {
      admitting = admitting.replacing(strict, with: loose)
    }
    return admitting
  }

  private static let braces = #"\\{[^{}]+\\}"#
}

extension String {
  /// Foundation's function of this name cannot be used here.
  fileprivate func replacing(_ part: String, with replacement: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == wanted[0], bytes[offset...].starts(with: wanted) {
        result += replacement.utf8
        offset += wanted.count
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
