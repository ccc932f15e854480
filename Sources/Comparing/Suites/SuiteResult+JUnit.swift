import Reporting

extension [SuiteResult] {
  /// One suite of a test case a timeline. No times: they would make every run another text.
  var junitText: String {
    let failures = count { !$0.isSame && $0.kind != .failed }
    let counts =
      #"tests="\#(count)" failures="\#(failures)" errors="\#(count { $0.kind == .failed })""#
    let cases = map(\.junitCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="layoutanim" \(counts)>
      <testsuite name="layoutanim verify" \(counts)>
      \(cases)</testsuite>
      </testsuites>

      """
  }
}

extension SuiteResult {
  fileprivate var junitCase: String {
    let head = #"<testcase classname="layoutanim" name="\#(path.xmlText)" file="\#(path.xmlText)""#
    guard !isSame else { return head + "/>\n" }
    let tag = kind == .failed ? "error" : "failure"
    let attributes = #"message="\#(headline.xmlText)" type="\#(kind.rawValue)""#
    return "\(head)>\n<\(tag) \(attributes)>\(fullText.xmlText)</\(tag)>\n</testcase>\n"
  }
}

extension String {
  /// For texts and attributes (XML 1.0, sections 2.2 and 2.4): what XML cannot hold is shown as its
  /// picture.
  fileprivate var xmlText: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar.printable)
      }
    }
    return text
  }
}
