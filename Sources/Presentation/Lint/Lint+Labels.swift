package import AutoLayout
package import Primitives
package import TimelineModel

extension Lint {
  /// A text that is not shown whole where it belongs at a rest.
  package struct CutText: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// It does not fit into its own view.
      case size
      /// A part is beyond the bounds of a view that it is in: the canvas, a view that clips, or one with a
      /// background.
      case beyond(ViewIndex, LayoutAxis)
      /// It is written over the text of a sibling.
      case over(ViewIndex)
    }

    package var view: ViewIndex
    /// The last keyframe before the first such rest; nil for the initial layout.
    package var keyframe: Int?
    /// What is shown.
    package var lines: [String]
    package var reason: Reason

    package init(view: ViewIndex, keyframe: Int?, lines: [String], _ reason: Reason = .size) {
      self.view = view
      self.keyframe = keyframe
      self.lines = lines
      self.reason = reason
    }
  }

  /// Labels whose text has little contrast to what is painted below it, at a rest: those of the same
  /// colours at the same rest.
  package struct LowContrast: Hashable, Sendable {
    /// In the order of the file; at least one.
    package var views: [ViewIndex]
    /// The last keyframe before the rest; nil for the initial layout.
    package var keyframe: Int?
    /// The least contrast ratio at any rest, from 1.
    package var ratio: Double
    /// As painted, without alpha.
    package var text: Color
    package var background: Color
    /// Of the change that gave the first view's text its colour; nil if that is declared.
    package var change: SourceLocation?

    package init(
      views: [ViewIndex], keyframe: Int?, ratio: Double, text: Color, on background: Color,
      change: SourceLocation? = nil
    ) {
      self.views = views
      self.keyframe = keyframe
      self.ratio = ratio
      self.text = text
      self.background = background
      self.change = change
    }
  }

  /// A text with a character that the font has no letter for.
  package struct MissingLetter: Hashable, Sendable {
    package var view: ViewIndex
    package var character: Character
    /// Its place in the text, from 1.
    package var position: Int
    /// Of the text's view or change.
    package var location: SourceLocation?

    package init(
      view: ViewIndex, character: Character, position: Int, location: SourceLocation?
    ) {
      self.view = view
      self.character = character
      self.position = position
      self.location = location
    }
  }
}
