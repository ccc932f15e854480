import FileAccess

extension FrameDirectory {
  /// Removes the files of frames of any timeline, with the manifest and the lists of checksums.
  package func remove(frames: Range<Int>) {
    for frame in frames { FileSystem.remove(path(of: frame)) }
    for name in FrameFolderRecord.fileNames { FileSystem.remove(path(ofFile: name)) }
  }
}
