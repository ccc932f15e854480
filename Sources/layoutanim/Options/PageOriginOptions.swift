import ArgumentParser
import ReviewPage

/// What the header of a review page says about its results.
struct PageOriginOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The commit that the page names.", valueName: "id"))
  var commit: String?

  @Option(help: ArgumentHelp("The branch that the page names.", valueName: "name"))
  var branch: String?

  @Option(help: ArgumentHelp("The date that the page names, in any form.", valueName: "text"))
  var date: String?

  /// - Throws: `usage` for a text that cannot be shown.
  var chosen: PageOrigin {
    get throws { try PageOrigin(commit: commit, branch: branch, date: date) }
  }

  var isEmpty: Bool { commit == nil && branch == nil && date == nil }
}
