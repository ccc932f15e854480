import AutoLayout
import TimelineModel
import Typesetting

extension Timeline {
  /// Characters that the font lacks: the first of each text.
  var missingLetters: [Lint] {
    let declared = views.indices.compactMap { view in
      views[view].appearance.text.flatMap {
        Lint.MissingLetter($0, view: ViewIndex(view), location: views[view].location)
      }
    }
    let changed = keyframes.flatMap(\.changes).compactMap { change -> Lint.MissingLetter? in
      guard case .setText(let view, let text) = change.operation else { return nil }
      return Lint.MissingLetter(text, view: view, location: change.location)
    }
    return (declared + changed).map { .missingLetter($0) }
  }
}

extension Lint.MissingLetter {
  fileprivate init?(_ text: LabelText, view: ViewIndex, location: SourceLocation?) {
    let characters = Array(text.string)
    guard let index = characters.firstIndex(where: { !$0.isNewline && !Font.has($0) }) else {
      return nil
    }
    self.init(view: view, character: characters[index], position: index + 1, location: location)
  }
}
