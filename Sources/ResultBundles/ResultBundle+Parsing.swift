import Comparing
package import FileAccess
import JSONText
import Planning
package import Reporting

extension ResultBundle {
  /// The largest file that is read.
  package static let sizeLimit = InputLimit(megabytes: 1024)

  /// The most timelines of a suite that a bundle is read of.
  package static let largestCount = 100_000

  /// Reads the file of a bundle.
  ///
  /// - Throws: `unreadableInput`; `invalidTimeline` for a file that is not a bundle, is damaged, was edited,
  ///   or is of a newer version.
  package init(path: String) throws(LayoutAnimationError) {
    try self.init(try InputFile.contents(of: path, upTo: Self.sizeLimit), path: path)
  }

  /// - Parameter path: for messages.
  package init(_ bytes: [UInt8], path: String) throws(LayoutAnimationError) {
    do throws(BundleFault) {
      try self.init(parsing: bytes)
    } catch {
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` cannot be used as a result bundle: \(error.reason)")
    }
  }

  init(parsing bytes: [UInt8]) throws(BundleFault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard bytes.starts(with: Array("{\"bundleVersion\"".utf8)) else {
      throw BundleFault("it does not begin as a bundle does")
    }
    guard lines.count >= 2, lines.last?.isEmpty == true else {
      throw BundleFault("its end is missing; make it again, or copy it again")
    }
    let head = try BundleLine(lines[0], number: 1)
    try head.checkVersion()
    try head.checkSum(of: bytes)
    try head.checkRelease()
    let header = try BundleHeader(head)
    let timelines = Set(header.timelines)
    var (entries, fractions): ([BundleEntry], [FractionSums]) = ([], [])
    for (number, line) in lines.dropLast().enumerated().dropFirst() {
      let line = try BundleLine(line, number: number + 1)
      if line.value.member("fraction") != nil {
        fractions.append(try FractionSums(line, of: timelines))
        continue
      }
      let entry = try BundleEntry(line, of: header)
      guard entry.index > entries.last?.index ?? -1, fractions.isEmpty else {
        throw BundleFault("line \(number + 1): it is not in the order of the timelines")
      }
      entries.append(entry)
    }
    if header.shard == nil && (entries.count < header.timelines.count || !fractions.isEmpty) {
      throw BundleFault("it has not the results of all timelines")
    }
    self.init(header, entries, fractions: fractions)
  }
}

extension BundleHeader {
  fileprivate init(_ line: BundleLine) throws(BundleFault) {
    let object = try line.object(keys: [
      "bundleVersion", "sum", "tool", "pixelRevision", "options", "shard", "paths",
      "inputs", "timelines",
    ])
    let options = try BundleOptions(
      try object.object(
        "options", keys: ["strict", "tolerance", "geometryTolerance", "variant", "pin"]))
    let timelines = try object.strings("timelines")
    guard timelines.count <= ResultBundle.largestCount else {
      throw object.fault("timelines", "has more than \(ResultBundle.largestCount) elements")
    }
    guard Set(timelines).count == timelines.count else {
      throw object.fault("timelines", "has an element twice")
    }
    guard let inputs = SHA256Sum(try object.string("inputs")) else {
      throw object.fault("inputs", "is not 64 hexadecimal digits")
    }
    self.init(
      options: options, paths: try object.strings("paths"), timelines: timelines, inputs: inputs)
    tool = try object.string("tool")
    pixelRevision = try object.integer("pixelRevision", in: 1 ... .max)
    if let text = try object.optionalString("shard") {
      guard let shard = try? Shard(text) else { throw object.fault("shard", "is not `i/n`") }
      self.shard = shard
    }
  }
}

extension BundleOptions {
  fileprivate init(_ object: BundleObject) throws(BundleFault) {
    if object.value("strict") != nil { isStrict = try object.boolean("strict") }
    tolerance = try object.optionalInteger("tolerance", in: 0...255)
    if object.value("geometryTolerance") != nil {
      geometryTolerance = try object.number("geometryTolerance")
    }
    variant = try object.optionalString("variant")
    pin = try object.optionalString("pin")
  }
}
