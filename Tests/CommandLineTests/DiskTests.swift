import Foundation
import ImageCoding
import TestSupport
import Testing

/// Disks that are full or read-only. These tests are skipped where the system does not allow
/// mounting a file system, or has no other user; `FaultTests` has a substitute for each.
@Suite struct DiskTests {
  private static let folders = "no file system of its own can be mounted here"
  private static let users = "the program cannot be run by a user who has no rights here"

  /// - Parameter size: mount options. One page per frame, or a few inodes, hold fewer than 251
  ///   frames.
  @Test(
    .enabled(if: Outsider.mayMount, Comment(rawValue: folders)),
    arguments: ["size=128k", "nr_inodes=9"])
  func aFullDiskKeepsTheFramesThatFit(size: String) throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "--fps", "1000", "-o"]
    _ = try layoutanim.run(arguments + ["expected"])
    let run = try layoutanim.run(arguments + ["disk/out"], onDisk: size)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("error: cannot write `disk/out/frame_0"))
    #expect(run.errors.hasSuffix("png`: No space left on device\n"))
    let frames = try layoutanim.folder.files(in: "left/out")
    #expect(1..<251 ~= frames.count)
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(frames.allSatisfy { $0.value == expected[$0.key] })
  }

  @Test(.enabled(if: Outsider.mayMount, Comment(rawValue: folders)))
  func aFullDiskKeepsTheOlderStill() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(
      ["still", "sliding.json", "-o", "disk/still.png", "--overwrite"], onDisk: "size=64k",
      holding: "echo kept > disk/still.png; dd if=/dev/zero of=disk/a bs=60k count=1")
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write `disk/still.png`: No space left on device\n"))
    #expect(layoutanim.folder.names(in: "left") == ["a", "still.png"])
    #expect(try layoutanim.folder.contents(of: "left/still.png") == Data("kept\n".utf8))
  }

  @Test(
    .enabled(if: Outsider.mayMount, Comment(rawValue: folders)),
    arguments: [
      ["render", "sliding.json", "-o", "disk"], ["render", "sliding.json", "-o", "disk/a"],
      ["still", "sliding.json", "-o", "disk/still.png", "--overwrite"],
    ])
  func aDiskThatIsReadOnlyIsNamed(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(
      arguments, onDisk: "size=64k",
      holding: "echo kept > disk/still.png; mount -o remount,bind,ro disk")
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("error: cannot create `disk"))
    #expect(run.errors.hasSuffix(": Read-only file system\n"))
    #expect(layoutanim.folder.names(in: "left") == ["still.png"])
  }

  @Test(
    .enabled(if: Outsider.isThere, Comment(rawValue: users)),
    arguments: [
      (["render", "sliding.json", "-o", "shut"], 73, "create `shut/frame_00"),
      (["render", "sliding.json", "-o", "shut/a"], 73, "create `shut/a`"),
      (["still", "sliding.json", "-o", "shut/still.png"], 73, "create `shut/still.png`"),
      (["check", "shut/secret.json", "-q"], 66, "read `shut/secret.json`"),
    ] as [([String], Int32, String)])
  func whatIsForbiddenIsNamed(arguments: [String], status: Int32, message: String) throws {
    let layoutanim = try Layoutanim()
    let cause = "mkdir shut; cp sliding.json shut/secret.json; chmod 0 shut/secret.json"
    #expect(try layoutanim.shell(cause + "; chmod 555 shut; chmod 777 .").status == 0)
    let run = try layoutanim.run(arguments, through: Outsider.script)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix("error: cannot \(message)"))
    #expect(run.errors.hasSuffix(": Permission denied\n"))
    #expect(layoutanim.folder.names(in: "shut") == ["secret.json"])
  }

  /// A file of a folder that cannot be read fails alone.
  @Test(
    .enabled(if: Outsider.isThere, Comment(rawValue: users)),
    arguments: [
      ("check", "checked 2 timelines: not all could be read\n"),
      ("verify", "verified 2 timelines: 1 not pinned, 1 failed\n"),
    ])
  func theOthersOfItsFolderAreLookedAt(command: String, summary: String) throws {
    let layoutanim = try Layoutanim()
    let cause = "mkdir suite; cp sliding.json suite/a.json; cp sliding.json suite/b.json"
    #expect(try layoutanim.shell(cause + "; chmod 0 suite/a.json; chmod 777 . suite").status == 0)
    let run = try layoutanim.run([command, "suite"], through: Outsider.script)
    #expect(run.status == 66)
    // Of `verify` it is a result.
    let error = "error: cannot read `suite/a.json`: Permission denied\n"
    #expect((run.output + run.errors).hasPrefix(error))
    #expect(run.errors.hasSuffix(summary))
  }
}

/// Privileges that only some systems give a test.
private enum Outsider {
  /// A mount namespace for one process: its mounts disappear with it.
  static let unshare = ["unshare -m", "unshare -rm"].first {
    succeeds($0 + " mount -t tmpfs tmpfs /mnt")
  }

  static var mayMount: Bool { unshare != nil }

  /// Runs the program as a user without privileges, which any user but root already is.
  static let script =
    geteuid() == 0
    ? #"exec setpriv --reuid 65534 --regid 65534 --clear-groups "$0" "$@""# : #"exec "$0" "$@""#

  static let isThere =
    (try? Layoutanim().run(["--version"], through: script).status == 0) ?? false

  private static func succeeds(_ command: String) -> Bool {
    (try? Layoutanim(samples: false).run([], through: command + " 2>/dev/null").status == 0)
      ?? false
  }
}

extension Layoutanim {
  /// Runs the program with a separate file system mounted at `disk`, and finally copies its
  /// contents to `left`.
  ///
  /// - Parameter commands: the commands that prepare the disk.
  fileprivate func run(
    _ arguments: [String], onDisk options: String, holding commands: String = ":"
  ) throws -> Run {
    let script = #"""
      mkdir disk; mount -t tmpfs -o \#(options) tmpfs disk
      { \#(commands); } > /dev/null 2>&1 || exit 99
      "$0" "$@"; status=$?
      cp -R disk left; exit $status
      """#
    let inside = "exec \(Outsider.unshare ?? "false") /bin/sh -c \"$SCRIPT\" \"$0\" \"$@\""
    return try run(arguments, through: "SCRIPT='\(script)'; \(inside)")
  }
}
