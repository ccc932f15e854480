import Expansion
package import FileAccess
import Planning
import Reporting
import TimelineModel

extension TimelineSuite {
  /// Of the bytes of the timelines, of the images and files that they read, of the pins and of the settings, as
  /// they are now.
  package var checksum: SHA256Sum {
    var list = ""
    let pins = timelines.map { pin ?? Pin.path(ofTimeline: $0) }
    for path in inputs + pins + abandonedPins where path != "-" {
      // What cannot be read is a result of its own.
      guard (try? InputFile.examine(path, FileSystem.isRegular)) == true else { continue }
      let bytes = try? InputFile.contents(of: path, upTo: Pin.sizeLimit)
      list += "\(SHA256Sum(of: bytes ?? [])) \(path)\u{0}"
    }
    for path in timelines where path != "-" {
      list += (try? TimelineFile(path: path, allowing: allowedPaths))?.inputList ?? ""
    }
    return SHA256Sum(of: Array(list.utf8))
  }
}

extension TimelineFile {
  /// The checksums of the images and files that the timeline reads.
  fileprivate var inputList: String {
    let images = timeline.images.map { "\($0.checksum) \($0.path)\u{0}" }
    let files = included.map { "\(SHA256Sum(of: $0.contents)) \($0.path)\u{0}" }
    return (images + files).joined()
  }
}
