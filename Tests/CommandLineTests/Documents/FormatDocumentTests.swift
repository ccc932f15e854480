import Foundation
import TestSupport
import Testing

/// Compares `Documentation/Format.md` with the schema, in both directions.
@Suite struct FormatDocumentTests {
  private let document: MarkdownDocument
  private let schema: SchemaObjects
  private let tables: [KeyTable]

  init() throws {
    document = try MarkdownDocument("Documentation/Format.md")
    schema = try SchemaObjects(Layoutanim(samples: false).run(["schema"]).bytes)
    tables = KeyTable.all(in: document)
  }

  @Test func everyKeyOfEveryObjectIsDescribedOnce() throws {
    for (path, object) in schema.objects {
      let keys = tables.filter { $0.objects.contains(path) }.flatMap(\.rows).flatMap(\.keys)
      let described = keys.filter { object.properties.keys.contains($0) }
      #expect(Set(described) == Set(object.properties.keys), "\(path)")
      #expect(Set(described).count == described.count, "\(path): a key is described twice")
    }
  }

  @Test func everyKeyThatIsDescribedExists() throws {
    #expect(tables.count > 30)
    for table in tables {
      let objects = try table.objects.map { try #require(schema.objects[$0], "\($0)") }
      for key in table.rows.flatMap(\.keys) {
        #expect(objects.contains { $0.properties.keys.contains(key) }, "\(table.objects): \(key)")
      }
    }
  }

  /// The document says this once, at its beginning.
  @Test func everyObjectAcceptsANote() {
    for (path, object) in schema.objects { #expect(object.hasNote, "\(path)") }
  }

  @Test func defaultsAreThoseOfTheSchema() throws {
    for table in tables {
      for row in table.rows {
        for key in row.keys {
          for property in table.objects.compactMap({ schema.objects[$0]?.properties[key] }) {
            guard let value = property.defaultValue else { continue }
            #expect(row.defaultValue == "`\(value)`", "\(table.objects): \(key)")
          }
        }
      }
    }
  }

  @Test func whatIsRequiredIsSo() throws {
    for table in tables {
      for (path, row) in table.objects.flatMap({ path in table.rows.map { (path, $0) } }) {
        guard let object = schema.objects[path] else { continue }
        for key in row.keys where object.required.contains(key) {
          #expect(row.defaultValue == "required", "\(path): \(key)")
        }
      }
    }
  }

  /// The words are names of curves, attributes, options and the like; any list of the document may
  /// contain them.
  @Test func everyWordOfTheSchemaIsInTheDocument() {
    let words = Set(
      MarkdownDocument.code(in: document.prose.joined(separator: "\n"))
        .map { $0.filter { $0 != "\"" } })
    #expect(schema.words.count > 60)
    for word in schema.words { #expect(words.contains(word), "\(word)") }
  }
}
