// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PinnedTransition",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "layoutanim", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "PinnedTransitionTests",
      dependencies: [.product(name: "LayoutAnimation", package: "layoutanim")],
      exclude: ["toast.json", "toast.pinned"])
  ]
)
