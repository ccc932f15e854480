/// Timelines that are verified together, and the pins that lie among them.
public struct TimelineSuite: Hashable, Sendable {
  /// The timelines' files: those that were named, and every `.json` in the folders that were,
  /// whatever lies below them included.
  public private(set) var timelines: [String] = []
  /// Pins in those folders whose timeline is gone.
  public private(set) var abandonedPins: [String] = []
  /// The pin of the only timeline; nil means `Pin.path(ofTimeline:)`.
  public let pin: String?

  /// Hidden files, links to folders, and the `manifest.json` of rendered frames are passed over.
  ///
  /// - Parameters:
  ///   - paths: timelines and folders; they need not exist, which is found out when they are read.
  ///   - pin: the file of the pin, for one timeline.
  /// - Throws: `unreadableInput` for a folder in which there is no timeline and no pin, `usage` for
  ///   a pin of several timelines.
  public init(paths: [String], pin: String? = nil) throws(LayoutAnimationError) {
    self.pin = pin
    for path in paths {
      guard FileSystem.isDirectory(path) else {
        timelines.append(path)
        continue
      }
      let before = self
      addFolder(path)
      if self == before {
        throw LayoutAnimationError(.unreadableInput, "there is no timeline in `\(path)`")
      }
    }
    if pin != nil && (timelines.count != 1 || timelines != paths) {
      throw LayoutAnimationError(.usage, "one pin can only be that of one timeline")
    }
  }

  private mutating func addFolder(_ path: String) {
    let names = FileSystem.names(in: path).filter { !$0.hasPrefix(".") }
    for name in names {
      let child = path + (path.hasSuffix("/") ? "" : "/") + name
      if FileSystem.isDirectory(child) {
        if !FileSystem.isLink(child) { addFolder(child) }
      } else if name.hasSuffix(".json") && name != Manifest.fileName {
        timelines.append(child)
      } else if name.hasSuffix(Pin.suffix) && !names.contains(Self.timeline(ofPin: name)) {
        abandonedPins.append(child)
      }
    }
  }

  /// The opposite of `Pin.path(ofTimeline:)`.
  private static func timeline(ofPin name: String) -> String {
    name.dropLast(Pin.suffix.count) + ".json"
  }
}
