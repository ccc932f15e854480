import Foundation
import TestSupport
import Testing
import Timing

/// The names of curves are spelled in four places; the reader's table is what counts.
@Suite struct NamedCurveTests {
  private static let names = Set(TimingFunction.named.map(\.key))

  private static func matches(_ pattern: String, in path: String) throws -> Set<String> {
    let file = Checkout.root.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(text.matches(of: try Regex(pattern)).compactMap { $0[1].substring.map(String.init) })
  }

  @Test func theSchemaHasThem() throws {
    let path = "Sources/TimelineSchema/TimelineSchema+Animation.swift"
    let lists = try Self.matches(#""enum":\s*\[([^\]]*)\]"#, in: path)
    let names = lists.map { list in
      Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    #expect(names.contains(Self.names))
  }

  @Test func theLibraryHasThem() throws {
    let path = "Sources/Planning/Building/TimelineDescription+Curves.swift"
    let constants = try Self.matches(#"public static let (\w+) = Curve\("#, in: path)
    #expect(constants == Self.names)
    #expect(try Self.matches(#"= Curve\(timing: "(\w+)"\)"#, in: path) == Self.names)
  }

  @Test func theDocumentHasARowForEach() throws {
    let section = try Self.matches(#"(?s)### Curves\n(.*?)\n##"#, in: "Documentation/Format.md")
    let rows = section.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| ") }
    let names = rows.compactMap { $0.split(separator: "|").first }
      .flatMap { $0.matches(of: /`"(\w+)"`/).map { String($0.1) } }
    #expect(Set(names) == Self.names)
  }
}
