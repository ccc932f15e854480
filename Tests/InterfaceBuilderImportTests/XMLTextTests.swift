import Testing
import XMLText

@Suite struct XMLTextTests {
  private func parse(_ text: String, _ limits: XMLLimits = XMLLimits()) throws -> XMLElement {
    try XMLElement(parsing: Array(text.utf8), limits: limits)
  }

  @Test func elementsHaveTheirAttributesTextAndPlace() throws {
    let root = try parse("<a x='1 &lt; 2'><b/>\n <c>t&amp;u</c></a>")
    #expect(root["x"] == "1 < 2")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.child("c")?.text == "t&u")
    #expect(root.children.map(\.offset) == [16, 22])
  }

  @Test(arguments: [
    "", "a", "<a>", "<a></b>", "<a x=1/>", "<a/><b/>", "<a>\u{0}</a>", "<a>&e;</a>",
  ])
  func whatIsNotXMLIsRefusedWithinTheText(text: String) throws {
    let error = #expect(throws: XMLSyntaxError.self) { try parse(text) }
    #expect((0...text.utf8.count).contains(try #require(error).offset))
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:secret'>]><a>&e;</a>",
    "<!DOCTYPE a SYSTEM 'a.dtd'><a/>",
    "<!DOCTYPE a [<!ENTITY b 'bbbbbbbb'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>]><a>&c;</a>",
  ])
  func aDocumentTypeIsRefused(text: String) {
    let error = #expect(throws: XMLSyntaxError.self) { try parse(text) }
    #expect(error?.problem == .documentType)
  }

  /// Just below a limit, at it and above.
  @Test func limitsHold() throws {
    var limits = XMLLimits()
    limits.depth = 3
    limits.elements = 4
    limits.attributes = 2
    limits.valueByteCount = 5
    for text in [
      "<a><b/></a>", "<a><b><c/></b></a>", "<a><b/><c/></a>", "<a><b/><c/><d/></a>",
      "<a b=''/>", "<a b='' c=''/>", "<a b='1234'/>", "<a b='12345'/>", "<a>1234</a>",
      "<a>12345</a>",
    ] {
      #expect(throws: Never.self) { try parse(text, limits) }
    }
    let beyond: [(String, XMLSyntaxError.Problem)] = [
      ("<a><b><c><d/></c></b></a>", .tooDeep(3)),
      ("<a><b/><c/><d/><e/></a>", .tooManyElements(4)),
      ("<a b='' c='' d=''/>", .tooManyAttributes(2)), ("<a b='123456'/>", .longValue(5)),
      ("<a>123456</a>", .longValue(5)),
    ]
    for (text, problem) in beyond {
      let error = #expect(throws: XMLSyntaxError.self) { try parse(text, limits) }
      #expect(error?.problem == problem)
    }
  }
}
