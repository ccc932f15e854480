package import FileAccess

/// Frames of one timeline of a suite: what a shard draws of a timeline that is too much for one shard.
package struct SuiteFraction: Hashable, Sendable {
  /// The timeline.
  package let path: String
  /// Ascending, without overlaps.
  package let frames: [Range<Int>]
  /// Of the timeline.
  package let frameCount: Int

  package init(path: String, frames: [Range<Int>], frameCount: Int) {
    self.path = path
    self.frames = frames
    self.frameCount = frameCount
  }
}

/// The checksums of a fraction's frames.
package struct FractionSums: Hashable, Sendable {
  package let fraction: SuiteFraction
  /// Of the timeline, of everything that it reads, of its options and of its pin: fractions of one timeline fit
  /// together if they have the same.
  package let inputs: SHA256Sum
  /// One for each frame, in the order of `fraction.frames`, as the version of the pin defines them.
  package let sums: [SHA256Sum]

  package init(fraction: SuiteFraction, inputs: SHA256Sum, sums: [SHA256Sum]) {
    self.fraction = fraction
    self.inputs = inputs
    self.sums = sums
  }
}

/// The checksums of all frames of a timeline, which several shards drew.
package struct FilmSums: Hashable, Sendable {
  package let inputs: SHA256Sum
  package let sums: [SHA256Sum]

  package init(inputs: SHA256Sum, sums: [SHA256Sum]) {
    self.inputs = inputs
    self.sums = sums
  }
}
