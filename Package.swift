// swift-tools-version: 6.2

import PackageDescription

/// On Linux libm is called for `floor`, `sqrt` and the remainder of a division, the only functions
/// of it that the house allows (their results are exact, or correctly rounded, everywhere).
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "layoutanim",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutanim", targets: ["CMain"]),
    .library(name: "LayoutAnimation", targets: ["LayoutAnimation"]),
    .plugin(name: "LayoutAnimPlugin", targets: ["LayoutAnimPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The house, from the ground up: a target depends only on those above it.
    .target(name: "Primitives", linkerSettings: libm),
    .target(name: "Typesetting", dependencies: ["Primitives"]),
    .target(name: "JSONText"),
    .target(name: "ConstraintSolver", linkerSettings: libm),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Primitives"]),
    .target(name: "ExactArithmetic"),
    .target(name: "Certificates"),
    .target(name: "CertificateChecker", dependencies: ["Certificates", "ExactArithmetic"]),
    .target(
      name: "Certification",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "CertificateChecker", "Certificates", "ExactArithmetic",
      ]),
    .target(name: "VisualFormat", dependencies: ["AutoLayout"]),
    .target(name: "Timing", dependencies: ["Primitives"]),
    .target(
      name: "TimelineModel",
      dependencies: [
        "AutoLayout", "VisualFormat", "JSONText", "Timing", "Typesetting", "Primitives",
      ]),
    .target(name: "Expansion", dependencies: ["TimelineModel", "JSONText"]),
    .target(
      name: "Presentation",
      dependencies: [
        "TimelineModel", "AutoLayout", "Typesetting", "Certification", "CertificateChecker",
        "ExactArithmetic", "Timing", "Primitives",
      ]),
    .target(name: "Raster", dependencies: ["Primitives"]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNGShim", dependencies: ["CPNG"]),
    .target(name: "ImageCoding", dependencies: ["Raster", "CPNGShim"]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "XMLText", dependencies: ["CExpat"]),
    .target(name: "TimelineSchema", dependencies: ["TimelineModel"]),
    .target(
      name: "Reporting",
      dependencies: [
        "Presentation", "TimelineModel", "AutoLayout", "Timing", "Typesetting", "JSONText",
        "Primitives",
      ]),
    .target(name: "CChildProcess"),
    .target(
      name: "FileAccess",
      dependencies: [
        "Reporting", "Raster", "ImageCoding", "CChildProcess",
        .target(name: "CNettle", condition: .when(platforms: [.linux])),
      ]),
    .target(
      name: "ImageFiles",
      dependencies: ["FileAccess", "Expansion", "TimelineModel", "ImageCoding", "Primitives"]),
    .target(
      name: "Planning",
      dependencies: [
        "ImageFiles", "FileAccess", "Reporting", "Presentation", "Expansion", "TimelineModel",
        "AutoLayout", "Certification", "CertificateChecker", "Certificates", "Timing",
        "Typesetting", "JSONText",
        "Primitives",
      ]),
    .target(
      name: "Rendering",
      dependencies: [
        "Planning", "FileAccess", "Reporting", "Presentation", "TimelineModel", "AutoLayout",
        "Timing", "JSONText", "Raster", "ImageCoding", "Primitives",
      ]),
    .target(
      name: "Sweeping",
      dependencies: [
        "Rendering", "Planning", "FileAccess", "Reporting", "Presentation", "TimelineModel",
        "AutoLayout", "Timing", "JSONText", "Raster", "ImageCoding", "Primitives",
      ]),
    .target(
      name: "Comparing",
      dependencies: [
        "Rendering", "Planning", "ImageFiles", "FileAccess", "Reporting", "Presentation",
        "Expansion", "TimelineModel", "AutoLayout", "Timing", "Typesetting", "JSONText", "Raster",
        "ImageCoding", "Primitives",
      ]),
    .target(
      name: "ResultBundles",
      dependencies: [
        "Comparing", "Rendering", "Planning", "FileAccess", "Reporting", "TimelineModel",
        "JSONText",
      ]),
    .target(
      name: "InterfaceBuilderImport",
      dependencies: [
        "Planning", "FileAccess", "Reporting", "TimelineModel", "AutoLayout", "Typesetting",
        "XMLText", "JSONText", "Primitives",
      ]),
    .target(
      name: "SwiftExport",
      dependencies: [
        "Planning", "Reporting", "TimelineModel", "AutoLayout", "Timing", "Typesetting", "JSONText",
        "Primitives",
      ]),
    .target(
      name: "LayoutAnimation",
      dependencies: [
        "TimelineSchema", "Expansion", "Reporting", "FileAccess", "Planning", "Rendering",
        "Sweeping",
        "Comparing",
      ]),
    // Explaining the messages of UIKit.
    .target(
      name: "ConflictLog",
      dependencies: [
        "Planning", "FileAccess", "Reporting", "Presentation", "TimelineModel", "AutoLayout",
        "JSONText",
      ]),
    .target(name: "CPageFiles"),
    .target(
      name: "ReviewPage",
      dependencies: [
        "ResultBundles", "LayoutAnimation", "Presentation", "TimelineModel", "AutoLayout", "Timing",
        "JSONText", "Raster", "ImageCoding", "Primitives", "CPageFiles",
      ],
      exclude: ["Page"]),
    // What is measured, and measuring it.
    .target(name: "Workloads", dependencies: ["ConstraintSolver", "Timing", "Primitives"]),
    .target(
      name: "Benchmarks",
      dependencies: [
        "LayoutAnimation", "TimelineModel", "ImageFiles", "ImageCoding", "Workloads",
        "ConstraintSolver", "JSONText", "Raster", "Primitives",
      ]),
    .target(
      name: "layoutanim",
      dependencies: [
        "LayoutAnimation", "ConflictLog", "InterfaceBuilderImport", "SwiftExport", "ResultBundles",
        "ReviewPage", "Benchmarks", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "CMain", dependencies: ["layoutanim"]),
    .plugin(
      name: "LayoutAnimPlugin",
      capability: .command(
        intent: .custom(
          verb: "layoutanim", description: "Runs layoutanim in the folder of the package."))),
    // Tests, in the same order.
    .target(
      name: "TestSupport",
      dependencies: ["Raster", "ConstraintSolver", "Workloads", "JSONText", "Primitives"],
      path: "Tests/TestSupport"),
    .target(
      name: "BrowserSupport", dependencies: ["Primitives"], path: "Tests/BrowserSupport"),
    // A model of UIKit's declarations, and the file that apps add, compiled against it.
    .target(name: "UIKit", path: "Tests/UIKitStub"),
    .target(name: "LayoutCapture", dependencies: ["UIKit"], path: "Capture"),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport", "Workloads"]),
    .testTarget(
      name: "CertificationTests",
      dependencies: [
        "Certification", "CertificateChecker", "Certificates", "ExactArithmetic",
        "ConstraintSolver", "Workloads", "TestSupport",
      ]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "CertificateChecker", "Certificates", "Certification",
        "Primitives", "TestSupport",
      ]),
    .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat", "AutoLayout"]),
    .testTarget(name: "TimingTests", dependencies: ["Timing", "Primitives", "TestSupport"]),
    .testTarget(
      name: "TimelineModelTests",
      dependencies: [
        "Expansion", "TimelineModel", "AutoLayout", "JSONText", "Timing", "Typesetting",
        "Primitives",
        "TestSupport",
      ]),
    .testTarget(
      name: "ExpansionTests",
      dependencies: ["Expansion", "TimelineModel", "JSONText", "TestSupport"]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation", "TimelineModel", "AutoLayout", "JSONText", "Timing", "Typesetting",
        "Primitives",
        "TestSupport",
      ]),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Typesetting", "Primitives", "TestSupport"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "Primitives", "TestSupport"]),
    .testTarget(
      name: "ImageCodingTests",
      dependencies: ["ImageCoding", "Raster", "Primitives", "TestSupport"]),
    .testTarget(
      name: "LayoutAnimationTests",
      dependencies: [
        "LayoutAnimation", "TimelineSchema", "Reporting", "ImageFiles", "FileAccess", "Planning",
        "Rendering",
        "Sweeping", "Comparing", "Presentation", "TimelineModel", "AutoLayout",
        "CertificateChecker", "ConstraintSolver", "Timing", "Typesetting", "JSONText", "Raster",
        "ImageCoding", "Primitives", "TestSupport",
      ]),
    .testTarget(
      name: "ConflictLogTests",
      dependencies: [
        "ConflictLog", "Planning", "Reporting", "Presentation", "TimelineModel", "AutoLayout",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReviewPageTests",
      dependencies: [
        "ReviewPage", "LayoutAnimation", "Presentation", "TimelineModel", "AutoLayout", "Timing",
        "Raster", "ImageCoding", "Primitives", "TestSupport", "BrowserSupport",
      ]),
    .testTarget(
      name: "ResultBundlesTests",
      dependencies: [
        "ResultBundles", "ReviewPage", "LayoutAnimation", "Comparing", "Planning", "Rendering",
        "TimelineSchema", "JSONText", "TestSupport",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "layoutanim", "CMain", "LayoutAnimation", "ImageCoding", "Raster", "TestSupport",
      ],
      exclude: ["Refused"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "Benchmarks", "Workloads", "LayoutAnimation", "Raster", "ImageCoding", "Primitives",
        "TestSupport",
      ], exclude: ["Counts"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "LayoutAnimation", "Planning", "Presentation", "TimelineModel", "AutoLayout", "JSONText",
        "Timing",
        "Raster", "ImageCoding", "Primitives", "TestSupport",
      ], exclude: ["Goldens", "PixelRevisions.txt"]),
    .testTarget(
      name: "InterfaceBuilderImportTests",
      dependencies: [
        "InterfaceBuilderImport", "XMLText", "Planning", "Sweeping", "FileAccess", "Reporting",
        "TimelineModel", "Primitives", "TestSupport",
      ]),
    .testTarget(
      name: "RunningAppTests",
      dependencies: [
        "SwiftExport", "LayoutCapture", "UIKit", "Planning", "FileAccess", "Reporting",
        "TimelineModel", "TestSupport",
      ], exclude: ["everything.json"]),
    .testTarget(name: "HouseTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "InterfaceBuilderImport", "ResultBundles", "Comparing", "Rendering", "Planning",
        "FileAccess", "Reporting", "Expansion", "TimelineModel",
        "VisualFormat", "AutoLayout", "Certification", "CertificateChecker",
        "ConstraintSolver",
        "ImageCoding", "JSONText", "TimelineSchema", "Primitives", "TestSupport",
      ],
      path: "Fuzzing", exclude: ["Main", "Seeds", "Dictionaries", "Findings"]),
    .testTarget(
      name: "VectorTests",
      dependencies: [
        "JSONText", "ConstraintSolver", "CertificateChecker", "Certification", "AutoLayout",
        "VisualFormat", "Timing", "TimelineModel", "Presentation", "Planning", "Primitives",
        "TestSupport",
      ]),
  ]
)

let cTargets = ["CPNGShim", "CChildProcess", "CPageFiles", "CMain"]

/// Targets that have no settings of Swift.
let otherTypes: [Target.TargetType] = [.system, .plugin]

for target in package.targets
where !otherTypes.contains(target.type) && !cTargets.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}

/// Where tests spend most of their time. Without optimization it is several times as long, which the
/// longer build does not outweigh.
let slowTargets = [
  "Primitives", "Typesetting", "JSONText", "ConstraintSolver", "ExactArithmetic",
  "CertificateChecker", "Timing", "Raster", "ImageCoding", "Workloads", "TestSupport",
]

// Only if `script/test` asks for it: no package can depend on one with such flags.
if Context.environment["LAYOUTANIM_OPTIMIZED"] != nil {
  for target in package.targets where slowTargets.contains(target.name) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]
  }
}
