import JSONText
import Planning
package import Reporting
import TimelineModel

/// The conflicts and ambiguities of a scene on several devices, each once.
package struct SceneCheck: Sendable {
  /// One for each finding. Messages show lines of the file, and have the scene and the devices as notes.
  package private(set) var reports: [DiagnosticReport] = []
  private var keys: [FindingKey: Int] = [:]
  /// By finding.
  private var devices: [[String]] = []

  /// - Parameters:
  ///   - files: the file, and the devices in addition to its own.
  ///   - scene: one of the file's; on other devices it may have other views.
  /// - Throws: `invalidTimeline` with the place of the error.
  package init(
    _ files: ShownFiles, _ scene: InterfaceScene, _ notation: ConstraintNotation
  ) throws(LayoutAnimationError) {
    let file = files.own
    let imported = try file.imported(scene, hasParts: false)
    let own = try file.timeline(of: imported)
    let unverified = UnverifiedFindings(scene, imported.names)
    try add(own, on: file.deviceName, notation, unverified)
    var count = 1
    for screen in files.screens where screen != file.document.screen {
      guard let timeline = try files.timeline(of: scene.root.id, on: screen) else { continue }
      // A view of its own size is the same on every device.
      if timeline.text == own.text { continue }
      try add(timeline, on: screen.name, notation, unverified)
      count += 1
    }
    for index in reports.indices { reports[index].note(scene.title, devices[index], of: count) }
  }

  private mutating func add(
    _ timeline: TimelineFile, on device: String, _ notation: ConstraintNotation,
    _ unverified: UnverifiedFindings
  ) throws(LayoutAnimationError) {
    for report in try PlannedTimeline(timeline, recordsFindings: true).report(notation).reports
    where !report.diagnostics.contains(where: unverified.contains) {
      let key = FindingKey(report)
      if let index = keys[key] {
        devices[index].append(device)
      } else {
        keys[key] = reports.count
        reports.append(report)
        devices.append([device])
      }
    }
  }
}

/// The same for a finding on all devices, whose lengths differ.
private struct FindingKey: Hashable {
  let code: String
  let message: String
  /// In the file of Interface Builder.
  let places: [Int]

  init(_ report: DiagnosticReport) {
    let diagnostic = report.diagnostics.first
    code = diagnostic?.code ?? ""
    message = diagnostic?.message ?? ""
    let others = (diagnostic?.paragraphs ?? []).flatMap(\.entries).map(\.location)
    places = ([diagnostic?.location] + others).map { location in
      guard let location, let origins = report.source?.origins else { return -1 }
      let range = SourceRange(location.lowerOffset, location.upperOffset)
      return origins.place(of: range).range.lower
    }
  }
}

extension DiagnosticReport {
  private static let listedDevices = 4

  /// - Parameter count: of the devices that were tried.
  fileprivate mutating func note(_ scene: String, _ devices: [String], of count: Int) {
    var notes = ["in the scene `\(scene)`"]
    if devices.count < count {
      let more = devices.count - Self.listedDevices
      notes.append(
        "on " + devices.prefix(Self.listedDevices).joined(separator: ", ")
          + (more > 0 ? " and \(counted(more, "other device"))" : ""))
    }
    self = DiagnosticReport(
      path: path, source: source,
      diagnostics: diagnostics.map { diagnostic in
        var noted = diagnostic
        noted.notes += notes
        return noted
      })
  }
}
