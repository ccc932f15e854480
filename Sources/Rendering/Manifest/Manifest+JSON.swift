import FileAccess
package import JSONText
import Planning
import Primitives

/// As `manifest.json` has it: keys in one order, a line for each frame and each change, numbers as
/// short as they read back the same, and nothing that depends on when or where it was written.
extension Manifest: CustomStringConvertible {
  package var description: String {
    var text = Text(self)
    text.append(JSONLines(indentation: Text.lineIndentation, writeLayout))
    text.end()
    return String(decoding: text.takeBytes(), as: UTF8.self)
  }

  private func writeLayout(to json: inout JSONWriter) {
    for change in layout {
      json.element {
        $0.writeChange(
          Difference(change), of: JSONMemberText("view", change.view),
          inFrame: JSONMemberText("frame", change.frame))
      }
    }
  }

  /// The text of a manifest while it is written.
  struct Text {
    private var json = JSONWriter()
    private let object: JSONWriter.Container
    private let layout: JSONWriter.Container

    /// Of the elements of `layout`, in columns.
    static let lineIndentation = 4

    /// Writes everything up to the changes in `layout`.
    init(_ manifest: Manifest) {
      object = json.beginObject(.lines)
      json.member("manifestVersion", Manifest.version)
      manifest.origin.writeMembers(to: &json)
      json.member("views") { $0.array(manifest.views, .lines) }
      json.member("frames") { $0.array(manifest.frames, .lines) }
      layout = json.beginArrayMember("layout", .lines)
    }

    mutating func append(_ changes: JSONLines) { json.elements(changes) }

    mutating func end() {
      json.end(layout)
      json.end(object)
      json.breakLine()
    }

    /// What was written since the last call.
    mutating func takeBytes() -> [UInt8] { json.takeBytes() }
  }
}

extension Manifest.Origin {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("tool", tool)
    json.member("pixelRevision", pixelRevision)
    json.member("timeline") {
      $0.object {
        $0.memberIfPresent("name", timelineName)
        $0.member("sha256", timelineSHA256.description)
        if !images.isEmpty { $0.member("images", images) }
      }
    }
    json.member("options") { $0.object(nil, writeOptions) }
    json.member("width", width)
    json.member("height", height)
    json.member("frameCount", frameCount)
  }

  private func writeOptions(to json: inout JSONWriter) {
    json.member("framesPerSecond", framesPerSecond)
    json.member("scale", scale)
    json.memberIfPresent("edges", edges == .exact ? nil : edges.rawValue)
    json.member("pattern", pattern)
    json.member("startNumber", startNumber)
    json.memberIfPresent("hash", hash?.rawValue)
    switch overlay {
    case nil: break
    case .all: json.member("overlay", true)
    case .view(let id): json.member("overlay", id)
    }
    json.member("encoder", encoding.encoder.rawValue)
    json.member("colorType", encoding.colorType.rawValue)
  }
}

extension Manifest.Image: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("path", path)
      $0.member("sha256", sha256.description)
    }
  }
}

extension Manifest.View: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("superview", superview)
    }
  }
}

extension Manifest.Frame: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("index", index)
      $0.member("file", file)
      $0.member("fileSHA256", fileSHA256.description)
      $0.member("adler32", adler32)
      $0.memberIfPresent("sha256", sha256?.description)
    }
  }
}

extension JSONWriter {
  mutating func writeChange(
    _ difference: borrowing Manifest.Difference, of view: JSONMemberText,
    inFrame frame: JSONMemberText
  ) {
    let object = beginObject()
    member(frame)
    member(view)
    write(difference)
    end(object)
  }

  private mutating func write(_ difference: borrowing Manifest.Difference) {
    if let center = difference.center { member("center", center.x, center.y) }
    if let size = difference.size { member("size", size.width, size.height) }
    if let transform = difference.transform { member("transform", transform) }
    if let alpha = difference.alpha { member("alpha", alpha) }
    if let isHidden = difference.isHidden { member("hidden", isHidden) }
    if let color = difference.backgroundColor { member("backgroundColor", color.description) }
    if let layer = difference.layer { member("layer") { $0.object(nil, layer.writeMembers) } }
    if let offset = difference.contentOffset { member("contentOffset", offset.x, offset.y) }
    if let gradient = difference.gradient { member("gradient", gradient) }
    if let shadow = difference.shadow { member("shadow", shadow) }
    if let text = difference.text { member("text", text) }
    if let image = difference.image { member("image", image) }
  }
}
