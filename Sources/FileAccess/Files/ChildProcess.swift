import CChildProcess

/// A running program that reads bytes from this process and writes a file of it.
///
/// It is used by one task at a time. If it still runs at the end of its lifetime, it is killed.
package final class ChildProcess: @unchecked Sendable {
  private let child: OpaquePointer

  /// The path of the file in the program.
  static let outputPath = "/dev/fd/3"

  /// Starts a program without a shell.
  ///
  /// - Parameters:
  ///   - words: the program, which is looked up in `PATH`, and its arguments.
  ///   - output: the descriptor of the file.
  /// - Throws: `noEntry` if there is no such program.
  init(_ words: [String], writing output: Int32) throws(SystemError) {
    var error: Int32 = 0
    let arguments = words.flatMap { Array($0.utf8CString) }
    guard let child = lap_child_start(arguments, words.count, output, &error) else {
      throw SystemError(number: error)
    }
    self.child = child
  }

  deinit { lap_child_free(child) }

  /// Writes all bytes to its standard input.
  ///
  /// - Throws: `brokenPipe` if it reads no more.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let error = lap_child_write(child, bytes, bytes.count)
    if error != 0 { throw SystemError(number: error) }
  }

  /// Ends its input, and waits for its end.
  ///
  /// - Returns: its exit status, or 128 plus the number of the signal that ended it.
  package func finish() -> Int { Int(lap_child_finish(child)) }

  /// The last line that it wrote to standard error; nil if there is none.
  package var lastMessage: String? {
    let text = String(cString: lap_child_errors(child))
    return text.split(whereSeparator: \.isNewline).last.map(String.init)
  }
}
