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

/// Ends the process cleanly on a signal: complete files are kept, and incomplete ones are removed.
///
/// It does not wait for workers, because a frame may take seconds to draw and what a worker has in
/// memory is of no use. Every file on the disk is complete, or is removed here.
struct Interruption {
  /// Whether the interruption is reported; set when the options of a command are known.
  static let isRemarked = Atomic(false)

  /// The runtime of Swift takes SIGQUIT for a crash: it prints a backtrace and goes on.
  fileprivate static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// How long a blocked write of messages or a blocked file system may delay the end of the
  /// process.
  fileprivate static let patience = DispatchTimeInterval.milliseconds(100)

  private let sources: [any DispatchSourceSignal]

  /// While this is alive, the first signal ends the process cleanly and the second one ends it
  /// immediately. A signal that is already ignored stays ignored, as under `nohup` and in a shell's
  /// background jobs.
  init() {
    // A separate queue gets its own thread, however busy the workers keep the others.
    let queue = DispatchQueue(label: "interruption")
    sources = Self.signals.filter { !isIgnored($0) }.map { source(of: $0, on: queue) }
  }
}

private func source(of number: Int32, on queue: DispatchQueue) -> any DispatchSourceSignal {
  let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
  source.setEventHandler { endProcess(by: number) }
  #if canImport(Darwin)
    // On Darwin the source only observes the signal; on Linux it also replaces the default action.
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
  // The status that shells report for a process ended by a signal.
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
