import JSONText

/// A piece of the file for a message: in backticks, with control characters escaped, and cut after
/// 60 characters.
package func quoted(_ text: String) -> String {
  let limit = 60
  var shown = ""
  for scalar in text.unicodeScalars.prefix(limit) {
    shown +=
      scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
  }
  let isCut = text.unicodeScalars.dropFirst(limit).isEmpty == false
  return "`\(shown)\(isCut ? "…" : "")`"
}

/// A list of words for a sentence, each in backticks: "`a`, `b` or `c`".
package func enumeration(_ words: [String], joinedBy conjunction: String = "or") -> String {
  let quoted = words.map { "`\($0)`" }
  guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Advice that a name was misspelt.
///
/// - Parameter line: where the correct name is declared, if that is known.
func didYouMean(_ name: String, declaredAt line: Int? = nil) -> String {
  "did you mean \(quoted(name))?" + (line.map { " (declared at line \($0))" } ?? "")
}

func didYouMean(_ name: String) -> String { didYouMean(name, declaredAt: nil) }

/// The shortest decimal form of a number, without `.0` for a whole one.
package func decimal(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
