import FileAccess
import JSONText
import Rendering
import Reporting

/// A line of a bundle's file.
struct BundleLine {
  let source: SourceText
  let value: JSONValue
  /// From 1.
  let number: Int

  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(BundleFault) {
    self.number = number
    source = SourceText(bytes: Array(bytes))
    do throws(JSONSyntaxError) {
      let limits = JSONLimits(
        maximumDepth: JSONLimits().maximumDepth, maximumByteCount: ResultBundle.sizeLimit.byteCount)
      value = try JSONValue(parsing: source, limits: limits)
    } catch {
      throw BundleFault("line \(number) is not valid JSON: \(error.message)")
    }
  }

  func object(keys: [String]) throws(BundleFault) -> BundleObject {
    try BundleObject(value, in: source, at: "line \(number)", keys: keys)
  }

  /// Checked first, because nothing else is known about another version.
  func checkVersion() throws(BundleFault) {
    guard case .object = value.content, let version = value.member("bundleVersion") else {
      throw BundleFault("it does not begin with a bundle's header")
    }
    guard case .number(let number) = version.content, let version = Int(number.literal),
      version >= 1
    else { throw BundleFault("`bundleVersion` is not a whole number from 1") }
    if version > ResultBundle.version {
      throw BundleFault("a newer release wrote it: its `bundleVersion` is \(version)")
    }
  }

  /// Checked before the other fields, because a newer release may have others, and its results may be of
  /// another renderer.
  func checkRelease() throws(BundleFault) {
    if case .number(let number)? = value.member("pixelRevision")?.content,
      let revision = Int(number.literal), revision > Rendering.pixelRevision
    {
      throw BundleFault("a newer release wrote it: its `pixelRevision` is \(revision)")
    }
    if case .string(let tool)? = value.member("tool")?.content,
      ReleaseNumber(tool.value) > ReleaseNumber(layoutAnimationVersion)
    {
      throw BundleFault("a newer release wrote it: its `tool` is \(tool.value)")
    }
  }

  func checkSum(of bytes: [UInt8]) throws(BundleFault) {
    guard let sum = value.member("sum"), case .string(let text) = sum.content else {
      throw BundleFault("it has no `sum`")
    }
    let rest = bytes[..<sum.range.lower] + Array("\"\"".utf8) + bytes[sum.range.upper...]
    guard SHA256Sum(of: Array(rest)).description == text.value else {
      throw BundleFault("it was edited or damaged: its `sum` is not that of its bytes")
    }
  }
}

/// The numbers of a release, as in `0.1.0`; what follows them, as in `1.0.0-beta`, does not count.
private struct ReleaseNumber: Comparable {
  private let parts: [Int]

  init(_ text: String) {
    parts = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
  }

  static func < (first: ReleaseNumber, second: ReleaseNumber) -> Bool {
    first.parts.lexicographicallyPrecedes(second.parts)
  }
}
