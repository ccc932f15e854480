import FileAccess
import ImageCoding
import JSONText
import Planning
import Primitives

extension Manifest.Origin {
  init(_ object: ManifestObject) throws(ManifestError) {
    let timeline = try object.object("timeline", keys: ["name", "sha256", "images"])
    let options = try object.object(
      "options",
      keys: [
        "framesPerSecond", "scale", "edges", "pattern", "startNumber", "hash", "overlay", "encoder",
        "colorType",
      ])
    tool = try object.string("tool")
    pixelRevision = try object.integer("pixelRevision", in: 1 ... .max)
    timelineName = try timeline.optionalString("name")
    timelineSHA256 = try timeline.sha256("sha256")
    images =
      timeline.optional("images") == nil
      ? []
      : try timeline.objects("images", keys: ["path", "sha256"])
        .map { object throws(ManifestError) in try Manifest.Image(object) }
    framesPerSecond = try options.integer("framesPerSecond", in: 1...1000)
    scale = try options.integer("scale", in: 1...3)
    edges = try options.optionalName("edges") ?? .exact
    pattern = try options.string("pattern")
    startNumber = try options.integer("startNumber", in: 0...FrameDirectory.largestStartNumber)
    hash = try options.optionalName("hash")
    overlay = try options.optionalOverlay("overlay")
    // Manifests of releases without this option have no such keys.
    encoding = PNGEncoding(
      encoder: try options.optionalName("encoder") ?? .libpng,
      colorType: try options.optionalName("colorType") ?? .rgba)
    width = try object.integer("width", in: 1...PNGDecoder.largestSide)
    height = try object.integer("height", in: 1...PNGDecoder.largestSide)
    frameCount = try object.integer("frameCount", in: 1...100_000)
  }
}

extension ManifestObject {
  fileprivate func optionalName<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(ManifestError) -> Choice? {
    guard let name = try optionalString(key) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      throw error(key, "is no \(key) known here")
    }
    return choice
  }
}

extension Manifest.Image {
  init(_ object: ManifestObject) throws(ManifestError) {
    path = try object.string("path")
    sha256 = try object.sha256("sha256")
  }
}

extension Manifest.View {
  init(_ object: ManifestObject) throws(ManifestError) {
    id = try object.string("id")
    if case .null = try object.value("superview").content {
      superview = nil
    } else {
      superview = try object.string("superview")
    }
  }
}

extension Manifest.Frame {
  static let keys = ["index", "file", "fileSHA256", "adler32", "sha256"]

  init(_ object: ManifestObject) throws(ManifestError) {
    index = try object.integer("index", in: 0 ... .max)
    file = try object.string("file")
    fileSHA256 = try object.sha256("fileSHA256")
    adler32 = try object.string("adler32")
    guard FrameChecksums.Algorithm.adler32.isChecksum(adler32) else {
      throw object.error("adler32", "is not 0x and eight hexadecimal digits")
    }
    sha256 = object.optional("sha256") == nil ? nil : try object.sha256("sha256")
  }
}

extension Manifest.Change {
  static let keys = [
    "frame", "view", "center", "size", "transform", "alpha", "hidden", "backgroundColor",
    "layer", "contentOffset", "gradient", "shadow", "text", "image",
  ]

  init(_ object: ManifestObject) throws(ManifestError) {
    frame = try object.integer("frame", in: 0 ... .max)
    view = try object.string("view")
    center = try object.optionalNumbers("center", count: 2).map { .init(x: $0[0], y: $0[1]) }
    size = try object.optionalNumbers("size", count: 2).map { .init(width: $0[0], height: $0[1]) }
    transform = try object.optionalNumbers("transform", count: 6).map(Inspection.Transform.init)
    alpha = try object.optionalNumber("alpha")
    isHidden = try object.optionalBool("hidden")
    layer = try object.optionalLayer("layer")
    contentOffset = try object.optionalNumbers("contentOffset", count: 2)
      .map { .init(x: $0[0], y: $0[1]) }
    gradient = try object.optionalGradient("gradient")
    shadow = try object.optionalShadow("shadow")
    text = try object.optionalString("text")
    image = try object.optionalString("image")
    guard let color = try object.optionalString("backgroundColor") else {
      backgroundColor = nil
      return
    }
    backgroundColor = Inspection.Color(color)
    if backgroundColor == nil { throw object.error("backgroundColor", "is not #RRGGBBAA") }
  }
}
