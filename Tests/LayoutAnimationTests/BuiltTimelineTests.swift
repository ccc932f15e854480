import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// Example timelines, built with the Swift API.
@Suite struct BuiltTimelineTests {
  @Test(arguments: [
    ("003-yellow-blue-on", yellowAndBlue), ("002-swap", swap),
    ("004-workaround-container-ios7", container), ("000-restore", restore),
  ])
  func everyFrameIsThatOfTheFile(name: String, description: TimelineDescription) throws {
    let path = Checkout.root.appending(path: "Timelines/\(name).json").path
    let (file, built) = (try PlannedTimeline(path: path), try PlannedTimeline(description))
    #expect(built.frames.count == file.frames.count)
    let first = zip(built.frames, file.frames).first { $0 != $1 }?.0.index
    #expect(first == nil)
  }

  private static let yellow = TimelineDescription.View("yellow", backgroundColor: "#FFCC00")
  private static let blue = TimelineDescription.View("blue", backgroundColor: "#007AFF")

  private static let yellowAndBlue = TimelineDescription(
    canvas: .init(width: 375, height: 667, scale: 2, safeAreaInsets: .init(top: 20)),
    duration: 1.5, metrics: ["gap": 8], views: [yellow, blue],
    constraints: [
      "V:|-100-[yellow]-gap-|", "V:|-100-[blue]-gap-|",
      "yellow.leading == root.leadingMargin", "blue.width == yellow.width",
      .equation("blue.leading == yellow.trailing", id: "spacing", constant: "root.width"),
      "yellow.trailing == root.trailingMargin @defaultHigh",
      "blueTrailing: blue.trailing == root.trailingMargin @defaultHigh - 1",
    ],
    keyframes: [
      .init(
        at: 0.25, animation: 1,
        [.constraint("spacing", constant: "gap"), .constraint("blueTrailing", priority: 751)])
    ])

  private static let swap = TimelineDescription(
    canvas: .init(width: 375, height: 240, scale: 2), duration: 2.75,
    metrics: ["edge": 16, "gap": 8], views: [yellow, blue],
    constraints: [
      "V:|-20-[yellow]-20-|", "V:|-20-[blue]-20-|", "blue.width == yellow.width",
      .group(
        "layout1",
        [
          "yellow.leading == root.leading + edge", "blue.leading == yellow.trailing + gap",
          "root.trailing == blue.trailing + edge",
        ]),
      .group(
        "layout2", active: false,
        [
          "blue.leading == root.leading + edge", "yellow.leading == blue.trailing + gap",
          "root.trailing == yellow.trailing + edge",
        ]),
    ],
    keyframes: [
      .init(at: 0.25, animation: 1, [.deactivate("layout1"), .activate("layout2")]),
      .init(at: 1.5, animation: 1, [.deactivate("layout2"), .activate("layout1")]),
    ])

  private static let container = TimelineDescription(
    canvas: .init(width: 320, height: 200, scale: 2), duration: 1.5, compatibility: .iOS7,
    views: [
      anchor("leftAnchor", x: 40), anchor("rightAnchor", x: 200),
      .init("leftContainer", subviews: [green("translated")]),
      .init("rightContainer", subviews: [green("turned")]),
    ],
    constraints: [
      "leftContainer.edges == leftAnchor.edges", "rightContainer.edges == rightAnchor.edges",
    ],
    keyframes: [
      .init(
        at: 0.25, animation: 1,
        [
          .view("translated", transform: .init(translation: .init(x: -20, y: 20))),
          .view("turned", transform: .init(rotation: 45)),
        ])
    ])

  private static let restore = TimelineDescription(
    canvas: .init(width: 320, height: 568, scale: 2, safeAreaInsets: .init(top: 20)),
    duration: 2.75, views: [.init("redSquare", backgroundColor: "#FF3B30")],
    constraints: [
      "H:|-(20@750)-[redSquare(100@750)]", "V:[topLayoutGuide]-(0@750)-[redSquare(100@750)]",
    ],
    keyframes: [
      .init(
        at: 0.25, animation: 1,
        [
          .add([
            .group(
              "higherPriority", ["V:|-(100)-[redSquare(200)]", "H:|-(50)-[redSquare(200)]"])
          ])
        ]),
      .init(after: 0.25, animation: 1, [.remove("higherPriority")]),
    ])

  private static func anchor(_ id: String, x: Double) -> TimelineDescription.View {
    .init(id, backgroundColor: "#D1D1D6", frame: .init(x: x, y: 60, width: 80, height: 80))
  }

  private static func green(_ id: String) -> TimelineDescription.View {
    .init(
      id, backgroundColor: "#34C759CC", center: .init(x: 40, y: 40),
      size: .init(width: 80, height: 80))
  }
}
