import Foundation
import TestSupport
import Testing

/// The page of farms quotes what the scripts of the repository say.
@Suite struct FarmsDocumentTests {
  @Test(.needs(.python3)) func theTableIsThatOfTheSimulation() throws {
    let script = Checkout.root.appending(path: "script/simulate-farm").path
    let run = try Layoutanim(samples: false).shell("python3 '\(script)'")
    #expect(run.status == 0, "\(run.errors)")
    let page = try MarkdownDocument("Documentation/Farms.md").text
    #expect(run.output.split(separator: "\n").count > 5)
    #expect(page.contains(run.output), "\(run.output)")
  }

  @Test func theTrialOfFarmsParses() throws {
    let script = Checkout.root.appending(path: "script/try-farms").path
    // Without arguments it says how it is used.
    let run = try Layoutanim(samples: false).shell("bash '\(script)' || test $? -eq 64")
    #expect(run.status == 0, "\(run.errors)")
  }
}
