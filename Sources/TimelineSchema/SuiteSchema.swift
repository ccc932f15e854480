/// The JSON Schema (draft 2020-12) of `layoutanim.json`, the settings of a folder of timelines.
package enum SuiteSchema {
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "layoutanim suite, version 1",
      "description": "What applies to all timelines of a folder. Options of the command line take precedence.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "note": { "$ref": "#/$defs/note" },
        "$schema": { "type": "string" },
        "version": { "const": 1 },
        "ignore": {
          "description": "Files and folders that are not part of the suite.",
          "type": "array",
          "items": { "$ref": "#/$defs/pattern" }
        },
        "fps": {
          "description": "Frames per second instead of the timelines' own.",
          "type": "integer", "minimum": 1, "maximum": 1000
        },
        "scale": {
          "description": "Pixels per point instead of the timelines' own.",
          "enum": [1, 2, 3]
        },
        "strict": {
          "description": "Whether a timeline with warnings fails.",
          "type": "boolean",
          "default": false
        },
        "tolerance": {
          "description": "By patterns, the differences that count as equal; the last pattern that matches applies.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/pattern" },
          "properties": { "note": { "type": ["string", "object"] } },
          "additionalProperties": { "$ref": "#/$defs/tolerance" }
        }
      },
      "$defs": {
        "note": { "description": "For readers; ignored.", "type": "string" },
        "pattern": {
          "description": "* stands for any characters of a name, ? for one, ** for any folders; without / it is for names at any depth.",
          "type": "string",
          "pattern": "^[^!\\[\\]{}\\\\][^\\[\\]{}\\\\]*$"
        },
        "tolerance": {
          "type": "object",
          "minProperties": 1,
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "channel": {
              "description": "Of any of a pixel's channels.",
              "type": "integer", "minimum": 0, "maximum": 255
            },
            "points": { "description": "Of an edge, in points.", "type": "number", "minimum": 0 }
          }
        }
      }
    }

    """#
}
