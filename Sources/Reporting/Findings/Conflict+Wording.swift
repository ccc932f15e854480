import AutoLayout
package import Presentation
import TimelineModel
import Timing

extension FindingWording {
  func diagnostic(_ conflict: Finding.Conflict) -> Diagnostic {
    let place = location(conflict.layout.broken)
    var diagnostic = Diagnostic(
      .warning, code: conflict.isTransient ? "transient-conflict" : "conflict",
      message: message(conflict, name(conflict.layout.broken)), at: conflict.change ?? place,
      labels: labels(conflict, place),
      notes: [
        arithmetic(of: conflict), span(conflict), Self.rule,
        conflict.isSearchCut
          ? Self.cut("reasons and fixes", "conflicts")
          : conflict.isFixSearchCut ? "the search for fixes was abandoned" : nil,
      ].compactMap { $0 }, help: help(conflict))
    diagnostic.paragraphs = paragraphs(conflict)
    diagnostic.facts = facts(conflict)
    return diagnostic
  }

  private static let rule =
    "the most recently activated or changed constraint of a conflict is broken"

  private func message(_ conflict: Finding.Conflict, _ name: String) -> String {
    conflict.isTransient
      ? "constraints are in conflict until a later change of the turn; "
        + "\(name) is broken until then"
      : "required constraints cannot be satisfied together; \(name) is broken"
  }

  /// The members' places are in the paragraphs.
  private func labels(
    _ conflict: Finding.Conflict, _ broken: SourceLocation?
  ) -> [Diagnostic.Label] {
    guard let change = conflict.change else {
      return broken.map { [.init("broken", at: $0)] } ?? []
    }
    return [.init("from here on", at: change)]
  }

  /// UIKit's own sentences, so that people recognise and search them.
  private func paragraphs(_ conflict: Finding.Conflict) -> [Diagnostic.Paragraph] {
    let broken = conflict.layout.members.firstIndex(of: conflict.layout.broken)
    return [
      .init(
        "Unable to simultaneously satisfy constraints.",
        entries(conflict, conflict.listed)
          + (conflict.unlistedCount.map { [.init("and \($0) more", at: nil)] } ?? [])),
      .init(
        "Will attempt to recover by breaking constraint",
        broken.map { entries(conflict, $0..<$0 + 1) } ?? []),
    ]
  }

  private func entries(
    _ conflict: Finding.Conflict, _ range: Range<Int>
  ) -> [Diagnostic.Paragraph.Entry] {
    entries(Array(conflict.layout.members[range]), Array(conflict.constraints[range]))
  }

  /// The time of its begin and of its end.
  private func span(_ conflict: Finding.Conflict) -> String {
    let start = moment(conflict.keyframe)
    if conflict.isTransient { return "in \(start), and over when the turn ends" }
    return "from \(start) " + (conflict.end.map { "until \($0)" } ?? "to the end")
  }

  private func help(_ conflict: Finding.Conflict) -> String {
    if conflict.isTransient {
      return "move the change that ends it before this one, such as one that deactivates an old "
        + "constraint before a new one is activated"
    }
    guard !conflict.cures.isEmpty else {
      return "make one of them optional, deactivate it, or change its constant"
    }
    return conflict.cures.map { text($0, conflict) }.joined(separator: ", or ")
  }
}

extension FindingWording {
  /// The arithmetic of a conflict; nil if its proof was not searched.
  package func arithmetic(of conflict: Finding.Conflict) -> String? {
    conflict.proof.map { sum($0, conflict) }
  }

  private func facts(_ conflict: Finding.Conflict) -> DiagnosticFact {
    let start = conflict.keyframe.map { seconds(timeline.keyframes[$0].time) }
    let members = conflict.listed.map {
      fact(conflict.layout.members[$0], conflict.constraints[$0])
    }
    return .object([
      "available": conflict.proof.map { .number($0.availableSum.shown) } ?? .none,
      "broken": .text(name(conflict.layout.broken).filter { $0 != "`" }),
      "cures": .list(conflict.cures.map(fact)),
      "difference": conflict.proof.map { .number($0.difference.shown) } ?? .none,
      "keyframe": fact(conflict.keyframe),
      "members": .list(members),
      "multipliers": conflict.proof.map { .list($0.parts.map { .number($0.multiplier) }) } ?? .none,
      "needed": conflict.proof.map { .number($0.neededSum.shown) } ?? .none,
      "since": start ?? .number(0),
      "unlistedMembers": conflict.unlistedCount.map { .number(Double($0)) } ?? .none,
      "until": conflict.end.map(seconds) ?? .none,
    ])
  }
}

extension Finding.Conflict {
  /// The members that are listed. Those of hundreds of conflicts with hundreds of members each would be
  /// a text of a hundred megabytes.
  fileprivate var listed: Range<Int> {
    0..<(isSearchCut ? min(Finding.listedMembers, layout.members.count) : layout.members.count)
  }

  /// The number of the others; nil if there are none.
  fileprivate var unlistedCount: Int? {
    listed.count < layout.members.count ? layout.members.count - listed.count : nil
  }
}

extension Double {
  /// Rounded to three decimals, as lengths are shown.
  var shown: Double { (self * 1000).rounded() / 1000 }
}
