package import Reporting

/// How much of a file is read at most.
package struct InputLimit: Hashable, Sendable {
  package let byteCount: Int

  package init(megabytes: Int) { byteCount = megabytes << 20 }

  package init(byteCount: Int) { self.byteCount = byteCount }

  /// `64 MB` or `1000 bytes`.
  var words: String {
    byteCount % (1 << 20) == 0 ? "\(byteCount >> 20) MB" : "\(byteCount) bytes"
  }
}

/// Reads whole files. Only regular files are read, because a pipe could be waited for without end:
/// anything else that has a name is an error.
package enum InputFile {
  /// - Parameters:
  ///   - path: the file, which messages name.
  ///   - limit: a longer file is refused before it is read.
  ///   - excess: the code of the error for a longer file.
  ///   - isStandardInput: whether standard input is read instead of the file.
  /// - Throws: `unreadableInput`, or the error for a file that is too long.
  package static func contents(
    of path: String, upTo limit: InputLimit,
    orThrow excess: LayoutAnimationError.Code = .invalidTimeline, isStandardInput: Bool = false
  ) throws(LayoutAnimationError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      let file = isStandardInput ? OpenFile.standardInput() : try OpenFile(reading: path)
      bytes = try file.contents(upTo: limit.byteCount)
    } catch {
      let isLostLink = error == .noEntry && (try? FileSystem.isLink(path)) == true
      throw cannotRead(
        path,
        isLostLink
          ? "it is a link that leads nowhere; remove it, or restore what it leads to"
          : error.reason)
    }
    guard let bytes else {
      throw LayoutAnimationError(excess, "`\(path)` is larger than \(limit.words)")
    }
    return bytes
  }

  /// The first bytes of a file; fewer if it is shorter.
  ///
  /// - Throws: `unreadableInput`.
  package static func beginning(
    of path: String, count: Int
  ) throws(LayoutAnimationError) -> [UInt8] {
    try examine(path) { path throws(SystemError) in
      try OpenFile(reading: path).read(upTo: count)
    }
  }

  /// The names in a folder.
  ///
  /// - Throws: `unreadableInput`, also if two names would be taken for each other.
  package static func listing(of path: String) throws(LayoutAnimationError) -> FolderListing {
    let listing = try examine(path, FolderListing.init)
    if let pair = EquivalentNames(in: listing.names) {
      throw pair.error(in: path)
    }
    return listing
  }

  package static func cannotRead(_ path: String, _ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.unreadableInput, "cannot read `\(path)`: \(reason)")
  }

  /// The files among inputs that exist; `-` is standard input, which may have been opened from a file.
  ///
  /// - Throws: `unreadableInput`.
  package static func identities(
    of inputs: [String]
  ) throws(LayoutAnimationError) -> Set<FileStatus.Identity> {
    var identities: Set<FileStatus.Identity> = []
    for input in inputs {
      let status = try examine(input) { path throws(SystemError) -> FileStatus? in
        path == "-" ? try OpenFile.standardInput().status : try FileSystem.status(of: path)
      }
      if let status { identities.insert(status.identity) }
    }
    return identities
  }

  /// Asks the file system about an input, as in `examine(path, FileSystem.exists)`.
  ///
  /// - Throws: `unreadableInput`.
  package static func examine<Answer>(
    _ path: String, _ question: (String) throws(SystemError) -> Answer
  ) throws(LayoutAnimationError) -> Answer {
    do throws(SystemError) {
      return try question(path)
    } catch {
      throw cannotRead(path, error.reason)
    }
  }
}

extension OpenFile {
  /// Nil if there are more bytes than that; a file that is known to be longer is not read.
  fileprivate func contents(upTo limit: Int) throws(SystemError) -> [UInt8]? {
    let status = try status
    if status.kind == .regular && status.byteCount > limit { return nil }
    let bytes = try read(upTo: limit + 1)
    return bytes.count > limit ? nil : bytes
  }
}
