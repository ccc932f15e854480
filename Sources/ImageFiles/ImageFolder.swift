package import Expansion
import FileAccess
package import TimelineModel

/// The folder of a timeline, from which its images and the files that it includes are read, and the
/// folders that its paths may also lead to.
package struct ImageFolder: Hashable, Sendable {
  /// With a slash at its end; empty for the working directory.
  private let path: String
  private let allowed: [String]

  /// - Parameters:
  ///   - timeline: the path of the timeline's file; nil for one that is not a file, whose images are
  ///     relative to the working directory.
  ///   - allowed: folders outside of that of the timeline that may be read.
  package init(ofTimeline timeline: String?, allowing allowed: [String] = []) {
    let end = timeline?.utf8.lastIndex(of: UInt8(ascii: "/"))
    path = end.flatMap { end in timeline.map { String($0[...end]) } } ?? ""
    self.allowed = allowed
  }

  package var images: ImageSource {
    ImageSource { path, limits in
      do throws(ImageProblem) {
        return .success(try image(path, limits))
      } catch {
        return .failure(error)
      }
    }
  }

  package var includes: IncludeSource {
    IncludeSource { path, limit in
      do throws(IncludeProblem) {
        return .success(try includedFile(path, limit))
      } catch {
        return .failure(error)
      }
    }
  }

  private func includedFile(_ path: String, _ limit: Int) throws(IncludeProblem) -> IncludedFile {
    do throws(SystemError) {
      if let found = try file(path, upTo: limit + 1) {
        return IncludedFile(path: path, contents: found.contents, location: found.location)
      }
    } catch {
      throw IncludeProblem(
        "cannot read the file `\(path)`: \(error.reason)",
        help: "name a JSON file in the folder of the timeline, or in one below it")
    }
    throw IncludeProblem("`\(path)` is outside of the timeline's folder", help: Self.outsideHelp)
  }

  private static let outsideHelp =
    "move the file there, or add `--allow-path DIR` with the folder that it is in"

  private func image(_ path: String, _ limits: Limits) throws(ImageProblem) -> TimelineImage {
    let found: (location: String, contents: [UInt8])?
    do throws(SystemError) {
      found = try file(path, upTo: limits.imageBytes + 1)
    } catch {
      throw ImageProblem(
        "cannot read the image `\(path)`: \(error.reason)",
        help: similar(to: path).map { "did you mean `\($0)`?" }
          ?? "name a PNG file in the folder of the timeline, or in one below it")
    }
    guard let found else {
      throw ImageProblem(
        "`\(path)` is outside of the timeline's folder",
        help: Self.outsideHelp)
    }
    guard found.contents.count <= limits.imageBytes else {
      throw ImageProblem(
        "the image files of the timeline have more than \(Limits().imageBytes >> 20) MB",
        help: "use smaller files", isLimit: true)
    }
    return try TimelineImage(
      path: path, contents: found.contents, location: found.location, limits)
  }

  /// An image in the same folder whose name differs in its scale, its case, its suffix or a few letters.
  private func similar(to path: String) -> String? {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = self.path + path[..<end]
    guard !leaves(path), let names = try? FolderListing(of: folder.isEmpty ? "." : folder).names
    else { return nil }
    let (name, stem) = (String(path[end...]), Self.stem(path[end...]))
    // The file itself may be there and no file that can be read.
    let images = names.filter {
      $0 != name && $0.lowercased().hasSuffix(".png") && ((try? isAllowed(folder + $0)) ?? false)
    }
    var suggester = Suggester()
    let found =
      images.first { Self.stem($0[...]) == stem } ?? suggester.nearest(to: name, among: images)
    return found.map { path[..<end] + $0 }
  }

  /// A name without the parts that say how it is stored.
  private static func stem(_ name: Substring) -> String {
    var stem = name.lowercased()
    for part in [".png", "@2x", "@3x"] where stem.hasSuffix(part) { stem.removeLast(part.count) }
    return stem
  }

  /// Nil if the path leads to where nothing may be read. A link in it is followed before that is known.
  private func file(
    _ path: String, upTo limit: Int
  ) throws(SystemError) -> (location: String, contents: [UInt8])? {
    if leaves(path), allowed.isEmpty { return nil }
    let named = path.hasPrefix("/") ? path : self.path + path
    guard let file = try FileSystem.resolved(named).text else { throw .noEntry }
    guard try isAllowed(file) else { return nil }
    return (file, try OpenFile(reading: file).read(upTo: limit))
  }

  /// Whether the path itself leads out of the folder.
  private func leaves(_ path: String) -> Bool {
    path.hasPrefix("/") || path.split(separator: "/").contains("..")
  }

  private func isAllowed(_ file: String) throws(SystemError) -> Bool {
    for folder in [path.isEmpty ? "." : path] + allowed {
      if try FileSystem.isInside(file, of: folder) { return true }
    }
    return false
  }
}
