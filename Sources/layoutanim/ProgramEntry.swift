import ArgumentParser
import Dispatch
import LayoutAnimation

/// The entry of the program, called by C's `main`.
///
/// - Parameters:
///   - count: the number of arguments, with the program's name.
///   - arguments: C strings of any bytes.
@_cdecl("lap_run")
public func runProgram(
  count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Never {
  StandardStream.prepare()
  checkSystem()
  let words = UnsafeBufferPointer(start: arguments, count: Int(count)).dropFirst()
    .compactMap { word in word.map { SystemText(cString: $0) } }
  Task { await LayoutAnimCommand.run(words) }
  dispatchMain()
}

private func checkSystem() {
  do throws(LayoutAnimationError) {
    try ProcessEnvironment.checkConcurrency()
  } catch {
    try? StandardStream.error.write(error.text(.full))
    LayoutAnimCommand.exit(withError: ExitCode(error.code.rawValue))
  }
}
