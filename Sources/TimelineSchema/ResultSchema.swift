/// The JSON Schema (draft 2020-12) of a line that `verify --message-format json` prints.
package enum ResultSchema {
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "layoutanim result: a line of `verify --message-format json`",
      "type": "object",
      "additionalProperties": false,
      "required": ["timeline", "result", "message"],
      "properties": {
        "timeline": { "description": "The timeline, the orphaned pin, or the folder of frames.", "type": "string" },
        "result": {
          "enum": [
            "same", "within-tolerance", "warned", "different", "renderer-changed", "not-pinned", "recorded",
            "failed", "abandoned", "listed", "not-listed"
          ]
        },
        "message": { "description": "In one line.", "type": "string" },
        "status": { "description": "The exit status of an error.", "type": "integer", "minimum": 64, "maximum": 78 },
        "name": { "description": "Of the timeline.", "type": ["string", "null"] },
        "pin": { "description": "Its file.", "type": "string" },
        "frameCount": { "$ref": "#/$defs/count" },
        "listedCount": { "$ref": "#/$defs/count" },
        "otherFileCount": { "$ref": "#/$defs/count" },
        "problems": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["file", "problem"],
            "properties": { "file": { "type": "string" }, "problem": { "type": "string" } }
          }
        },
        "warnings": { "type": "array", "items": { "type": "string" } },
        "renderer": {
          "description": "How a later release renders the pinned timeline differently.",
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
            "pinnedTool": { "type": "string" },
            "pinnedRevision": { "$ref": "#/$defs/count" },
            "revision": { "$ref": "#/$defs/count" },
            "frames": { "$ref": "#/$defs/frames" },
            "changesLayout": { "type": "boolean" },
            "refusal": { "type": ["string", "null"] }
          }
        },
        "comparison": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/comparison" }] }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "frames": { "type": "array", "items": { "$ref": "#/$defs/count" } },
        "texts": { "type": "array", "items": { "type": "string" } },
        "comparison": {
          "type": "object",
          "additionalProperties": false,
          "required": ["same", "expected", "actual", "structure", "geometry", "appearance", "pixels", "changes"],
          "properties": {
            "same": { "type": "boolean" },
            "expected": { "type": "string" },
            "actual": { "type": "string" },
            "tolerance": {
              "type": "object",
              "properties": { "channel": { "$ref": "#/$defs/count" }, "points": { "type": "number", "minimum": 0 } }
            },
            "structure": { "$ref": "#/$defs/texts" },
            "geometryKnown": { "type": "boolean" },
            "geometry": { "type": "array", "items": { "$ref": "#/$defs/difference" } },
            "appearance": { "type": "array", "items": { "$ref": "#/$defs/difference" } },
            "forgivenGeometryFrames": { "$ref": "#/$defs/count" },
            "pixels": {
              "type": "object",
              "required": ["comparedFrames", "differingPixels", "frames"]
            },
            "pixelExplanations": { "type": "array", "items": { "$ref": "#/$defs/change" } },
            "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } },
            "notes": { "$ref": "#/$defs/texts" }
          }
        },
        "difference": {
          "type": "object",
          "required": ["view", "property", "firstFrame", "lastFrame", "worstFrame", "expected", "actual"]
        },
        "change": {
          "type": "object",
          "additionalProperties": false,
          "required": ["message"],
          "properties": {
            "message": { "type": "string" },
            "constraint": { "type": ["string", "null"] },
            "expectedLine": { "type": ["integer", "null"] },
            "actualLine": { "type": ["integer", "null"] }
          }
        }
      }
    }

    """#
}

extension ResultSchema {
  /// The XML Schema of what `--message-format junit` writes: the elements and attributes of JUnit's report that
  /// CI services read.
  package static let junit = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="testsuites">
        <xs:complexType>
          <xs:sequence><xs:element name="testsuite" type="suite"/></xs:sequence>
          <xs:attributeGroup ref="totals"/>
        </xs:complexType>
      </xs:element>
      <xs:attributeGroup name="totals">
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="time" type="seconds"/>
      </xs:attributeGroup>
      <xs:simpleType name="seconds">
        <xs:restriction base="xs:decimal"><xs:minInclusive value="0"/></xs:restriction>
      </xs:simpleType>
      <xs:complexType name="suite">
        <xs:sequence>
          <xs:element name="properties">
            <xs:complexType>
              <xs:sequence>
                <xs:element name="property" maxOccurs="unbounded">
                  <xs:complexType>
                    <xs:attribute name="name" type="xs:string" use="required"/>
                    <xs:attribute name="value" type="xs:string" use="required"/>
                  </xs:complexType>
                </xs:element>
              </xs:sequence>
            </xs:complexType>
          </xs:element>
          <xs:element name="testcase" type="case" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
        <xs:attributeGroup ref="totals"/>
      </xs:complexType>
      <xs:complexType name="case">
        <xs:choice minOccurs="0">
          <xs:element name="failure" type="problem"/>
          <xs:element name="error" type="problem"/>
          <xs:element name="system-out" type="xs:string"/>
        </xs:choice>
        <xs:attribute name="classname" type="xs:string" use="required"/>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="file" type="xs:string" use="required"/>
        <xs:attribute name="time" type="seconds"/>
      </xs:complexType>
      <xs:complexType name="problem">
        <xs:simpleContent>
          <xs:extension base="xs:string">
            <xs:attribute name="message" type="xs:string" use="required"/>
            <xs:attribute name="type" type="xs:string" use="required"/>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
    </xs:schema>

    """#
}
