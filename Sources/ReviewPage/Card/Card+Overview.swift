import ImageCoding
import LayoutAnimation

extension Card {
  /// Adds what the overview shows of a review.
  ///
  /// - Parameter data: nil if the review is too large for the player.
  /// - Throws: only errors that drawing the timeline throws too.
  mutating func summarize(_ review: Review, _ data: CardData?) throws(LayoutAnimationError) {
    poster = try review.poster
    differences = review.differenceWords
    findings = if let data { data.after.findingCodes } else { try review.timeline.findingCodes }
  }

  /// The result in the words of `verify`.
  var resultWords: String {
    switch verdict {
    case .same where frames == nil && !isPinned: "the same"
    default: kind.words
    }
  }

  /// Whether a reviewer can accept or reject it: there is something to pin.
  var isDecidable: Bool {
    [.different, .rendererChanged, .notPinned].contains(verdict) && frames == nil
  }
}

extension Review {
  /// The worst differing frame, or one in the middle of the motion.
  fileprivate var poster: EmbeddedImage {
    get throws(LayoutAnimationError) {
      let worst = comparison?.pixels.worst?.number ?? lostFrames.first
      let frame = verdict.isDifference ? worst ?? comparison?.geometryFrames.first : nil
      return try EmbeddedImage(Poster(timeline, showing: frame))
    }
  }

  /// The aspects that differ, as in `geometry, pixels in 12 of 40 frames`; empty if none does.
  fileprivate var differenceWords: String {
    guard verdict.isDifference else { return "" }
    var words = comparison?.extent.differenceWords ?? []
    if words.isEmpty, !lostFrames.isEmpty {
      words = ["pixels in \(counted(lostFrames.count, "frame"))"]
    }
    return words.joined(separator: ", ")
  }
}

extension EmbeddedImage {
  fileprivate init(_ poster: Poster) throws(LayoutAnimationError) {
    do throws(PNGError) {
      self.init(
        png: try poster.image.pngBytes(), width: poster.image.width, height: poster.image.height)
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the poster: \(error)")
    }
  }
}

extension PlannedTimeline {
  /// The codes of all findings, each once, in the order of `check`.
  fileprivate var findingCodes: [String] {
    get throws(LayoutAnimationError) {
      (report().reports + (try lints().reports)).distinctCodes
    }
  }
}
