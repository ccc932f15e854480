import Reporting
import TestSupport
import Testing

@testable import ConflictLog

/// What is in a log besides descriptions.
@Suite struct LogTests {
  private static let heading = "Unable to simultaneously satisfy constraints.\n"

  private static func sized(_ address: Int, _ height: Int) -> String {
    "\"<NSLayoutConstraint:0x\(address) UIView:0xa.height == \(height)>\"\n"
  }

  private func log(_ text: String) throws(LayoutAnimationError) -> LogExplanation {
    try LogExplanation(Array(text.utf8), path: "log")
  }

  private func message(_ text: String) -> String? {
    do throws(LayoutAnimationError) {
      _ = try log(text)
      return nil
    } catch {
      #expect(error.code == .invalidTimeline)
      return "\(error)"
    }
  }

  @Test func everyConflictOfALogIsExplained() throws {
    let text =
      Self.heading + Self.sized(1, 4) + Self.sized(2, 5) + "noise\n"
      + Self.heading + Self.sized(1, 4) + Self.sized(3, 6)
    let conflicts = try log(text).conflicts
    #expect(conflicts.map(\.line) == [1, 5])
    #expect(conflicts.map { $0.restated.equation(1) } == ["view.height == 5", "view.height == 6"])
  }

  @Test(arguments: [
    ("(\n", "", true), ("(\n", ")\n", false), ("", "", false),
    ("(\n", "\nWill attempt to recover by breaking constraint\n", false),
  ])
  func aListWithoutItsEndIsCutOff(opening: String, end: String, isCutOff: Bool) throws {
    let text = Self.heading + opening + Self.sized(1, 4) + Self.sized(2, 5) + end
    let points = try log(text).conflicts[0].openPoints
    #expect(points.contains { $0.contains("the log is cut off") } == isCutOff)
  }

