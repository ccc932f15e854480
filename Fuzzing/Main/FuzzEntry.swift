/// The entry points of libFuzzer, whose `main` calls them.
///
/// One binary holds all targets, because building it takes most of the time: `--target=NAME`, which
/// libFuzzer ignores as it does all arguments with two hyphens, selects one.
nonisolated(unsafe) private var target: FuzzTarget?

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ argumentCount: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> Int32 {
  let option = "--target="
  for index in 1..<max(1, Int(argumentCount.pointee)) {
    let argument = String(cString: arguments.pointee[index])
    guard argument.hasPrefix(option) else { continue }
    target = FuzzTarget(rawValue: String(argument.dropFirst(option.count)))
  }
  if target == nil {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("select a target with \(option)NAME; the targets are \(names)")
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(BrokenProperty) {
    _ = try target?.accepts(bytes)
  } catch {
    fatalError(error.description)
  }
  return 0
}
