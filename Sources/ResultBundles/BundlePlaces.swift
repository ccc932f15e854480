import FileAccess
import Planning
import Reporting
import TimelineModel

/// The timelines of a bundle by their files, so that another spelling of a path means the same one.
struct BundlePlaces {
  private let timelines: [String]

  init(_ timelines: [String]) { self.timelines = timelines }

  /// The bundle's own paths of what is named.
  ///
  /// - Throws: `unreadableInput`.
  func named(by paths: [String]) throws(LayoutAnimationError) -> Set<String> {
    let exact = Set(timelines).intersection(paths)
    if exact.count == Set(paths).count { return exact }
    let places = Set(try paths.places.map(\.place))
    return exact.union(try timelines.places.filter { places.contains($0.place) }.map(\.path))
  }

  /// The bundle's own path of a timeline.
  ///
  /// - Parameter bundle: its file, for messages.
  /// - Throws: `usage` if the bundle does not have it; `unreadableInput`.
  func path(of name: String, in bundle: String) throws(LayoutAnimationError) -> String {
    if let path = try named(by: [name]).first { return path }
    var suggester = Suggester()
    let help = suggester.advice(on: name, among: timelines)
    throw LayoutAnimationError(
      .usage, "`\(bundle)` has no result of `\(name)`" + (help.map { "; \($0)" } ?? ""))
  }
}

extension [String] {
  /// Those that exist, each with its file wherever links lead, and its variant.
  fileprivate var places: [(path: String, place: String)] {
    get throws(LayoutAnimationError) {
      var places: [(path: String, place: String)] = []
      for path in self where path != "-" {
        let variant = try VariantPath(path)
        let file = variant?.file ?? path
        guard try InputFile.examine(file, FileSystem.exists),
          let place = try InputFile.examine(file, FileSystem.resolved).text
        else { continue }
        places.append((path, place + "\u{0}" + (variant?.variant ?? "")))
      }
      return places
    }
  }
}
