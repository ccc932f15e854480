import Foundation
import TestSupport
import Testing

/// The output on a real terminal.
@Suite struct TerminalTests {
  private static let clearLine = "\r\u{1B}[K"
  /// The start of a colour sequence, which occurs nowhere else in the output.
  private static let color = "\u{1B}["
  private let xterm = ["TERM": "xterm"]

  @Test func theBarIsDrawnAndRemoved() throws {
    let shown = try Terminal.run(["render", "sliding.json", "-o", "out"], xterm)
    #expect(shown.hasPrefix(Self.clearLine + "rendering [##--"))
    #expect(shown.contains("] 1/16"))
    #expect(shown.hasSuffix(Self.clearLine + "rendered 16 frames to out/\n"))
  }

  @Test func theBarFitsTheTerminal() throws {
    let shown = try Terminal.run(["render", "sliding.json", "-o", "out"], xterm, columns: 30)
    // 30 columns minus one, 13 for the word, spaces and brackets, 4 for the count.
    let bar = try #require(shown.firstMatch(of: #/\[([#-]+)\] 1/16/#))
    #expect(bar.1.count == 12)
  }

  @Test func aTerminalWithoutEscapesGetsNeitherBarNorColors() throws {
    let shown = try Terminal.run(["render", "conflicting.json", "-o", "out"], ["TERM": "dumb"])
    #expect(shown.contains("warning[conflict]: "))
    #expect(shown.hasSuffix("\nrendered 16 frames to out/\n"))
    #expect(!shown.contains("\u{1B}"))
    #expect(!shown.contains("rendering"))
  }

  @Test func quietDrawsNoBar() throws {
    #expect(try Terminal.run(["render", "sliding.json", "-o", "out", "-q"], xterm) == "")
  }

  @Test func errorsAreColored() throws {
    let shown = try Terminal.run(["check", "none.json", "-q"], xterm)
    #expect(shown.hasPrefix(Self.color))
    #expect(shown.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == Self.missing)
  }

  private static let missing = "error: cannot read `none.json`: No such file or directory\n"

  /// See no-color.org: the variable takes effect if it is not empty, whatever its value.
  @Test(arguments: [("1", false), ("0", false), ("", true)])
  func noColorTakesTheColorsAndLeavesTheBar(value: String, isColored: Bool) throws {
    let environment = ["TERM": "xterm", "NO_COLOR": value]
    let error = try Terminal.run(["check", "none.json", "-q"], environment)
    #expect((error != Self.missing) == isColored)
    #expect(error.contains(Self.color) == isColored)
    let bar = try Terminal.run(["render", "sliding.json", "-o", "out"], environment)
    #expect(bar.contains("rendering ["))
  }

