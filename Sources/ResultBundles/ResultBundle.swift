package import Comparing
package import FileAccess
package import Planning
import Rendering
package import Reporting

/// Everything that a run of `verify` found, in one file: results, findings, the pins that approving would
/// write, and what the review page shows. Reports and pins are made from it without drawing again.
///
/// The runs of a suite's shards have a bundle each; merged, they are the bundle of a run that was not divided.
package struct ResultBundle: Hashable, Sendable {
  package let header: BundleHeader
  /// In the order of the header's `timelines`; those of a shard may be any of them.
  package let entries: [BundleEntry]
  /// What a shard drew of timelines that it shares with others, in the order of the header's `timelines`.
  package let fractions: [FractionSums]

  package init(
    _ header: BundleHeader, _ entries: [BundleEntry], fractions: [FractionSums] = []
  ) {
    self.header = header
    self.entries = entries.sorted { $0.index < $1.index }
    self.fractions = fractions
  }

  package var records: [ResultRecord] { entries.map(\.record) }

  /// Whether it has an entry for everything in the suite.
  package var isComplete: Bool { entries.count == header.timelines.count }

  /// What its results do not show by themselves; a line each.
  package var notes: [String] {
    isComplete
      ? [] : ["note: this is a part of the suite; `merge` joins the bundles of all shards"]
  }
}

/// What a bundle says of its run.
package struct BundleHeader: Hashable, Sendable {
  /// The release of layoutanim.
  package var tool = layoutAnimationVersion
  /// That release's `pixelRevision`.
  package var pixelRevision = Rendering.pixelRevision
  package var options: BundleOptions
  /// The timelines and folders that the user named.
  package var paths: [String]
  /// Every timeline, orphaned pin and folder of frames of the suite, each once, as the user named it.
  package var timelines: [String]
  /// `TimelineSuite.checksum`: shards of other contents are not parts of one run.
  package var inputs: SHA256Sum
  /// The part of the suite that the bundle has; nil for the whole suite.
  package var shard: Shard?

  package init(
    options: BundleOptions, paths: [String], timelines: [String], inputs: SHA256Sum,
    shard: Shard? = nil
  ) {
    self.options = options
    self.paths = paths
    self.timelines = timelines
    self.inputs = inputs
    self.shard = shard
  }

  /// Of the run that the shard is a part of.
  package var whole: BundleHeader {
    var whole = self
    whole.shard = nil
    return whole
  }
}

/// The options of `verify` that change what it finds; nil where an option was not given.
package struct BundleOptions: Hashable, Sendable {
  package var isStrict: Bool?
  /// In levels, 0…255.
  package var tolerance: Int?
  /// In points, 0 or more.
  package var geometryTolerance: Double?
  package var variant: String?
  package var pin: String?

  package init() {}
}

/// The result of one timeline, orphaned pin or folder of frames.
package struct BundleEntry: Hashable, Sendable {
  /// The position in the header's `timelines`, from 0.
  package let index: Int
  package let record: ResultRecord
  /// What approving writes; nil if nothing is to be approved.
  package let proposal: ProposedPin?
  /// What the review page shows, as a JSON object on one line.
  package let card: String

  package init(index: Int, record: ResultRecord, proposal: ProposedPin?, card: String) {
    self.index = index
    self.record = record
    self.proposal = proposal
    self.card = card
  }
}

/// A pin that approving would write.
package struct ProposedPin: Hashable, Sendable {
  /// The file.
  package let path: String
  /// Of the file that it was compared with; nil if there was none.
  package let replaced: SHA256Sum?
  package let pin: Pin

  package init(path: String, replaced: SHA256Sum?, pin: Pin) {
    self.path = path
    self.replaced = replaced
    self.pin = pin
  }

  /// Nil if approving would write nothing.
  ///
  /// - Throws: `unreadableInput` for a pin that cannot be read any more.
  package init?(_ verification: Verification) throws(LayoutAnimationError) {
    guard let pin = verification.proposal else { return nil }
    let path = verification.pinPath
    let old = try Pin.existingBytes(at: path)
    self.init(path: path, replaced: old.map { SHA256Sum(of: $0) }, pin: pin)
  }
}
