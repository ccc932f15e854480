import Dispatch
import LayoutAnimation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the process in good order when it is asked to: whole files only, nothing unfinished left.
///
/// Nobody is waited for. A frame may take seconds to draw, and what a worker holds in memory is
/// worth nothing to anybody; what lies on the disk is whole, or removed here.
struct Interruption {
  /// Whether the user is told; a command says so once it knows.
  static let isRemarked = Atomic(false)

  fileprivate static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// What hangs, be it a reader of messages or a file system, holds the process no longer than
  /// this.
  fileprivate static let patience = DispatchTimeInterval.milliseconds(100)

  private let sources: [any DispatchSourceSignal]

  /// As long as this is alive the first signal ends the process, unless the signal is ignored
  /// already, as `nohup` and a shell's background jobs have it; the second one ends it at once.
  init() {
    // A queue of its own has a thread of its own, however busy the workers keep the others.
    let queue = DispatchQueue(label: "interruption")
    sources = Self.signals.filter { !isIgnored($0) }.map { source(of: $0, on: queue) }
  }
}

private func source(of number: Int32, on queue: DispatchQueue) -> any DispatchSourceSignal {
  let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
  source.setEventHandler { endProcess(by: number) }
  #if canImport(Darwin)
    // Here the queue only watches; on Linux it takes the place of the default action itself.
    source.setRegistrationHandler { signal(number, SIG_IGN) }
  #endif
  source.activate()
  return source
}

private func isIgnored(_ number: Int32) -> Bool {
  let earlier = signal(number, SIG_DFL)
  guard unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
    return false
  }
  signal(number, SIG_IGN)
  return true
}

private func endProcess(by number: Int32) -> Never {
  for number in Interruption.signals { signal(number, SIG_DFL) }
  // As shells have it.
  let status = 128 + number
  DispatchQueue(label: "patience").asyncAfter(deadline: .now() + Interruption.patience) {
    _exit(status)
  }
  UnfinishedFiles.removeAll {
    if Interruption.isRemarked.load(ordering: .relaxed) { remarkInterruption() }
    _exit(status)
  }
}

private func remarkInterruption() {
  let start = StandardStream.error.redrawsLines ? ProgressBar.clearLine : ""
  let text = start + "interrupted; every file that was written is complete\n"
  try? StandardStream.error.write(text)
}
