import Foundation

/// The modules that each target may import. Dependencies point downward only; a test rejects all
/// others.
struct Walls {
  static let mayImport: [String: Set<String>] = [
    "Primitives": [],
    "Typesetting": ["Primitives"],
    "JSONText": [],
    "ConstraintSolver": [],
    "Timing": ["Primitives"],
    "AutoLayout": ["ConstraintSolver", "Primitives"],
    "ExactArithmetic": [],
    "Certificates": [],
    "CertificateChecker": ["Certificates", "ExactArithmetic"],
    "Certification": [
      "AutoLayout", "ConstraintSolver", "CertificateChecker", "Certificates", "ExactArithmetic",
    ],
    "VisualFormat": ["AutoLayout"],
    "TimelineModel": [
      "AutoLayout", "VisualFormat", "JSONText", "Timing", "Typesetting", "Primitives",
    ],
    "Expansion": ["TimelineModel", "JSONText"],
    "Presentation": [
      "TimelineModel", "AutoLayout", "Typesetting", "Certification", "CertificateChecker",
      "ExactArithmetic", "Timing", "Primitives",
    ],
    "Raster": ["Primitives"],
    "ImageCoding": ["Raster", "CPNGShim", "Primitives"],
    "TimelineSchema": [],
    "Reporting": [
      "Presentation", "TimelineModel", "AutoLayout", "Timing", "Typesetting", "JSONText",
      "Primitives",
    ],
    "FileAccess": ["Reporting", "Raster"],
    "ImageFiles": ["FileAccess", "Expansion", "TimelineModel", "ImageCoding", "Primitives"],
    "Planning": [
      "ImageFiles", "FileAccess", "Reporting", "Presentation", "Expansion", "TimelineModel",
      "AutoLayout", "Certification", "CertificateChecker", "Certificates", "Timing", "Typesetting",
      "JSONText", "Primitives",
    ],
    "Rendering": [
      "Planning", "FileAccess", "Reporting", "Presentation", "TimelineModel", "AutoLayout",
      "Timing", "JSONText", "Raster", "ImageCoding", "Primitives",
    ],
    "Sweeping": [
      "Rendering", "Planning", "FileAccess", "Reporting", "Presentation", "TimelineModel",
      "AutoLayout", "Timing", "JSONText", "Raster", "ImageCoding", "Primitives",
    ],
    "Comparing": [
      "Rendering", "Planning", "ImageFiles", "FileAccess", "Reporting", "Presentation", "Expansion",
      "TimelineModel",
      "AutoLayout", "Timing", "Typesetting", "JSONText", "Raster", "ImageCoding", "Primitives",
    ],
    "ResultBundles": [
      "Comparing", "Rendering", "Planning", "FileAccess", "Reporting", "TimelineModel", "JSONText",
    ],
    "ConflictLog": [
      "Planning", "FileAccess", "Reporting", "Presentation", "TimelineModel", "AutoLayout",
      "JSONText",
    ],
    "XMLText": [],
    "InterfaceBuilderImport": [
      "Planning", "FileAccess", "Reporting", "TimelineModel", "AutoLayout", "Typesetting",
      "XMLText",
      "JSONText", "Primitives",
    ],
    "SwiftExport": [
      "Planning", "Reporting", "TimelineModel", "AutoLayout", "Timing", "Typesetting", "JSONText",
      "Primitives",
    ],
    "LayoutAnimation": [
      "TimelineSchema", "Expansion", "Reporting", "FileAccess", "Planning", "Rendering", "Sweeping",
      "Comparing",
    ],
    "ReviewPage": [
      "ResultBundles", "LayoutAnimation", "Presentation", "TimelineModel", "AutoLayout", "Timing",
      "JSONText", "Raster", "ImageCoding", "Primitives",
    ],
    "Workloads": ["ConstraintSolver", "Timing", "Primitives"],
    "Benchmarks": [
      "LayoutAnimation", "TimelineModel", "ImageFiles", "ImageCoding", "Workloads",
      "ConstraintSolver", "JSONText", "Raster", "Primitives",
    ],
    "layoutanim": [
      "LayoutAnimation", "ConflictLog", "InterfaceBuilderImport", "SwiftExport", "ResultBundles",
      "ReviewPage", "Benchmarks", "Workloads", "ArgumentParser",
    ],
  ]

  /// The operating system's C library.
  static let platformModules: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The modules that compute SHA-256: the platform's or a small C library.
  static let sha256Modules: Set<String> = ["CryptoKit", "CNettle"]

