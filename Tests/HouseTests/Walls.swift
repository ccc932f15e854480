import Foundation

/// What every room of the house may see. An arrow points down; nothing else is allowed.
struct Walls {
  static let mayImport: [String: Set<String>] = [
    "Primitives": [],
    "JSONText": [],
    "ConstraintSolver": [],
    "Timing": ["Primitives"],
    "AutoLayout": ["ConstraintSolver", "Primitives"],
    "VisualFormat": ["AutoLayout"],
    "TimelineModel": ["AutoLayout", "VisualFormat", "JSONText", "Timing", "Primitives"],
    "Presentation": ["TimelineModel", "AutoLayout", "Timing", "Primitives"],
    "Raster": ["Primitives"],
    "ImageCoding": ["Raster", "CPNGShim", "Primitives"],
    "LayoutAnimation": [
      "Presentation", "TimelineModel", "AutoLayout", "Timing", "JSONText", "Raster",
      "ImageCoding", "Primitives", "Foundation", "Synchronization",
    ],
    "layoutanim": [
      "LayoutAnimation", "ArgumentParser", "Foundation", "Dispatch", "Synchronization",
    ],
  ]

  /// The operating system's C library, and what it is needed for.
  static let mayImportC: Set<String> = [
    "LayoutAnimation/SystemCall.swift", "layoutanim/Interruption.swift",
    "layoutanim/Terminal.swift",
  ]
  static let platformModules: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// Functions of libm; `floor` and `sqrt` are exact everywhere and spelled as methods.
  static let libm = [
    "exp", "exp2", "log", "log2", "log10", "pow", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2", "sinh", "cosh", "tanh", "hypot", "cbrt", "fma",
  ]

  static func violations(in tree: SourceTree) -> [String] {
    tree.files.flatMap { importViolations(in: $0) + callViolations(in: $0) }
  }

  private static func importViolations(in file: SourceTree.File) -> [String] {
    guard let allowed = mayImport[file.target] else {
      return ["\(file.path): no walls are stated for the target \(file.target)"]
    }
    return file.imports.compactMap { module in
      if allowed.contains(module) { return nil }
      if platformModules.contains(module) && mayImportC.contains(file.path) { return nil }
      return "\(file.path): imports \(module)"
    }
  }

  private static func callViolations(in file: SourceTree.File) -> [String] {
    var found: [String] = []
    for (number, line) in file.code.enumerated() {
      for call in forbiddenCalls(in: file) where calls(line, call) {
        found.append("\(file.path):\(number + 1): calls \(call)")
      }
    }
    return found
  }

  private static func forbiddenCalls(in file: SourceTree.File) -> [String] {
    var calls = libm + ["fatalError", "addingProduct", "addProduct"]
    if file.target != "layoutanim" { calls.append("print") }
    if file.target != "ImageCoding" && !mayImportC.contains(file.path) {
      calls += [
        "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
        "withUnsafeMutableBufferPointer", "unsafeBitCast",
      ]
    }
    return calls
  }

  /// Whether `name(` stands in the line as a call or as a method, not as a declaration's end.
  private static func calls(_ line: String, _ name: String) -> Bool {
    var rest = line[...]
    while let range = rest.range(of: name) {
      let before =
        range.lowerBound == line.startIndex ? " " : line[line.index(before: range.lowerBound)]
      let isWord = !(before.isLetter || before.isNumber || before == "_")
      if isWord && line[range.upperBound...].first == "(" { return true }
      rest = line[range.upperBound...]
    }
    return false
  }
}