  /// UIKit breaks a margin of its own here; what the app can change is found nevertheless.
  @Test func curesAreFoundWhereUIKitBreaksItsOwnConstraint() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 100>",
      "<NSLayoutConstraint:0x2 UILabel:0xc.width == 120>",
      "<NSLayoutConstraint:0x3 UILabel:0xc.leading == UIView:0xa.leading>",
      "<NSLayoutConstraint:0x4 'UISV-canvas-connection' UILabel:0xc.trailing == UIView:0xa.trailing>",
    ]
    let list = lines.map { "\"\($0)\"\n" }.joined()
    let conflict = try log(
      Self.heading + list + "Will attempt to recover by breaking constraint\n" + lines[3] + "\n"
    ).conflicts[0]
    #expect(!conflict.cures.isEmpty)
    #expect(conflict.cures.allSatisfy { [1, 2].contains($0.constraint) })
  }

  @Test func aListThatCanBeSatisfiedIsSaidToLackSomething() throws {
    let conflict = try log(Self.heading + Self.sized(1, 4)).conflicts[0]
    #expect(conflict.members.isEmpty && conflict.reason == nil && conflict.cureText == nil)
    #expect(conflict.openPoints.contains { $0.hasPrefix("what conflicts:") })
  }

  @Test func anEditOfTheSystemsConstraintsIsNeverProposed() throws {
    let text = """
      \(Self.heading)<NSLayoutConstraint:0x1 UIView:0xa.height == 4>
      <NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 5>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0xa.height == 4>
      """
    let conflict = try log(text).conflicts[0]
    #expect(conflict.restated.conflict.broken == 0)
    #expect(!conflict.cures.isEmpty)
    #expect(conflict.cures.allSatisfy { $0.constraint == 0 })
  }

  @Test func aMaskIsTurnedOffForViewsOfTheAppOnly() throws {
    let mask = { (item: String) in
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(item):0xa.height == 5>\n"
    }
    let own = try log(mask("UIView") + Self.sized(2, 4)).conflicts[0]
    #expect(own.text(number: 1, path: "log").contains("if constraints of the app place `view`"))
    let cell = try log(mask("UITableViewCellContentView") + Self.sized(2, 4)).conflicts[0]
    #expect(!cell.text(number: 1, path: "log").contains("translatesAutoresizingMask"))
  }

  @Test func aBrokenConstraintThatTheListLacksIsPartOfTheConflict() throws {
    let text =
      Self.heading + Self.sized(1, 4) + "Will attempt to recover by breaking constraint\n"
      + Self.sized(2, 5) + "later: " + Self.sized(3, 6)
    let conflict = try log(text).conflicts[0]
    #expect(conflict.restated.conflict.constraints.count == 2)
    #expect(conflict.restated.conflict.broken == 1)
    #expect(conflict.members == [0, 1])
  }

  @Test func viewsThatHoldEachOtherDoNotEndInACircle() throws {
    let text = """
      <NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xa] (Names: '|':UIView:0xb )>
      <NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xb] (Names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x3 V:|-(0)-[UIView:0xb] (Names: '|':UIView:0xb )>
      """
    let tree = try log(text).conflicts[0].restated.tree
    #expect(tree.subviews(of: nil).map(\.address) == ["0xb"])
  }

  @Test func aTitleCannotControlTheTerminal() throws {
    let text = "<NSLayoutConstraint:0x1 UILabel:0xa'\u{1B}[31mred'.height == 4>"
    #expect(!(try log(text).conflicts[0].text(number: 1, path: "log").contains("\u{1B}")))
  }

  @Test func whatAnotherLineHidesHidesNoConflict() throws {
    let text = Self.heading + Self.sized(1, 4) + Self.sized(2, 5) + "user: <private>\n"
    #expect(try log(text).conflicts.count == 1)
    #expect(try log("user: <private>\n" + text).report.diagnostics.isEmpty)
  }

  @Test func aLogWithoutAConflictIsAnError() {
    #expect(message("nothing")?.contains("has neither the line") == true)
    #expect(message("")?.contains("has neither the line") == true)
    let hidden = Self.heading + "<private>\n"
    #expect(message(hidden)?.contains("no conflict that can be explained") == true)
    let unreadable = Self.heading + "<NSLayoutConstraint:0x1 what>\n"
    #expect(message(unreadable)?.contains("no conflict that can be explained") == true)
  }

  @Test func bytesHaveALimit() throws {
    let folder = try TemporaryFolder()
    let text = Array((Self.heading + Self.sized(1, 4)).utf8)
    let limit = ConflictLog.maximumByteCount
    for (count, isRead) in [(limit - 1, true), (limit, true), (limit + 1, false)] {
      let padding = [UInt8](repeating: 0x20, count: count - text.count)
      try folder.write(String(decoding: text + padding, as: UTF8.self), to: "log")
      let explanation = try? LogExplanation(path: folder.path("log"))
      #expect((explanation != nil) == isRead)
    }
  }

  @Test(arguments: [-1, 0, 1])
  func unreadableLinesAreReportedUpToALimit(excess: Int) throws {
    let count = LoggedConflict.maximumProblemCount + excess
    let lines = String(repeating: "<NSLayoutConstraint:0x1 what>\n", count: count)
    let log = try log(Self.heading + lines + Self.sized(2, 4))
    #expect(log.report.diagnostics.count == min(count, LoggedConflict.maximumProblemCount))
    #expect(log.conflicts[0].openPoints.contains("\(count) lines that cannot be read"))
  }

  @Test func constraintsOfAConflictHaveALimit() throws {
    let limit = ConflictLog.maximumConstraintCount
    let text = Self.heading + (1...limit).map { Self.sized($0, 4) }.joined()
    #expect(try log(text).conflicts[0].restated.conflict.constraints.count == limit)
    #expect(message(text + Self.sized(limit + 1, 4))?.contains("more than") == true)
  }

  @Test func conflictsHaveALimit() throws {
    let limit = ConflictLog.maximumConflictCount
    let one = Self.heading + Self.sized(1, 4)
    let text = String(repeating: one, count: limit)
    #expect(try log(text).conflicts.count == limit)
    #expect(message(text + one)?.contains("more than") == true)
  }

  /// Damaged logs end as an error or as an explanation, and never as a trap.
  @Test func damagedLogsAreReadOrRefused() {
    var random = SeededGenerator(seed: 7)
    let logs = (PostedLog.untilIOS9 + PostedLog.sinceIOS10).map { Array($0.text.utf8) }
    let insertions = Array("<>[]()'|:-.*@0x \\&~\u{7F}".utf8)
    var refused = 0
    for round in 0..<400 {
      var bytes = logs[round % logs.count]
      for _ in 0..<(1 + Int(random.next() % 6)) {
        let index = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(insertions[Int(random.next() % UInt64(insertions.count))], at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + Int(random.next() % 40)))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      do { _ = try LogExplanation(bytes, path: "log") } catch { refused += 1 }
    }
    #expect(refused < 400)
  }
}
