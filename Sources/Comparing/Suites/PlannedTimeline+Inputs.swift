import Expansion
import FileAccess
import JSONText
import Planning
import Presentation
import TimelineModel

extension PlannedTimeline {
  /// Of everything that decides how the timeline is drawn, and of the pin that it is compared with.
  func inputs(with pin: Pin?) -> SHA256Sum {
    var text = source.written.bytes
    let options =
      "\(options.framesPerSecond ?? 0) \(options.scale ?? 0) \(options.edges?.rawValue ?? "") \(variant ?? "")"
    text += Array("\u{0}\(options)".utf8)
    for image in plan.timeline.images { text += Array("\u{0}\(image.path) \(image.checksum)".utf8) }
    for file in included {
      text += Array("\u{0}\(file.path) \(SHA256Sum(of: file.contents))".utf8)
    }
    return SHA256Sum(of: text + (pin?.bytes ?? []))
  }
}
