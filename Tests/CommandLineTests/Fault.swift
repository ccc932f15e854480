import Testing

/// A failure of a command's environment, and the expected reaction of the command.
struct Fault: CustomTestStringConvertible, Sendable {
  let name: String
  /// Shell commands that cause the failure, in a folder with the timelines of `Samples`.
  var cause = ":"
  var arguments: [String]
  /// The shell script that runs the program as `"$0" "$@"`.
  var script = #"exec "$0" "$@""#
  let status: Int32
  /// A part of the expected standard error; if empty, it is not checked.
  var message = ""

  var testDescription: String { name }
}

extension Fault {
  private static let rendering = ["render", "sliding.json", "-o"]
  private static let still = ["still", "sliding.json", "-o"]
  private static let component = String(repeating: "n", count: 256)
  private static let path = String(repeating: "./", count: 2500) + "out"

  /// Places where frames or stills cannot be written; nothing may be written.
  static let places = [
    Fault(
      name: "a file where the folder should be", cause: "echo kept > out",
      arguments: rendering + ["out"], status: 73,
      message: "error: cannot create `out`: Not a directory\n"),
    Fault(
      name: "a file on the way to the folder", cause: "echo kept > a",
      arguments: rendering + ["a/b/out"], status: 73, message: "cannot create `a/b/out`: Not a d"),
    Fault(
      name: "a link that leads nowhere for a folder", cause: "ln -s nowhere out",
      arguments: rendering + ["out"], status: 73, message: "cannot create `out`: "),
    Fault(
      name: "links in a circle for a folder", cause: "ln -s b a; ln -s a b",
      arguments: rendering + ["a"], status: 73, message: "cannot create `a`: "),
    Fault(
      name: "links in a circle on the way", cause: "ln -s b a; ln -s a b",
      arguments: rendering + ["a/out"], status: 73, message: "cannot create `a/out`: "),
    Fault(
      name: "a folder's name too long", arguments: rendering + [component], status: 73,
      message: "cannot create `\(component)`: File name too long\n"),
    Fault(
      name: "a folder's path too long", arguments: rendering + [path], status: 73,
      message: "cannot create `\(path)`: File name too long\n"),
    Fault(
      name: "a folder without a name", arguments: rendering + [""], status: 73,
      message: "cannot create ``: "),
    Fault(
      name: "a folder in the place of a frame", cause: "mkdir -p out/frame_0000.png",
      arguments: rendering + ["out", "-j", "1"], status: 73,
      message: "cannot create `out/frame_0000.png`: Is a directory\n"),
    Fault(
      name: "a pipe in the place of a frame", cause: "mkdir out; mkfifo out/frame_0000.png",
      arguments: rendering + ["out", "-j", "1"], status: 73,
      message: "cannot create `out/frame_0000.png`: Not a regular file\n"),
    Fault(
      name: "a frame in the way", cause: "mkdir out; echo kept > out/frame_0015.png",
      arguments: rendering + ["out", "--no-clobber"], status: 73,
      message: "`out/frame_0015.png` exists"),
    Fault(
      name: "a still in the way", cause: "echo kept > a.png",
      arguments: still + ["a.png", "--no-clobber"], status: 73, message: "`a.png` exists"),
    Fault(
      name: "a folder in the place of a still", cause: "mkdir a.png", arguments: still + ["a.png"],
      status: 73, message: "cannot create `a.png`: Is a directory\n"),
    Fault(
      name: "a pipe in the place of a still", cause: "mkfifo a.png", arguments: still + ["a.png"],
      status: 73, message: "cannot create `a.png`: Not a regular file\n"),
    Fault(
      name: "a device in the place of a still", cause: "ln -s /dev/null a.png",
      arguments: still + ["a.png"], status: 73,
      message: "cannot create `a.png`: Not a regular file\n"),
    Fault(
      name: "links in a circle for a still", cause: "ln -s b a; ln -s a b",
      arguments: still + ["a"], status: 73, message: "cannot create `a`: Too many levels"),
    Fault(
      name: "a file for the folder of a still", cause: "echo kept > a",
      arguments: still + ["a/b.png"], status: 73, message: "cannot create `a/b.png`: Not a dir"),
    Fault(
      name: "a still's name too long", arguments: still + [component], status: 73,
      message: "cannot create `\(component)`: File name too long\n"),
    Fault(
      name: "a still's path too long", arguments: still + [path], status: 73,
      message: "cannot create `\(path)`: File name too long\n"),
    Fault(
      name: "a still without a name", arguments: still + [""], status: 73,
      message: "cannot create ``: No such file or directory\n"),
    Fault(
      name: "no room for a frame", arguments: rendering + ["."],
      script: Layoutanim.withoutRoom, status: 74, message: "cannot write `./frame_00"),
    Fault(
      name: "no room for a still", cause: "echo kept > a.png",
      arguments: still + ["a.png", "--overwrite"],
      script: Layoutanim.withoutRoom, status: 74, message: "cannot write `a.png`: File"),
  ]

