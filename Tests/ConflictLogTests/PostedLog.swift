import Testing

/// A log that somebody posted in public, restated: classes, forms, numbers and identifiers are those of
/// the log; addresses, titles and the names of apps are ours.
struct PostedLog: Sendable, CustomTestStringConvertible {
  /// Where it was posted.
  let source: String
  /// The descriptions without quotation marks, as the console printed them.
  let descriptions: [String]
  /// The index of the one that UIKit broke; nil if the post does not show it.
  let broken: Int?
  /// The same as equations, by the documentation of visual formats and debug descriptions.
  let equations: [String]

  var testDescription: String { source }

  /// The message as UIKit prints it, among other lines.
  var text: String {
    let list = descriptions.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let recovery = broken.map {
      "\nWill attempt to recover by breaking constraint \n\(descriptions[$0])\n"
    }
    return """
      12:00:00.000 App[1:2] something else
      12:00:00.001 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      (
      \(list)
      )
      \(recovery ?? "")
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

      """
  }
}
