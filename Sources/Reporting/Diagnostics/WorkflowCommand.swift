/// A command to GitHub's runner, which shows it next to the line of a change.
package struct WorkflowCommand {
  let name: String
  let properties: [(key: String, value: String)]
  let message: String

  package init(_ name: String, _ properties: [(String, String)], _ message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  /// A line.
  package var text: String {
    let list = properties.map { "\($0.key)=\(Self.escaped($0.value, ":,"))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.escaped(message))\n"
  }

  /// The runner reads `%25`, `%0D`, `%0A` in texts, and `%3A`, `%2C` too in properties.
  private static func escaped(_ text: String, _ further: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if ("%\r\n" + further).unicodeScalars.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += hex.count < 2 ? "%0\(hex)" : "%\(hex)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
