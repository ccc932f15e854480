import JSONText
import Reporting
import TimelineModel

/// The settings of a suite are refused with errors inside their text, or read: numbers are in their
/// ranges, and every pattern matches the paths that a search without resumption finds.
enum SettingsTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let source = SourceText(bytes: bytes)
    let settings: SuiteSettings
    do throws(InvalidTimeline) {
      settings = try SuiteSettings(parsing: source)
    } catch {
      try check(error, of: source)
      return false
    }
    try checkNumbers(of: settings)
    try checkPatterns(of: settings)
    return true
  }

  private static func check(
    _ error: InvalidTimeline, of source: SourceText
  ) throws(BrokenProperty) {
    let report = DiagnosticReport(
      path: SuiteSettings.fileName, source: source, diagnostics: error.diagnostics)
    try require(report.errorCount > 0, "refused without an error: \(report)")
    try report.check(in: source.bytes)
  }

  private static func checkNumbers(of settings: SuiteSettings) throws(BrokenProperty) {
    let areInRange =
      1...1000 ~= settings.framesPerSecond ?? 1 && 1...3 ~= settings.scale ?? 1
      && settings.tolerances.allSatisfy { 0...255 ~= $0.channel && $0.points >= 0 }
    try require(areInRange, "a number out of range: \(settings)")
  }

  /// In patterns that are taken for paths, parts of other patterns are likely to occur.
  private static func checkPatterns(of settings: SuiteSettings) throws(BrokenProperty) {
    let patterns = (settings.ignored + settings.tolerances.map(\.pattern)).prefix(6)
    let paths = ["a.json", "menu/a.json", "menu/x/y/a.json"] + patterns.map(\.text)
    for pattern in patterns {
      for path in paths {
        try require(
          pattern.matches(path) == matches(path, pattern.text),
          "the pattern \(pattern.text) and the path \(path)")
      }
    }
  }

  /// As `PathPattern` documents it.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    var folders = pattern.split(separator: "/").map(Array.init)
    if !pattern.dropLast().contains("/") { folders.insert(["*", "*"], at: 0) }
    folders.append(["*", "*"])
    let names = path.split(separator: "/").map(Array.init)
    return allMatch(names, folders, isAny: { $0 == ["*", "*"] }) { name, folder in
      allMatch(name, folder, isAny: { $0 == "*" }) { $1 == "?" || $0 == $1 }
    }
  }

  /// Holds all places of the pattern that the elements so far can lead to.
  private static func allMatch<Element>(
    _ elements: [Element], _ pattern: [Element], isAny: (Element) -> Bool,
    isMatch: (Element, Element) -> Bool
  ) -> Bool {
    func afterAny(_ places: [Int]) -> [Int] {
      var reached = Set(places)
      for place in pattern.indices where reached.contains(place) && isAny(pattern[place]) {
        reached.insert(place + 1)
      }
      return reached.sorted()
    }
    var places = afterAny([0])
    for element in elements {
      places = afterAny(
        places.filter { $0 < pattern.count }.compactMap { place in
          if isAny(pattern[place]) { return place }
          return isMatch(element, pattern[place]) ? place + 1 : nil
        })
    }
    return places.contains(pattern.count)
  }
}
