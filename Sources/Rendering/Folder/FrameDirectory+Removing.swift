import FileAccess

extension FrameDirectory {
  /// Removes the files of frames, of whatever timeline they are, and what tells of them.
  package func remove(frames: Range<Int>) {
    for frame in frames { FileSystem.remove(path(of: frame)) }
    for name in FrameFolderRecord.fileNames { FileSystem.remove(path(ofFile: name)) }
  }
}