  /// Additional imports of single files: those that call the system, start the program or another
  /// one, handle signals, compute SHA-256 or share a value between threads. Only tests may import
  /// Foundation.
  static let mayImportAlso: [String: Set<String>] = [
    "FileAccess/Checksums/SHA256Hash.swift": sha256Modules,
    "FileAccess/Files/ChildProcess.swift": ["CChildProcess"],
    "FileAccess/Files/FileSystem.swift": platformModules,
    "FileAccess/Files/FileSystem+Folders.swift": platformModules,
    "FileAccess/Files/FolderListing.swift": platformModules,
    "FileAccess/Files/OpenFile.swift": platformModules,
    "FileAccess/Files/ProcessEnvironment.swift": platformModules,
    "FileAccess/Files/SystemCall.swift": platformModules,
    "FileAccess/Files/ScratchFolder.swift": platformModules,
    "FileAccess/Files/ThreadCheck.swift": platformModules,
    "ConstraintSolver/Model/WorkMeter.swift": ["Synchronization"],
    "FileAccess/Files/UnfinishedFiles.swift": ["Synchronization"],
    "Presentation/Sampling/LabelOutline.swift": ["Synchronization"],
    "Rendering/Frames/FrameQueue.swift": ["Synchronization"],
    "Rendering/Frames/SharedJobs.swift": ["Synchronization"],
    "Rendering/Folder/StaleFiles.swift": ["Synchronization"],
    "ReviewPage/Markup/PageFiles.swift": ["CPageFiles"],
    "XMLText/XMLElement+Parsing.swift": ["CExpat"],
    "layoutanim/Console/Interruption.swift": platformModules.union([
      "Dispatch", "Synchronization",
    ]),
    "layoutanim/Console/MessageOptions.swift": ["Synchronization"],
    "layoutanim/ProgramEntry.swift": ["Dispatch"],
  ]

  /// The state that all steps of the solver share. The steps are sorted into folders by subject,
  /// and nearly all are extensions of these types, so these names say nothing about layering.
  static let sharedState: Set<String> = ["Solver", "Component", "Workspace"]

  /// The folders of each target that has any, from lowest to highest layer: a file may use the
  /// declarations of its own folder and of those before it.
  static let folders: [String: [String]] = [
    "JSONText": ["Source", "Errors", "Values", "Parsing", "Writing"],
    "ConstraintSolver": [
      "Model", "Factorization", "Crash", "Basis", "Search", "Analysis", "State",
    ],
    "AutoLayout": ["Constraints", "Stacks", "Views", "Engine", "Editing", "Explaining"],
    "TimelineModel": [
      "Diagnostics", "Document", "Timeline", "Text", "Reader", "Animations", "Canvas",
      "Constraints", "Parsing", "Views", "Changes", "Resolving", "Settings",
    ],
    "Presentation": [
      "Tracks", "Playing", "Sampling", "Painting", "Lint", "Plan", "Certifying",
    ],
    "Typesetting": ["Strokes", "Letters", "Font", "Outlines", "Lines"],
    "Raster": ["Pixels", "Coverage", "Shapes", "Shadows", "Runs", "Painting", "Sweep", ""],
    "ImageCoding": ["Deflate", "Format", "LibPNG", "Runs", "Rows", "Animation"],
    "Reporting": ["Words", "Diagnostics", "Entries", "Findings"],
    "FileAccess": ["Files", "Checksums"],
    "Planning": [
      "Options", "Snapshot", "Building", "Timeline", "Inspecting", "Explaining", "Motion",
      "Certifying",
    ],
    "Rendering": [
      "Options", "Text", "Directory", "Lists", "Manifest", "Overlay", "Frames", "Folder", "Farm",
    ],
    "Sweeping": ["Sheets", "Canvases", "Pitfalls", "States"],
    "Comparing": ["Differences", "Changes", "Frames", "Pinning", "Suites", "Results"],
    "ConflictLog": ["Descriptions", "Blocks", "Restating", "Explaining"],
    "ReviewPage": [
      "Markup", "Review", "Explanations", "Pictures", "Tracks", "Version", "Card", "", "Split",
    ],
    "Workloads": ["Solver", "Render", "Planning"],
    "Benchmarks": ["Results", "Solver", "Render", "Planning", "Report"],
    "layoutanim": ["Console", "Options", "Commands", ""],
  ]

  /// Functions of libm whose last bit differs between systems. `floor`, `sqrt` and the remainder of
  /// a division give the same bits everywhere, and are written as methods.
  static let libm = [
    "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "sin", "cos", "sincos",
    "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "hypot", "cbrt", "erf", "erfc", "tgamma", "lgamma", "fma",
  ]

  static func violations(in tree: SourceTree) -> [String] {
    tree.files.flatMap {
      importViolations(in: $0) + callViolations(in: $0) + unsafeViolations(in: $0)
    }
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
    return calls
  }

  /// Whether the line contains `name(` as a call, not as the end of a longer name.
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
