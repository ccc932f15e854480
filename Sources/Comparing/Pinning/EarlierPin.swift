import FileAccess
import Reporting

/// What is at the path of a pin that is about to be written.
enum EarlierPin {
  case missing
  /// A file that was a pin.
  case damaged
  case pin(Pin)

  /// - Throws: `cannotCreateOutput` for a file that is not a pin, or is of a newer release.
  init(at path: String) throws(LayoutAnimationError) {
    self = .missing
    // A directory or a device at the path is reported by the attempt to write.
    guard try AtomicFile(path: path).examine(FileSystem.isRegular) else { return }
    guard let bytes = try Pin.existingBytes(at: path) else {
      throw LayoutAnimationError(
        .cannotCreateOutput,
        "cannot replace `\(path)`: it is too large for a pin; remove it if nobody needs it")
    }
    do throws(PinError) {
      self = .pin(try Pin(parsing: bytes))
    } catch {
      guard error.isCuredByApproval else { throw Self.refusal(error, at: path, bytes) }
      self = .damaged
    }
  }

  private static func refusal(
    _ error: PinError, at path: String, _ bytes: [UInt8]
  ) -> LayoutAnimationError {
    let notes = ["it is not replaced, since it is not a pin of this release or an earlier one"]
    return LayoutAnimationError(
      .cannotCreateOutput, "cannot replace `\(path)`: \(error)",
      report: error.report(path: path, bytes: bytes, notes: notes))
  }

  /// Those that the next pin keeps.
  var conditions: PinConditions {
    if case .pin(let pin) = self { pin.conditions } else { PinConditions() }
  }

  func change(to pin: Pin) -> PinChange {
    switch self {
    case .missing: .added
    case .damaged: .repaired
    case .pin(let earlier) where earlier == pin: .unchanged
    case .pin(let earlier): .replaced(changedFrames: pin.frames(differingFrom: earlier))
    }
  }
}

/// How a pin that was written differs from what was at its path.
package enum PinChange: Hashable, Sendable {
  case added
  /// The file was damaged.
  case repaired
  /// Another pin was there. The number of frames is nil if its checksums are of other numbers.
  case replaced(changedFrames: Int?)
  case unchanged
}

extension PinChange {
  /// Whether something else was there.
  package var isReplacement: Bool {
    switch self {
    case .added, .unchanged: false
    case .repaired, .replaced: true
    }
  }

  /// Nil for a pin where there was none.
  package var words: String? {
    switch self {
    case .added: nil
    case .repaired: "replaced a damaged pin"
    case .replaced(nil): "replaced a pin of an older format"
    case .replaced(0): "replaced a pin: no frame changed"
    case .replaced(let frames?): "replaced a pin: \(counted(frames, "frame")) changed"
    case .unchanged: "the pin is unchanged"
    }
  }
}

extension Pin {
  /// How many frames differ, or exist in one of the pins only; nil if the checksums cannot be compared.
  fileprivate func frames(differingFrom other: Pin) -> Int? {
    // `runs` and `fields` have the same checksums.
    guard (version == .pixels) == (other.version == .pixels) else { return nil }
    let both = zip(frames, other.frames).count { $0 != $1 }
    return both + abs(frames.count - other.frames.count)
  }
}
