package import Comparing
package import FileAccess
package import JSONText
import Planning
import Reporting

/// The file format: UTF-8, a JSON object in each line. The first one is the header, each of the others an entry,
/// and the last ones the fractions of a shard. Its `sum` is the SHA-256 of the file with an empty string in its place.
extension ResultBundle {
  /// The version of the format.
  static let version = 1

  /// The SHA-256 of the file.
  package var checksum: SHA256Sum { SHA256Sum(of: bytes) }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var entries: [UInt8] = []
    for entry in self.entries { entries += Array(JSONWriter.text(of: entry).utf8) + [0x0A] }
    for fraction in fractions { entries += Array(JSONWriter.text(of: fraction).utf8) + [0x0A] }
    let unsigned = header.bytes(sum: "") + entries
    return header.bytes(sum: SHA256Sum(of: unsigned).description) + entries
  }
}

extension BundleHeader {
  fileprivate func bytes(sum: String) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("bundleVersion", ResultBundle.version)
      $0.member("sum", sum)
      $0.member("tool", tool)
      $0.member("pixelRevision", pixelRevision)
      $0.member("options", options)
      $0.memberIfPresent("shard", shard?.description)
      $0.member("paths", paths)
      $0.member("inputs", inputs.description)
      $0.member("timelines", timelines)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension BundleOptions: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.memberIfPresent("strict", isStrict)
      $0.memberIfPresent("tolerance", tolerance)
      $0.memberIfPresent("geometryTolerance", geometryTolerance)
      $0.memberIfPresent("variant", variant)
      $0.memberIfPresent("pin", pin)
    }
  }
}

extension BundleEntry: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("index", index)
      $0.member("result") { $0.write(literal: record.object) }
      $0.member("title", record.title)
      $0.member("framesFolder", record.isOfFrames)
      $0.member("file", record.file)
      $0.member("annotatedFile", record.annotatedFile)
      $0.memberIfPresent("line", record.line)
      $0.member("text", record.text)
      $0.memberIfPresent("approval", record.approval)
      $0.memberIfPresent("seconds", record.seconds)
      $0.member("findings", record.findings)
      $0.memberIfPresent("pin", proposal)
      $0.member("card") { $0.write(literal: card) }
    }
  }
}

extension FractionSums: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("fraction", fraction.path)
      $0.member("frames", fraction.frames.map { [$0.lowerBound, $0.upperBound - 1] })
      $0.member("frameCount", fraction.frameCount)
      $0.member("inputs", inputs.description)
      $0.member("sums", sums.map(\.description))
    }
  }
}

extension RecordedFinding: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("severity", severity.rawValue)
      $0.member("code", code)
      $0.member("message", message)
      $0.member("file", file)
      $0.memberIfPresent("line", line)
      $0.memberIfPresent("column", column)
      $0.memberIfPresent("help", help)
    }
  }
}

extension ProposedPin: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("file", path)
      $0.memberIfPresent("replaced", replaced?.description)
      $0.member("contents", String(decoding: pin.bytes, as: UTF8.self))
    }
  }
}
