/// The JSON Schemas (draft 2020-12) of what `verify` writes for programs, and of what the review page writes.
package enum BundleSchema {
  /// Of a line of a result bundle: the header, an entry, or the fraction of a film.
  package static let line = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "layoutanim result bundle, version 1: one of its lines",
      "description": "The first line is the header, then come the results in its order, then the fractions of a shard.",
      "oneOf": [
        { "$ref": "#/$defs/header" }, { "$ref": "#/$defs/entry" }, { "$ref": "#/$defs/fraction" }
      ],
      "$defs": {
        "header": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "bundleVersion", "sum", "tool", "pixelRevision", "options", "paths", "inputs", "timelines"
          ],
          "properties": {
            "bundleVersion": { "const": 1 },
            "sum": {
              "description": "SHA-256 of the file with an empty string in its place.",
              "$ref": "#/$defs/sha256"
            },
            "tool": { "description": "The release that wrote it.", "type": "string" },
            "pixelRevision": {
              "description": "That release's revision of the renderer.", "type": "integer", "minimum": 1
            },
            "options": {
              "description": "Those of `verify` that change what it finds.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "strict": { "type": "boolean" },
                "tolerance": { "type": "integer", "minimum": 0, "maximum": 255 },
                "geometryTolerance": { "type": "number", "minimum": 0 },
                "variant": { "type": "string" },
                "pin": { "type": "string" }
              }
            },
            "shard": {
              "description": "The part of the suite, as i/n; without it: all of it.",
              "type": "string", "pattern": "^[1-9][0-9]*/[1-9][0-9]*$"
            },
            "paths": {
              "description": "The timelines and folders that were named.",
              "type": "array", "items": { "type": "string" }
            },
            "inputs": {
              "description": "SHA-256 of the contents of the timelines, what they read, the pins and the settings.",
              "$ref": "#/$defs/sha256"
            },
            "timelines": {
              "description": "Everything in the suite: timelines, orphaned pins, folders of frames.",
              "type": "array", "maxItems": 100000, "uniqueItems": true, "items": { "type": "string" }
            }
          }
        },
        "entry": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "index", "result", "title", "framesFolder", "file", "annotatedFile", "text", "findings", "card"
          ],
          "properties": {
            "index": { "description": "Its place in the header's timelines, from 0.", "$ref": "#/$defs/count" },
            "result": {
              "description": "The line of `--message-format json`.",
              "type": "object", "required": ["timeline", "result", "message"]
            },
            "title": { "description": "The path, with the timeline's name.", "type": "string" },
            "framesFolder": { "type": "boolean" },
            "file": { "description": "Of the timeline, also of a variant.", "type": "string" },
            "annotatedFile": { "type": "string" },
            "line": { "description": "The first one that changed.", "type": "integer", "minimum": 1 },
            "text": { "description": "What `verify` prints in full.", "type": "string" },
            "seconds": { "description": "How long it took, with --times.", "type": "number", "minimum": 0 },
            "approval": { "description": "The command that accepts it.", "type": "string" },
            "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
            "pin": {
              "description": "What approving writes; without it: nothing.",
              "type": "object",
              "additionalProperties": false,
              "required": ["file", "contents"],
              "properties": {
                "file": { "type": "string" },
                "replaced": {
                  "description": "SHA-256 of the pin that it was compared with; without it: none.",
                  "$ref": "#/$defs/sha256"
                },
                "contents": { "type": "string" }
              }
            },
            "card": { "description": "What the review page shows.", "type": "object" }
          }
        },
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": ["severity", "code", "message", "file"],
          "properties": {
            "severity": { "enum": ["error", "warning", "note"] },
            "code": { "type": "string" },
            "message": { "type": "string" },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "help": { "type": "string" }
          }
        },
        "fraction": {
          "type": "object",
          "additionalProperties": false,
          "required": ["fraction", "frames", "frameCount", "inputs", "sums"],
          "properties": {
            "fraction": { "description": "The timeline, which several shards draw.", "type": "string" },
            "frames": {
              "description": "Ascending pairs of a first and a last frame.",
              "type": "array",
              "items": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/count" } }
            },
            "frameCount": { "description": "Of the timeline.", "type": "integer", "minimum": 1 },
            "inputs": {
              "description": "SHA-256 of everything that decides how the timeline is drawn, and of its pin.",
              "$ref": "#/$defs/sha256"
            },
            "sums": {
              "description": "One for each frame, as in a pin.",
              "type": "array", "items": { "$ref": "#/$defs/sha256" }
            }
          }
        },
        "count": { "type": "integer", "minimum": 0 },
        "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }
      }
    }

    """#

  /// Of the file that the review page writes.
  package static let decisions = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "layoutanim decisions, version 1",
      "description": "What a reviewer accepted and rejected on the review page of a bundle.",
      "type": "object",
      "additionalProperties": false,
      "required": ["version", "bundle", "accept", "reject"],
      "properties": {
        "version": { "const": 1 },
        "bundle": {
          "description": "SHA-256 of the bundle's file.",
          "type": "string", "pattern": "^[0-9a-f]{64}$"
        },
        "accept": {
          "description": "The timelines whose new pins are written.",
          "type": "array", "uniqueItems": true, "items": { "type": "string" }
        },
        "reject": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["path"],
            "properties": { "path": { "type": "string" }, "note": { "type": "string" } }
          }
        }
      }
    }

    """#
}
