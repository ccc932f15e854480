package import LayoutAnimation

/// The timelines of a page, each with its basis: what it is compared with.
package struct ReviewSuite: Sendable {
  private var subjects: [Subject]
  private var abandonedPins: [String]
  private let suite: TimelineSuite
  private let suiteInputs: [String]
  /// What was skipped in the named folders, and why; a line each.
  package let notes: [String]

  /// - Parameters:
  ///   - paths: timelines and folders of them, as `TimelineSuite` takes them. Without a basis, a
  ///     timeline on standard input is shown alone.
  ///   - basis: a pin, a timeline or a folder of frames, to compare one timeline with; or a folder with
  ///     a namesake of every timeline. Nil means the pin next to each timeline, if there is one.
  ///   - variant: leaves only the variants of this name; nil takes all of them, without a basis.
  ///   - allowedPaths: the folders that images may be in besides that of a timeline.
  /// - Throws: `unreadableInput` for a folder without timelines, also as the basis; `usage` for several
  ///   timelines and a basis for only one.
  package init(
    paths: [String], against basis: String? = nil, variant: String? = nil,
    allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    let suite = try TimelineSuite(
      paths: paths, needsPins: false, variant: variant,
      hasVariants: basis == nil || variant != nil, allowing: allowedPaths)
    let names = suite.timelines.distinctNames
    let bases = try suite.timelines.bases(basis, in: paths)
    subjects = try suite.timelines.indices.map { index throws(LayoutAnimationError) in
      let path = suite.timelines[index]
      return Subject(
        path: path, name: names[index], basis: bases[index], settings: try suite.settings(of: path),
        allowedPaths: allowedPaths)
    }
    self.suite = suite
    notes = suite.notes + suite.omissions
    suiteInputs = suite.inputs
    abandonedPins = basis == nil ? suite.abandonedPins : []
  }

  /// The part of a shard, in which names are those of the whole.
  ///
  /// - Parameter options: as for `page`.
  package func part(
    _ shard: Shard, _ options: PlanOptions = .none, jobs: JobCount = .processors
  ) async -> ReviewSuite {
    let part = await suite.part(shard, options: options, jobs: jobs)
    let (timelines, pins) = (Set(part.timelines), Set(part.abandonedPins))
    var review = self
    review.subjects = subjects.filter { timelines.contains($0.path) }
    review.abandonedPins = abandonedPins.filter(pins.contains)
    return review
  }

  /// The files that the page depends on. Some may not exist.
  ///
  /// - Throws: `unreadableInput` for a folder of frames that cannot be listed.
  package var inputs: [String] {
    get throws(LayoutAnimationError) {
      var inputs = suiteInputs + abandonedPins
      for subject in subjects { inputs += try subject.basis.files }
      return inputs
    }
  }

  /// Compares all timelines, and makes the page.
  ///
  /// - Parameters:
  ///   - options: the frame rate and scale that replace those of the suite, of the pins, and the
  ///     timelines' own.
  ///   - tolerance: differences up to this are ignored, in place of the suite's tolerance.
  ///   - jobs: the total for all timelines; the page does not depend on it.
  ///   - willDraw: called before the frames of a timeline are drawn, by several tasks at a time.
  package func page(
    _ options: PlanOptions = .none, tolerance: ChosenTolerance = .none,
    jobs: JobCount = .processors,
    willDraw: @escaping @Sendable (DrawingCost) -> Void = { _ in }
  ) async throws(LayoutAnimationError) -> ReviewPage {
    let reviewed = await SharedJobs.make(subjects.count, jobs) { index, jobs in
      await self.card(of: subjects[index], options, tolerance, jobs, willDraw)
    }
    let abandoned = zip(abandonedPins, abandonedPins.distinctNames).map { path, name in
      Card(abandonedPin: path, name: name)
    }
    return ReviewPage(reviewed + abandoned)
  }

  private func card(
    of subject: Subject, _ options: PlanOptions, _ tolerance: ChosenTolerance,
    _ jobs: SharedJobs, _ willDraw: (DrawingCost) -> Void
  ) async -> Card {
    do throws(LayoutAnimationError) {
      try suite.checkUsable(subject.path)
      return try Card(try await subject.review(options, tolerance, jobs, willDraw))
    } catch {
      return Card(error, of: subject.path, name: subject.name)
    }
  }
}
