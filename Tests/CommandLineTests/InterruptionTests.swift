import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct InterruptionTests {
  /// 128 plus the number of the signal, as in shells.
  private static let statuses: [(Int32, Int32)] = [
    (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131),
  ]

  @Test(arguments: statuses)
  func whatIsWrittenIsWholeAndWhatIsUnfinishedIsGone(signal: Int32, status: Int32) throws {
    let layoutanim = try Layoutanim()
    let program = try layoutanim.start(["render", "lasting.json", "-o", "out", "-j", "8"])
    #expect(program.writes(layoutanim.folder.path("out/frame_0007.png")))
    program.signal(signal)
    #expect(program.exitStatus() == status)
    #expect(!program.wasEndedBySignal)
    let names = layoutanim.folder.frameNames(in: "out")
    #expect(names.contains("frame_0007.png"))
    #expect(names.allSatisfy { $0.hasPrefix("frame_") })
    // A debug build on a slow machine renders this many in a second, far fewer than all 90,001.
    #expect(names.count < 20_000)
    for name in names {
      let bytes = try layoutanim.folder.contents(of: "out/\(name)")
      #expect(throws: Never.self) { try PNGDecoder().decode(Array(bytes)) }
    }
  }

  /// A file that is started after the cleanup would remain, and each of eight workers may start
  /// one.
  @Test func whereverAProgramIsInterruptedNothingUnfinishedStays() throws {
    let layoutanim = try Layoutanim()
    var random = SeededGenerator(seed: 130)
    for _ in 0..<40 {
      let program = try layoutanim.start(["render", "lasting.json", "-o", "out", "-j", "8"])
      #expect(program.writes(layoutanim.folder.path("out/frame_0000.png")))
      usleep(UInt32.random(in: 0...20_000, using: &random))
      program.signal(SIGINT)
      #expect(program.exitStatus() == 130)
      #expect(layoutanim.folder.frameNames(in: "out").allSatisfy { $0.hasPrefix("frame_") })
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("out"))
    }
  }

  /// Each spends seconds on a single step of rendering, encoding, planning or reading, which it
  /// cannot interrupt in between.
  private static let slow: [(work: String, arguments: [String])] = [
    ("a frame", ["render", "huge.json", "-o", "out", "-j", "3", "--encoder", "libpng"]),
    ("a still", ["still", "huge.json", "-o", "still.png", "--encoder", "libpng"]),
    ("a plan", ["render", "many.json", "-o", "out"]),
    ("a check", ["check", "many.json"]),
    ("no input", ["render", "-", "-o", "out"]),
  ]

  @Test(arguments: slow, [SIGINT, SIGTERM])
  func nothingIsWaitedFor(
    task: (work: String, arguments: [String]), signal: Int32
  ) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(SlowTimelines.huge, to: "huge.json")
    try layoutanim.folder.write(SlowTimelines.many, to: "many.json")
    var times: [Duration] = []
    // Up to three attempts, because a machine that runs other tests at the same time may be slow.
    while times.count < 3, !times.contains(where: { $0 < .milliseconds(200) }) {
      let program = try layoutanim.start(task.arguments, input: Pipe())
      usleep(300_000)
      #expect(program.isRunning, "\(task.work) was to take longer")
      let start = ContinuousClock.now
      program.signal(signal)
      #expect(program.exitStatus() == 128 + signal)
      times.append(ContinuousClock.now - start)
    }
    #expect(times.contains { $0 < .milliseconds(200) }, "\(times)")
    #expect(layoutanim.folder.names(in: "out") == [])
    #expect(Set(layoutanim.folder.names()).isSubset(of: ["huge.json", "many.json", "out"]))
  }

  @Test func aReaderOfMessagesWhoStoppedIsNotWaitedFor() throws {
    let layoutanim = try Layoutanim()
    let errors = fullPipe()
    let program = try layoutanim.start(
      ["render", "lasting.json", "-o", "out"], errors: errors.fileHandleForWriting)
    #expect(program.writes(layoutanim.folder.path("out/frame_0001.png")))
    program.signal(SIGINT)
    #expect(program.exitStatus() == 130)
    #expect(!program.wasEndedBySignal)
    #expect(layoutanim.folder.frameNames(in: "out").allSatisfy { $0.hasPrefix("frame_") })
    try errors.fileHandleForReading.close()
  }

  /// After the first signal the program waits a tenth of a second for its messages to be read, and
  /// then exits by itself. The second signal arrives before that and terminates it directly.
  @Test func theSecondSignalEndsTheProgramAtOnce() throws {
    let layoutanim = try Layoutanim()
    var wasEndedBySignal = false
    // Several attempts, because on a busy machine the second signal may arrive too late.
    for _ in 0..<10 where !wasEndedBySignal {
      let errors = fullPipe()
      let program = try layoutanim.start(
        ["render", "lasting.json", "-o", "out"], errors: errors.fileHandleForWriting)
      #expect(program.writes(layoutanim.folder.path("out/frame_0001.png")))
      program.signal(SIGINT)
      usleep(30_000)
      program.signal(SIGINT)
      #expect(program.exitStatus() == 130)
      wasEndedBySignal = program.wasEndedBySignal
      try errors.fileHandleForReading.close()
    }
    #expect(wasEndedBySignal)
  }

  /// A pipe so full that the next write blocks.
  private func fullPipe() -> Pipe {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let block = [UInt8](repeating: 0, count: 4096)
    while write(descriptor, block, block.count) > 0 {}
    _ = fcntl(descriptor, F_SETFL, 0)
    return pipe
  }

  /// `nohup` and shells without job control start background programs with signals ignored.
  @Test(arguments: ["HUP", "INT", "QUIT"])
  func aSignalThatIsIgnoredStaysIgnored(signal: String) throws {
    let layoutanim = try Layoutanim()
    let script = #"""
      trap '' \#(signal)
      { sleep 1; cat sliding.json; } | "$0" "$@" &
      sleep 0.5; kill -\#(signal) $!; wait $!
      """#
    let run = try layoutanim.run(["render", "-", "-o", "out"], through: script)
    #expect(run.status == 0)
    #expect(layoutanim.folder.frameNames(in: "out").count == 16)
  }
}

/// Timelines that keep the program busy for several seconds.
private enum SlowTimelines {
  /// A gigabyte of pixels to encode in each frame.
  static let huge = timeline(
    side: 16_384,
    views: (0..<200).map { step in
      (
        "#\(String(step % 10, radix: 10))0F",
        ["leading == root.leading + \(step * 80)", "top == root.top + \(step * 80)"]
      )
    })

  /// The position of each view depends on the one before.
  static let many = timeline(
    side: 100,
    views: (0..<3000).map { view in
      let before = view == 0 ? "root" : "v\(view - 1)"
      return ("#123", ["leading == \(before).leading + 1", "top == \(before).top + 1"])
    })

  private static func timeline(side: Int, views: [(color: String, place: [String])]) -> String {
    let declared = views.indices.map {
      #"{ "id": "v\#($0)", "backgroundColor": "\#(views[$0].color)" }"#
    }
    let constraints = views.indices.flatMap { view in
      (views[view].place + ["width == 90", "height == 90"]).map { #""v\#(view).\#($0)""# }
    }
    return #"""
      {
        "version": 1, "duration": 1, "canvas": { "width": \#(side), "height": \#(side) },
        "views": [\#(declared.joined(separator: ","))],
        "constraints": [\#(constraints.joined(separator: ","))]
      }
      """#
  }
}
