extension TimelineSchema {
  /// The keys that have a different meaning in a change, or none, come first; the keys that are the
  /// same in both follow.
  static let viewDefinitions = #"""
        "views": { "type": "array", "items": { "$ref": "#/$defs/viewItem" } },
        "view": {
          "type": "object",
          "required": ["id"],
          "additionalProperties": false,
          "dependentRequired": { "center": ["size"], "size": ["center"] },
          "not": { "$ref": "#/$defs/placedTwice" },
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "id": { "$ref": "#/$defs/name" },
            "subviews": { "$ref": "#/$defs/views" },
            "layoutGuides": {
              "description": "Rectangles that constraints place and nothing paints.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id"],
                "additionalProperties": false,
                "properties": {
                  "note": { "$ref": "#/$defs/note" },
                  "id": { "$ref": "#/$defs/name" }
                }
              }
            },
            "stack": { "$ref": "#/$defs/stack" },
            "allowsEdgeAntialiasing": {
              "description": "Draws the edges by area where the canvas has the edges of a device.",
              "type": "boolean",
              "default": false
            },
    \#(properties)
          }
        },
        "viewChange": {
          "type": "object",
          "required": ["view"],
          "minProperties": 2,
          "additionalProperties": false,
          "not": {
            "anyOf": [
              { "$ref": "#/$defs/placedTwice" },
              { "required": ["transform", "transform.rotation"] },
              { "required": ["transform", "transform.scale"] },
              { "required": ["transform", "transform.translation"] }
            ]
          },
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "view": { "$ref": "#/$defs/name" },
            "transform.rotation": {
              "description": "In degrees; the rest of the transform stays, and full turns are kept.",
              "type": "number"
            },
            "transform.scale": {
              "description": "The rest of the transform stays.",
              "$ref": "#/$defs/scale"
            },
            "transform.translation": {
              "description": "The rest of the transform stays.",
              "$ref": "#/$defs/point"
            },
            "path": { "$ref": "#/$defs/path" },
            "stack": {
              "description": "Only of a view that is declared as one; what is not said stays.",
              "$ref": "#/$defs/stack",
              "minProperties": 1
            },
    \#(properties)
          }
        },
    \#(pathDefinition)
        "gradient": {
          "description": "Painted over the background colour. In a change, what is not said stays; the first of a view needs colors.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "colors": {
              "type": "array",
              "items": { "$ref": "#/$defs/color" },
              "minItems": 2,
              "maxItems": 256
            },
            "locations": {
              "description": "In ascending order, as many as colors; spread evenly by default.",
              "type": "array",
              "items": { "$ref": "#/$defs/fraction" },
              "minItems": 2,
              "maxItems": 256
            },
            "startPoint": {
              "description": "In unit coordinates of the bounds; (0.5, 0) by default.",
              "$ref": "#/$defs/point"
            },
            "endPoint": {
              "description": "In unit coordinates of the bounds; (0.5, 1) by default.",
              "$ref": "#/$defs/point"
            }
          }
        },
        "shadow": {
          "description": "Below the view and its subviews. In a change, what is not said stays.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": false,
          "properties": {
            "note": { "$ref": "#/$defs/note" },
            "color": { "description": "Black by default.", "$ref": "#/$defs/color" },
            "opacity": { "description": "0 by default: no shadow.", "$ref": "#/$defs/fraction" },
            "radius": {
              "description": "The standard deviation of the blur, in points.",
              "type": "number",
              "minimum": 0,
              "maximum": 256,
              "default": 3
            },
            "offset": {
              "description": "In the view's own coordinates; (0, -3) by default.",
              "$ref": "#/$defs/point"
            }
          }
        },
        "image": {
          "anyOf": [
            { "$ref": "#/$defs/imagePath" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "file": { "$ref": "#/$defs/imagePath" },
                "contentMode": {
                  "description": "As `UIView.contentMode`; what exceeds the bounds is drawn unless `clipsToBounds`.",
                  "enum": [
                    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top",
                    "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight"
                  ],
                  "default": "scaleToFill"
                },
                "capInsets": {
                  "description": "In points of the image: what is outside of them keeps its size, the rest is stretched.",
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "note": { "$ref": "#/$defs/note" },
                    "top": { "$ref": "#/$defs/length" },
                    "left": { "$ref": "#/$defs/length" },
                    "bottom": { "$ref": "#/$defs/length" },
                    "right": { "$ref": "#/$defs/length" }
                  }
                }
              }
            }
          ]
        },
        "imagePath": {
          "description": "A PNG file, relative to the folder of the timeline. `@2x` or `@3x` at the end of its name is its scale.",
          "type": "string",
          "minLength": 1,
          "maxLength": 4096
        },
        "text": {
          "anyOf": [
            { "type": "string", "maxLength": 10000 },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "string": { "type": "string", "maxLength": 10000 },
                "size": {
                  "description": "In points.",
                  "type": "number",
                  "exclusiveMinimum": 0,
                  "maximum": 1000,
                  "default": 17
                },
                "weight": {
                  "enum": [
                    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold",
                    "heavy", "black"
                  ],
                  "default": "regular"
                },
                "color": { "$ref": "#/$defs/color" },
                "alignment": {
                  "enum": ["natural", "left", "center", "right"],
                  "default": "natural"
                },
                "lines": {
                  "description": "At most so many; 0 for any number.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 10000,
                  "default": 1
                }
              }
            }
          ]
        },
        "placedTwice": {
          "anyOf": [{ "required": ["frame", "center"] }, { "required": ["frame", "size"] }]
        },
        "axisPriorities": {
          "anyOf": [
            { "$ref": "#/$defs/priority" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "horizontal": { "$ref": "#/$defs/priority" },
                "vertical": { "$ref": "#/$defs/priority" }
              }
            }
          ]
        },
        "transform": {
          "description": "About the view's centre: scale, then rotation, then translation; or [a, b, c, d, tx, ty]. One matrix.",
          "anyOf": [
            {
              "type": "array",
              "items": { "type": "number" },
              "minItems": 6,
              "maxItems": 6
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "translation": { "$ref": "#/$defs/point" },
                "rotation": { "description": "In degrees, clockwise.", "type": "number" },
                "scale": { "$ref": "#/$defs/scale" }
              }
            }
          ]
        },
        "scale": {
          "description": "For both axes or for each; zero flattens, a negative one mirrors.",
          "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/point" }]
        }
    """#

  private static let properties = #"""
            "backgroundColor": { "$ref": "#/$defs/color" },
            "alpha": { "$ref": "#/$defs/fraction" },
            "hidden": { "type": "boolean" },
            "cornerRadius": {
              "description": "Of circular corners; at most half of the shorter side is drawn.",
              "$ref": "#/$defs/length"
            },
            "maskedCorners": {
              "description": "The corners that the radius rounds; all four by default.",
              "type": "array",
              "uniqueItems": true,
              "items": { "enum": ["topLeft", "topRight", "bottomRight", "bottomLeft"] }
            },
            "borderWidth": {
              "description": "Inside the bounds, in front of the subviews.",
              "$ref": "#/$defs/length"
            },
            "borderColor": { "description": "Black by default.", "$ref": "#/$defs/color" },
            "clipsToBounds": {
              "description": "Whether subviews are drawn within the bounds and their corners only.",
              "type": "boolean"
            },
            "zPosition": {
              "description": "Siblings are painted in the order of this number, then in their own.",
              "type": "number"
            },
            "transform": { "$ref": "#/$defs/transform" },
            "anchorPoint": {
              "description": "In unit coordinates of the bounds: the point that `center` names and that the transform keeps.",
              "$ref": "#/$defs/point"
            },
            "text": {
              "description": "A label's text, in a plain font of strokes. Its size is the view's intrinsic content size.",
              "$ref": "#/$defs/text"
            },
            "image": {
              "description": "A PNG file. Its size is the view's intrinsic content size, unless there is a text.",
              "$ref": "#/$defs/image"
            },
            "intrinsicContentSize": {
              "description": "A missing length is none; 0 is a length.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": { "$ref": "#/$defs/note" },
                "width": { "$ref": "#/$defs/length" },
                "height": { "$ref": "#/$defs/length" }
              }
            },
            "contentHuggingPriority": { "$ref": "#/$defs/axisPriorities" },
            "contentCompressionResistancePriority": { "$ref": "#/$defs/axisPriorities" },
    \#(layoutProperties)
            "frame": {
              "description": "Given to the view: no constraint moves it. Only a view declared with one can change it.",
              "$ref": "#/$defs/rectangle"
            },
            "center": {
              "description": "With size, instead of a frame.",
              "$ref": "#/$defs/point"
            },
            "size": {
              "description": "With center, instead of a frame; a change alone keeps the centre.",
              "$ref": "#/$defs/size"
            },
            "gradient": { "$ref": "#/$defs/gradient" },
            "shadow": { "$ref": "#/$defs/shadow" }
    """#
}