  /// Every command that prints diagnostics.
  @Test(arguments: [
    ["render", "none.json", "-o", "out"], ["still", "none.json", "-o", "a.png"],
    ["sheet", "none.json", "-o", "a.png"], ["check", "none.json"], ["certify", "none.json"],
    ["inspect", "none.json"], ["explain", "none.json", "--view", "a"], ["sweep", "none.json"],
    ["verify", "none.json"], ["approve", "none.json"], ["diff", "none.json", "none.json"],
    ["report", "none.json", "-o", "page.html"],
  ])
  func everyCommandColorsErrors(arguments: [String]) throws {
    let shown = try Terminal.run(arguments, xterm, showsOutput: true)
    #expect(shown.contains("\u{1B}[1;31m"), "\(shown)")
    let plain = try Terminal.run(
      arguments, ["TERM": "xterm", "NO_COLOR": "1"], showsOutput: true)
    #expect(!plain.contains(Self.color))
    #expect(shown.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  /// Every command that prints findings of a layout.
  @Test(arguments: [
    ["render", "conflicting.json", "-o", "out", "--frames", "0"],
    ["still", "conflicting.json", "-o", "a.png"], ["sheet", "conflicting.json", "-o", "a.png"],
    ["check", "conflicting.json"], ["inspect", "conflicting.json", "--at", "0"],
    ["approve", "conflicting.json"],
  ])
  func everyCommandColorsFindings(arguments: [String]) throws {
    let shown = try Terminal.run(arguments, xterm, showsOutput: true)
    #expect(shown.contains("\u{1B}[1;33mwarning[conflict]"), "\(shown)")
  }

  /// Every command that prints a verdict: of equal timelines, then of different ones.
  @Test(arguments: [
    (["verify", "sliding.json"], "32"), (["verify", "conflicting.json"], "31"),
    (["verify", "sliding.json", "--message-format", "concise"], "32"),
    (["diff", "sliding.json", "sliding.json"], "32"),
    (["diff", "sliding.json", "wider.json"], "31"),
    (["certify", "sliding.json"], "32"), (["sweep", "conflicting.json"], "31"),
  ])
  func everyCommandColorsVerdicts(arguments: [String], color: String) throws {
    let environment = ["TERM": "xterm"]
    let prepare = { (layoutanim: borrowing Layoutanim) in
      let wider = Samples.sliding.replacing("\"width\": 40", with: "\"width\": 50")
      try layoutanim.folder.write(wider, to: "wider.json")
      try layoutanim.prepare("layoutanim approve sliding.json -q")
    }
    let shown = try Terminal.run(arguments, environment, showsOutput: true, prepare: prepare)
    // A full report on what is as pinned is empty.
    let isEmpty = arguments == ["verify", "sliding.json"]
    #expect(shown.contains("\u{1B}[1;\(color)m") == !isEmpty, "\(shown)")
    #expect(!(try Layoutanim().run(arguments).output.contains(Self.color)))
  }

  private static let line = "drawing lasting.json: 1000 frames of 40×30, 1200000 pixels\n"

  /// From a thousand frames on; the thousandth does not matter to a pipe.
  @Test(arguments: [(998, false), (999, true), (1000, true)])
  func whatIsMuchIsStatedBeforeItIsDrawn(last: Int, isStated: Bool) throws {
    let arguments = ["render", "lasting.json", "-o", "-", "--frames", "0-\(last)"]
    let shown = try Terminal.run(arguments, xterm)
    let line = Self.line.replacing("1000 frames", with: "\(last + 1) frames")
      .replacing("1200000", with: "\((last + 1) * 1200)")
    #expect(shown.hasPrefix(line) == isStated)
    #expect(shown.contains("drawing") == isStated)
    #expect(try Terminal.run(arguments + ["-q"], xterm) == "")
    #expect(try Layoutanim().run(arguments).errors.contains("drawing") == false)
  }

  /// Commands that draw, each with a thousand frames of 40 by 30 pixels.
  @Test(arguments: [
    ["render", "long.json", "-o", "out"], ["render", "long.json", "-o", "a.apng"],
    ["sheet", "long.json", "-o", "a.png", "--frames", "0-", "--width", "1200"],
    ["approve", "long.json"], ["verify", "pinned.json"], ["diff", "long.json", "sliding.json"],
    ["report", "long.json", "-o", "page.html"],
  ])
  func everyCommandThatDrawsMuchStatesIt(arguments: [String]) throws {
    let shown = try Terminal.run(arguments, xterm) { layoutanim in
      let long = Samples.lasting.replacing("\"duration\": 90", with: "\"duration\": 0.999")
      for name in ["long", "pinned"] { try layoutanim.folder.write(long, to: "\(name).json") }
      try layoutanim.prepare("layoutanim approve pinned.json -q")
    }
    let name = arguments[1]
    #expect(shown.contains("drawing \(name): 1000 frames of 40×30, 1200000 pixels\n"), "\(shown)")
  }

  @Test func anInterruptionTakesTheBarAway() throws {
    let shown = try Terminal.run(
      ["render", "lasting.json", "-o", "out"], xterm, interruptedAt: "out/frame_0003.png")
    #expect(shown.contains("rendering ["))
    #expect(
      shown.contains(Self.clearLine + "interrupted; every file that was written is complete\n"))
  }
}

/// The two ends of a pseudo-terminal.
private struct Terminal: ~Copyable {
  private let master: Int32
  private let slave: FileHandle

  private struct Unavailable: Error {}

  private init(columns: UInt16) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let name = Self.unlock(master) else { throw Unavailable() }
    let opened = open(name, O_RDWR | O_NOCTTY)
    guard opened >= 0 else { throw Unavailable() }
    slave = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(opened, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(master) }

  /// The path of the slave end.
  private static func unlock(_ master: Int32) -> String? {
    #if os(Linux)
      // ioctl_tty(2): TIOCSPTLCK and TIOCGPTN. Foundation does not import the POSIX functions for
      // this.
      var (unlocked, number): (Int32, UInt32) = (0, 0)
      guard ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
      return ptsname(master).map { String(cString: $0) }
    #endif
  }

  /// A program's standard error, or both of its outputs, after the terminal's line ends are converted
  /// back.
  static func run(
    _ arguments: [String], _ environment: [String: String], columns: UInt16 = 80,
    showsOutput: Bool = false, interruptedAt file: String? = nil,
    prepare: (borrowing Layoutanim) throws -> Void = { _ in }
  ) throws -> String {
    let layoutanim = try Layoutanim()
    try prepare(layoutanim)
    let terminal = try Terminal(columns: columns)
    let program = try layoutanim.start(
      arguments, output: showsOutput ? terminal.slave : .nullDevice, errors: terminal.slave,
      environment: environment)
    if let file {
      #expect(program.writes(layoutanim.folder.path(file)))
      program.signal(SIGINT)
    }
    _ = program.exitStatus()
    return try terminal.text()
  }

  /// Everything that was written. It must fit into the terminal's buffer, because nothing reads it
  /// earlier.
  private consuming func text() throws -> String {
    try slave.close()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var text: [UInt8] = []
    while case let count = read(master, &bytes, bytes.count), count > 0 {
      text += bytes[..<count]
    }
    return String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
