import Reporting

extension [ResultRecord] {
  /// One test suite with a test case for each result, the totals in words as `summary`, and each exemption
  /// as `settings`. Durations are omitted unless they were asked for, because they differ in every run.
  func junitText(_ exemptions: [String]) -> String {
    let failures = count { !$0.isSame && $0.kind != .failed }
    let counts =
      #"tests="\#(count)" failures="\#(failures)" errors="\#(count { $0.kind == .failed })"\#(time)"#
    let cases = map(\.junitCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="layoutanim" \(counts)>
      <testsuite name="layoutanim verify" \(counts)>
      <properties>\(properties(exemptions))</properties>
      \(cases)</testsuite>
      </testsuites>

      """
  }
}

extension [ResultRecord] {
  private func properties(_ exemptions: [String]) -> String {
    let values = [("summary", summary)] + exemptions.map { ("settings", $0) }
    return values.map { #"<property name="\#($0)" value="\#($1.xmlText)"/>"# }.joined()
  }

  private var time: String {
    let seconds = compactMap(\.seconds)
    return seconds.isEmpty ? "" : Self.attribute(seconds.reduce(0, +))
  }

  fileprivate static func attribute(_ seconds: Double) -> String {
    #" time="\#(seconds.text(decimals: 3))""#
  }
}

extension ResultRecord {
  fileprivate var junitCase: String {
    let time = seconds.map { [ResultRecord].attribute($0) } ?? ""
    let head =
      #"<testcase classname="layoutanim" name="\#(title.xmlText)" file="\#(file.xmlText)"\#(time)"#
    guard !isSame else { return head + passing }
    let tag = kind == .failed ? "error" : "failure"
    let attributes = #"message="\#(headline.xmlText)" type="\#(kind.rawValue)""#
    return "\(head)>\n<\(tag) \(attributes)>\(text.xmlText)</\(tag)>\n</testcase>\n"
  }

  /// The rest of a test case that passed: what a tolerance let pass, if anything.
  private var passing: String {
    kind == .tolerated
      ? ">\n<system-out>\(text.xmlText)</system-out>\n</testcase>\n" : "/>\n"
  }
}

extension String {
  /// The string escaped for text and attributes (XML 1.0, sections 2.2 and 2.4). Characters that
  /// XML does not allow are replaced by visible symbols.
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
