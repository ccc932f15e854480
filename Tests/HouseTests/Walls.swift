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
      "ImageCoding", "Primitives",
    ],
    "ReviewPage": [
      "LayoutAnimation", "Presentation", "TimelineModel", "AutoLayout", "Timing", "Raster",
      "ImageCoding", "Primitives",
    ],
    "Workloads": ["ConstraintSolver", "Timing", "Primitives"],
    "Benchmarks": [
      "LayoutAnimation", "Workloads", "ConstraintSolver", "JSONText", "Raster", "Primitives",
    ],
    "layoutanim": ["LayoutAnimation", "ReviewPage", "Benchmarks", "Workloads", "ArgumentParser"],
  ]

  /// The operating system's C library.
  static let platformModules: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// Who takes a SHA-256: the platform or a small C library.
  static let sha256Modules: Set<String> = ["CryptoKit", "CNettle"]

  /// What single files may see beyond that: who calls the system, hears its signals, or shares a
  /// value between threads. Foundation is for tests only.
  static let mayImportAlso: [String: Set<String>] = [
    "LayoutAnimation/Checksums/SHA256Hash.swift": sha256Modules,
    "LayoutAnimation/Files/SystemCall.swift": platformModules,
    "LayoutAnimation/Files/ScratchFolder.swift": platformModules,
    "LayoutAnimation/Files/UnfinishedFiles.swift": ["Synchronization"],
    "LayoutAnimation/Rendering/FrameQueue.swift": ["Synchronization"],
    "LayoutAnimation/Rendering/UntrueFiles.swift": ["Synchronization"],
    "layoutanim/Interruption.swift": platformModules.union(["Dispatch", "Synchronization"]),
    "layoutanim/MessageOptions.swift": ["Synchronization"],
  ]

  /// Functions of libm whose last bit differs between systems. `floor`, `sqrt` and the remainder of
  /// a division have the same bits everywhere, and are spelled as methods.
  static let libm = [
    "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "sin", "cos", "sincos",
    "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "hypot", "cbrt", "erf", "erfc", "tgamma", "lgamma", "fma",
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
      if mayImportAlso[file.path]?.contains(module) == true { return nil }
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
    if file.target != "ImageCoding" && !mayCallC(file) {
      calls += [
        "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
        "withUnsafeMutableBufferPointer", "withUnsafePointer", "withUnsafeMutablePointer",
        "withMemoryRebound", "unsafeBitCast",
      ]
    }
    return calls
  }

  private static func mayCallC(_ file: SourceTree.File) -> Bool {
    guard let modules = mayImportAlso[file.path] else { return false }
    return modules.isSuperset(of: platformModules) || modules == sha256Modules
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
