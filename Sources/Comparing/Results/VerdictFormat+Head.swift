package import FileAccess

extension VerdictFormat {
  /// How a file of results begins, so that only such a file is replaced by one.
  package var head: FileHead {
    switch self {
    case .full, .concise: Self.report
    case .json: FileHead("a file of JSON results", line: #"{"timeline": "#)
    case .junit:
      FileHead("a JUnit file", line: #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<testsuites")
    case .github: FileHead("a file of workflow commands", line: "::error ")
    case .markdown: FileHead("a summary of transitions", line: "### Transitions: ")
    case .sarif:
      FileHead("a SARIF file", line: "{\n  \"$schema\": \"https://json.schemastore.org/sarif")
    }
  }

  /// Each line of `concise`, and the first of `full`, names what was verified, or is an error.
  private static let report = FileHead(
    "a report of `verify`",
    lineWith: [
      ".json: ", ".json (", ".pinned: ", "<stdin>", ": different", "as pinned", "not pinned",
      "manifest says", "error: ", "error[", ": there is no timeline in ", ": cannot read ",
    ])
}
