package import FileAccess
import JSONText
package import Reporting

/// What a reviewer decided on the review page: a file that the page writes.
package struct ReviewDecisions: Hashable, Sendable {
  /// A transition that was rejected, and why.
  package struct Rejection: Hashable, Sendable {
    package let path: String
    package let note: String
  }

  /// Of the file of the bundle that was reviewed.
  package let bundle: SHA256Sum
  /// The timelines whose new pins are accepted.
  package let accepted: [String]
  package let rejected: [Rejection]

  private static let version = 1

  /// The largest file that is read.
  package static let sizeLimit = InputLimit(megabytes: 64)

  /// - Parameters:
  ///   - bundle: the bundle that they must be of.
  ///   - bundlePath: its file, for messages.
  /// - Throws: as `init(path:)`; `invalidTimeline` for decisions on another bundle, or on timelines that it does
  ///   not have.
  package init(
    path: String, of bundle: ResultBundle, at bundlePath: String
  ) throws(LayoutAnimationError) {
    try self.init(path: path)
    guard self.bundle == bundle.checksum else {
      throw LayoutAnimationError(
        .invalidTimeline,
        "the decisions in `\(path)` are on another bundle than `\(bundlePath)`; name the one that was reviewed"
      )
    }
    let known = Set(bundle.header.timelines)
    if let unknown = (accepted + rejected.map(\.path)).first(where: { !known.contains($0) }) {
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` decides on `\(unknown)`, which the bundle does not have")
    }
  }

  /// - Throws: `unreadableInput`; `invalidTimeline` for a file that is not one of decisions, or is not
  ///   consistent.
  package init(path: String) throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(
      of: path, upTo: Self.sizeLimit, isStandardInput: path == "-")
    do throws(BundleFault) {
      try self.init(parsing: bytes)
    } catch {
      throw LayoutAnimationError(
        .invalidTimeline, "`\(path)` cannot be used as decisions: \(error.reason)")
    }
  }

  init(parsing bytes: [UInt8]) throws(BundleFault) {
    let line = try BundleLine(bytes[...], number: 1)
    try line.checkDecisionsVersion(upTo: Self.version)
    let object = try line.object(keys: ["version", "bundle", "accept", "reject"])
    _ = try object.integer("version", in: 1...Self.version)
    guard let sum = SHA256Sum(try object.string("bundle")) else {
      throw object.fault("bundle", "is not 64 hexadecimal digits")
    }
    bundle = sum
    accepted = try object.strings("accept")
    var rejected: [Rejection] = []
    for element in try object.elements("reject") {
      let rejection = try BundleObject(
        element, in: object.source, at: "a rejection", keys: ["path", "note"])
      rejected.append(
        Rejection(
          path: try rejection.string("path"), note: try rejection.optionalString("note") ?? ""))
    }
    self.rejected = rejected
    let paths = accepted + rejected.map(\.path)
    if let path = paths.firstRepeated { throw BundleFault("`\(path)` is decided twice") }
  }
}

extension BundleLine {
  /// Checked first, because the page of a newer release may write other keys.
  fileprivate func checkDecisionsVersion(upTo newest: Int) throws(BundleFault) {
    guard case .number(let number)? = value.member("version")?.content,
      let version = Int(number.literal), version > newest
    else { return }
    throw BundleFault(
      "a newer release wrote it: its `version` is \(version); use a newer layoutanim")
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var known: Set<String> = []
    return first { !known.insert($0).inserted }
  }
}
