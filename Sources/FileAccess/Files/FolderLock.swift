package import Reporting

/// The right of one run to write the files of a folder. It ends with the run, however that ends.
///
/// The folder itself is locked, so no file shows it and none is left. Where a file system has no
/// locks, or a folder may be written but not opened, two runs are not kept apart.
package struct FolderLock: ~Copyable {
  private let folder: OpenFile?

  /// - Parameter isShared: whether other runs may have the lock at the same time that share it.
  /// - Throws: `cannotCreateOutput` if another run has the lock.
  package init(_ path: String, isShared: Bool = false) throws(LayoutAnimationError) {
    folder = try Self.locked(path, isShared)
  }

  private static func locked(
    _ path: String, _ isShared: Bool
  ) throws(LayoutAnimationError) -> OpenFile? {
    guard let folder = try opened(path) else { return nil }
    do throws(SystemError) {
      _ = try folder.lock(isShared: isShared)
      return folder
    } catch {
      throw LayoutAnimationError(
        .cannotCreateOutput,
        "cannot write into `\(path)`: another run does so; wait for it, or name another folder")
    }
  }

  private static func opened(_ path: String) throws(LayoutAnimationError) -> OpenFile? {
    do throws(SystemError) {
      return try OpenFile(folder: path)
    } catch  where error == .notPermitted {
      return nil
    } catch {
      throw AtomicFile(path: path).failure(error)
    }
  }

  package consuming func release() {}
}
