import XMLText

/// The size classes of the device on which a file is shown.
struct SizeClasses: Hashable, Sendable {
  /// `compact` or `regular`; nil for any, as in files without a device.
  var width: String?
  var height: String?

  init(_ screen: DeviceScreen?) {
    guard let screen else { return }
    if screen.isTablet {
      (width, height) = ("regular", "regular")
    } else if screen.isLandscape {
      (width, height) = (screen.model?.isWide == true ? "regular" : "compact", "compact")
    } else {
      (width, height) = ("compact", "regular")
    }
  }

  /// `widthClass=compact-heightClass=regular`, in either order, or one of them; nil changes nothing.
  func choosing(_ text: String?) -> SizeClasses {
    var classes = self
    for part in (text ?? "").split(separator: "-") {
      if part.hasPrefix("widthClass=") { classes.width = String(part.dropFirst(11)) }
      if part.hasPrefix("heightClass=") { classes.height = String(part.dropFirst(12)) }
    }
    return classes
  }

  /// Whether a variation such as `heightClass=compact-widthClass=regular` applies.
  func matches(_ key: String) -> Bool {
    key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": width == "compact"
      case "widthClass=regular": width == "regular"
      case "heightClass=compact": height == "compact"
      case "heightClass=regular": height == "regular"
      default: false
      }
    }
  }
}

/// Which constraints or subviews of a view are installed.
struct Installation: Sendable {
  /// What variations say of a reference, in the order of the file; the key of the variation for all
  /// size classes is `default`.
  private var masks: [String: [(key: String, isIncluded: Bool)]] = [:]
  private let classes: SizeClasses

  /// - Parameter kind: `constraints` or `subviews`.
  init(_ element: XMLElement, _ kind: String, _ classes: SizeClasses) {
    self.classes = classes
    for variation in element.children where variation.name == "variation" {
      for mask in variation.children where mask.name == "mask" && mask["key"] == kind {
        for change in mask.children {
          let id = change["reference"] ?? ""
          masks[id, default: []].append((variation["key"] ?? "default", change.name == "include"))
        }
      }
    }
  }

  /// The keys of the variations that name a reference.
  func keys(of id: String) -> [String] { (masks[id] ?? []).map(\.key) }

  func includes(_ id: String) -> Bool { includes(id, for: classes) }

  func includes(_ id: String, for classes: SizeClasses) -> Bool {
    var isIncluded = true
    for mask in masks[id] ?? [] where mask.key == "default" || classes.matches(mask.key) {
      isIncluded = mask.isIncluded
    }
    return isIncluded
  }

  /// The name of the group of constraints that are installed when this one is; nil if it always is.
  func group(of id: String) -> String? {
    guard let own = masks[id] else { return nil }
    let included = own.filter { $0.isIncluded && $0.key != "default" }.map { Self.name($0.key) }
    if !included.isEmpty { return included.joined(separator: "_") }
    let excluded = own.filter { !$0.isIncluded && $0.key != "default" }.map { Self.name($0.key) }
    return excluded.isEmpty ? "notInstalled" : "except_" + excluded.joined(separator: "_")
  }

  static func name(_ key: String) -> String {
    key.split(separator: "-").map { part in
      let sides = part.split(separator: "=")
      guard let side = sides.first, let size = sides.dropFirst().first else { return String(part) }
      let plain = side.replacing("Class", with: "")
      return plain + size.prefix(1).uppercased() + size.dropFirst()
    }.joined().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