  /// Input that cannot be read, or is not a timeline.
  static let inputs = [
    Fault(
      name: "no such file", arguments: ["check", "none.json"], status: 66,
      message: "error: cannot read `none.json`: No such file or directory\n"),
    Fault(
      name: "a folder without timelines", cause: "mkdir a", arguments: ["check", "a"], status: 66,
      message: "error: there is no timeline in `a`\n"),
    Fault(
      name: "a file for a folder", arguments: ["check", "sliding.json/a"], status: 66,
      message: "cannot read `sliding.json/a`: Not a directory\n"),
    Fault(
      name: "links in a circle", cause: "ln -s b a; ln -s a b", arguments: ["check", "a"],
      status: 66, message: "cannot read `a`: Too many levels"),
    Fault(
      name: "a link that leads nowhere", cause: "ln -s nowhere a", arguments: ["check", "a"],
      status: 66, message: "cannot read `a`: it is a link that leads nowhere; remove it, or restore"
    ),
    Fault(
      name: "a name too long", arguments: ["check", component], status: 66,
      message: "cannot read `\(component)`: File name too long\n"),
    Fault(
      name: "standard input closed", arguments: ["render", "-", "-o", "out"],
      script: #"exec "$0" "$@" <&-"#, status: 66, message: "cannot read `-`: Bad file descriptor"),
    Fault(
      name: "an empty file", cause: ": > a", arguments: ["render", "a", "-o", "out"], status: 65,
      message: " --> a:1:1"),
    Fault(
      name: "a byte more than 64 MB", cause: "dd if=/dev/zero of=a bs=1 count=1 seek=67108864",
      arguments: ["render", "a", "-o", "out"], status: 65, message: "`a` is larger than 64 MB"),
    Fault(
      name: "bytes that are not UTF-8", cause: #"printf '{ "version": 1, "name": "\377" }' > a"#,
      arguments: ["render", "a", "-o", "out"], status: 65, message: " --> a:1:26"),
    Fault(
      name: "a zero byte", cause: #"printf '{ "version": \0001 }' > a"#,
      arguments: ["render", "a", "-o", "out"], status: 65, message: " --> a:1:14"),
  ]

  /// Output streams that are closed or broken.
  static let streams = [
    Fault(
      name: "a schema without standard output", arguments: ["schema"],
      script: #"exec "$0" "$@" >&-"#, status: 74,
      message: "error: cannot write to standard output: Bad file descriptor\n"),
    Fault(
      name: "findings without standard output", arguments: ["check", "conflicting.json"],
      script: #"exec "$0" "$@" >&-"#, status: 74, message: "standard output: Bad file descriptor\n"),
    Fault(
      name: "a schema whose reader left", arguments: ["schema"],
      script: #"{ "$0" "$@"; echo "status $?" >&2; } | true"#, status: 0, message: "status 0\n"),
    Fault(
      name: "findings whose reader left", arguments: ["check", "conflicting.json"],
      script: #"{ "$0" "$@"; echo "status $?" >&2; } | true"#, status: 0, message: "status 1\n"),
    Fault(
      name: "findings without standard error", arguments: ["check", "conflicting.json"],
      script: #"exec "$0" "$@" 2>&-"#, status: 1),
    Fault(
      name: "an error without standard error", arguments: ["render", "misspelt.json", "-o", "out"],
      script: #"exec "$0" "$@" 2>&-"#, status: 65),
    Fault(
      name: "an error without any stream", arguments: ["render", "misspelt.json", "-o", "out"],
      script: #"exec "$0" "$@" <&- >&- 2>&-"#, status: 65),
  ]

  /// Linux has a device that is always full.
  static let fullDevice = [
    Fault(
      name: "a schema to a full disk", arguments: ["schema"],
      script: #"exec "$0" "$@" > /dev/full"#, status: 74,
      message: "error: cannot write to standard output: No space left on device\n"),
    Fault(
      name: "findings to a full disk", arguments: ["check", "conflicting.json"],
      script: #"exec "$0" "$@" > /dev/full"#, status: 74, message: "No space left on device\n"),
    Fault(
      name: "frames to a full disk", arguments: rendering + ["-"],
      script: #"exec "$0" "$@" > /dev/full"#, status: 74,
      message: "error: cannot write to standard output: No space left on device\n"),
    Fault(
      name: "a still to a full disk", arguments: still + ["-"],
      script: #"exec "$0" "$@" > /dev/full"#, status: 74, message: "No space left on device\n"),
    Fault(
      name: "an inspection to a full disk", arguments: ["inspect", "sliding.json"],
      script: #"exec "$0" "$@" > /dev/full"#, status: 74, message: "No space left on device\n"),
    Fault(
      name: "messages to a full disk", arguments: ["check", "conflicting.json"],
      script: #"exec "$0" "$@" 2> /dev/full"#, status: 1),
  ]

  /// On Linux `/proc` is a file system in which nobody can create files; the memory of a process
  /// cannot be read from its beginning.
  static let processFiles = [
    Fault(
      name: "a folder where none can be made", arguments: rendering + ["/proc/out"], status: 73,
      message: "cannot create `/proc/out`: "),
    Fault(
      name: "a still where none can be made", arguments: still + ["/proc/a.png"], status: 73,
      message: "cannot create `/proc/a.png`: "),
    Fault(
      name: "a file that cannot be read", arguments: ["check", "/proc/self/mem"], status: 66,
      message: "cannot read `/proc/self/mem`: Input/output error\n"),
  ]
}
