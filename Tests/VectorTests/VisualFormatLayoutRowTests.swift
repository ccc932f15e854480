import Foundation
import TestSupport
import Testing

@Test func aLayoutRowOfVisualFormatsIsReadWhole() throws {
  let row = VectorRow(
    [
      "formats": ["H:|[a]|"], "container": [300.0, NSNull()], "standardSpacing": 8,
      "intrinsic": ["a": ["width": 100]], "expect": ["a": ["left": 0, "width": 300]],
      "tolerance": 1e-6, "note": "n",
    ], description: "row")
  let layout = try VisualFormatLayoutRow(row)
  try row.finish()
  #expect(layout.formats == ["H:|[a]|"])
  #expect(layout.container == (300, nil))
  #expect(layout.intrinsic == ["a": ["width": 100]])
  #expect(layout.expect == ["a": ["left": 0, "width": 300]])
}
