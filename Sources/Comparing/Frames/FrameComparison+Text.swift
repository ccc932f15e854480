import Reporting

extension FrameComparison {
  /// The first line says whether they are the same and, if one change explains everything, which;
  /// then follow the verdicts and the changes. Each line ends in a line break.
  public var text: String {
    "\(headline.printable)\n" + verdicts
  }

  /// Structure, geometry and pixels, and the changes.
  var verdicts: String {
    var text = "structure: \(structure.isEmpty ? "same" : "different")\n"
    text += Self.list(structure.map(\.description))
    text += "geometry: \(extent.geometryVerdict)\n" + Self.list(notes) + Self.list(geometryLines)
    if !appearance.isEmpty { text += "appearance: different\n" + Self.list(appearanceLines) }
    text += "pixels: \(extent.pixelVerdict)\n" + Self.list(pixelLines)
    if !changes.isEmpty { text += "changes:\n" + Self.list(changes.map { line($0) }) }
    return text
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  \($0.printable)\n" }.joined()
  }

  /// With its places, as in `(a.json:14, b.json:15)`.
  package func line(_ change: TimelineChange) -> String {
    let places = [
      change.expectedLine.map { "\(expected.file):\($0)" },
      change.actualLine.map { "\(actual.file):\($0)" },
    ].compactMap(\.self)
    return change.message + (places.isEmpty ? "" : " (\(places.joined(separator: ", ")))")
  }

  /// With its place in the actual file, or in the expected one if it is not there.
  private func shortLine(_ change: TimelineChange) -> String {
    let place =
      change.actualLine.map { "\(actual.file):\($0)" }
      ?? change.expectedLine.map { "\(expected.file):\($0)" }
    return change.message + (place.map { " (\($0))" } ?? "")
  }
}

extension FrameComparison {
  /// Whether it is the same without any tolerance.
  package var isExact: Bool { isSame && pixels.forgiven.isEmpty && forgivenGeometry.isEmpty }

  /// One line that says whether they are the same and, if they are known, the changes that explain everything.
  package var headline: String {
    guard !isSame else {
      let same = isGeometryKnown ? "same" : "same pixels"
      return "\(same)\(isExact ? "" : " within the tolerance"): \(extent.allFrames)"
        + (isGeometryKnown ? "" : "; geometry is not known")
    }
    return extent.headline + (causes.map { "; explained by \($0)" } ?? "")
  }

  /// The change that explains every difference of geometry, or of pixels if geometry is the same;
  /// nil if that is not known.
  private var causes: String? {
    guard viewDifferences.allSatisfy(\.isExplained) else { return nil }
    guard !viewDifferences.isEmpty else {
      return pixelExplanations.count == 1 ? shortLine(pixelExplanations[0]) : nil
    }
    var isCause = [Bool](repeating: false, count: changes.count)
    for number in viewDifferences.lazy.flatMap(\.explanationNumbers) { isCause[number] = true }
    let causes = changes.indices.filter { isCause[$0] }
    // A change that affects painting alone is a further cause.
    guard changes.indices.allSatisfy({ isCause[$0] || !changes[$0].mayChangePixelsOnly }) else {
      return nil
    }
    let others = causes.count - 1
    return causes.first.map {
      shortLine(changes[$0]) + (others > 0 ? " and \(counted(others, "more change"))" : "")
    }
  }

  /// What differs, and in how many frames.
  package var extent: ComparisonExtent {
    var extent = ComparisonExtent()
    (extent.hasSameStructure, extent.isGeometryKnown) = (structure.isEmpty, isGeometryKnown)
    (extent.hasSameGeometry, extent.hasSameAppearance) = (geometry.isEmpty, appearance.isEmpty)
    (extent.forgivenGeometryCount, extent.tolerance) = (forgivenGeometry.count, tolerance)
    extent.comparedCount = pixels.comparedCount
    (extent.differingCount, extent.forgivenCount) = (pixels.frames.count, pixels.forgiven.count)
    (extent.first, extent.worst) = (pixels.first, pixels.worst)
    return extent
  }

  /// Differences with the same explanation are grouped above it.
  package var geometryLines: [String] { lines(groups(of: geometry)) }

  /// As `geometryLines`.
  package var appearanceLines: [String] { lines(groups(of: appearance)) }

  private func lines(
    _ groups: [(differences: [GeometryDifference], explanation: String?)]
  ) -> [String] {
    groups.flatMap { group in
      group.differences.map(\.statement) + (group.explanation.map { ["  " + $0] } ?? [])
    }
  }

  /// Successive differences with the same explanation; nil if there is none.
  package func groups(
    of differences: [GeometryDifference]
  ) -> [(differences: [GeometryDifference], explanation: String?)] {
    var groups: [[GeometryDifference]] = []
    for difference in differences {
      if let last = groups.last?.last, last.sharesExplanation(with: difference) {
        groups[groups.count - 1].append(difference)
      } else {
        groups.append([difference])
      }
    }
    return groups.map { group in
      (group, group[0].explanations.isEmpty ? nil : group[0].explanationText(shortLine))
    }
  }

  package var pixelLines: [String] {
    guard !pixelExplanations.isEmpty else { return [] }
    let isSure = pixelExplanations.count == 1
    return ["  " + pixelExplanations.explanationText(areKnown: isSure, shortLine)]
  }
}

extension GeometryDifference {
  fileprivate func sharesExplanation(with other: GeometryDifference) -> Bool {
    (isExplained, furtherExplanations) == (other.isExplained, other.furtherExplanations)
      && explanationNumbers == other.explanationNumbers
  }
}
