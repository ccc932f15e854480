import Foundation
import JSONText
import TestSupport
import Testing

/// The start of each file name says what RFC 8259 requires of a parser: it must accept `y_`, must
/// reject `n_`, and may do either for `i_`.
@Suite struct JSONVectors {
  private enum Verdict: String, CaseIterable {
    case read = "y_"
    case refused = "n_"
    case either = "i_"

    init?(fileName: String) {
      guard let verdict = Self.allCases.first(where: { fileName.hasPrefix($0.rawValue) }) else {
        return nil
      }
      self = verdict
    }

    func allows(_ mistake: JSONSyntaxError?) -> Bool {
      switch self {
      case .read: mistake == nil
      case .refused: mistake != nil
      case .either: true
      }
    }
  }

  @Test func everyFileIsReadOrRefusedAsItsNameSays() throws {
    var count = VectorCount("json")
    guard let folder = try VectorFolder.named() else {
      print(count.skipped)
      return
    }
    let files = folder.folder(named: "json")
    count.isAbsent = files == nil
    for name in try files?.names() ?? [] {
      guard let verdict = Verdict(fileName: name) else { continue }
      let bytes = try #require(try files?.contents(of: name), "\(name)")
      count.ran += 1
      let mistake = Self.mistake(in: Array(bytes))
      #expect(verdict.allows(mistake), "\(name): \(mistake?.message ?? "read")")
      #expect(Self.isWithin(mistake, byteCount: bytes.count), "\(name)")
    }
    print(count)
    #expect(count.isAbsent || count.ran > 0)
  }

  private static func mistake(in bytes: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONValue(parsing: SourceText(bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  private static func isWithin(_ mistake: JSONSyntaxError?, byteCount: Int) -> Bool {
    guard let range = mistake?.range else { return true }
    return 0 <= range.lower && range.lower <= range.upper && range.upper <= byteCount
  }
}
