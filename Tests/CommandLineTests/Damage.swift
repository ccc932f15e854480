import Testing

/// A modification of a folder of frames.
struct Damage: CustomTestStringConvertible, Sendable {
  let name: String
  /// Shell commands, run next to `out`, a folder of the 16 frames of `sliding.json`.
  let cause: String
  /// The number of frames that are no longer correct.
  let wrong: Int
  /// The file that the run reports as damaged; nil if there is none.
  var damaged: String?
  /// Whether the run reports the manifest as edited.
  var isEdited = false
  /// Whether the run reports the manifest as that of other frames.
  var isReplaced = false
  /// Whether the run reports that it removes the list of hashes.
  var isHashed = false

  var testDescription: String { name }
}

extension Damage {
  private static let third = "out/frame_0003.png"

  /// Flips a bit of a file.
  private static func flip(_ byte: Int, of file: String) -> String {
    """
    b=$(od -An -tu1 -j\(byte) -N1 \(file)); b=$(printf %o $((b ^ 1)))
    printf "\\\\$b" | dd of=\(file) bs=1 seek=\(byte) conv=notrunc 2>&1
    """
  }

  private static func instead(_ options: String, _ timeline: String = "sliding.json") -> String {
    "rm -r out; layoutanim render \(timeline) -o out -q \(options)"
  }

  static let files = [
    Damage(name: "none", cause: ":", wrong: 0),
    Damage(name: "a frame is missing", cause: "rm \(third)", wrong: 1),
    Damage(name: "all frames are missing", cause: "rm out/frame_*", wrong: 16),
    Damage(
      name: "a frame is cut short", cause: "head -c 60 out/frame_0009.png > \(third)", wrong: 1),
    Damage(
      name: "a frame lacks its last byte",
      cause: "n=$(wc -c < \(third)); head -c $((n - 1)) \(third) > a; mv a \(third)", wrong: 1),
    Damage(name: "a frame is empty", cause: ": > \(third)", wrong: 1),
    Damage(name: "a bit of the header is wrong", cause: flip(19, of: third), wrong: 1),
    Damage(name: "a bit of the pixels is wrong", cause: flip(60, of: third), wrong: 1),
    Damage(name: "bytes follow the end", cause: "echo more >> \(third)", wrong: 1),
    Damage(name: "a text has the name", cause: "cp sliding.json \(third)", wrong: 1),
    Damage(name: "a link leads nowhere", cause: "rm \(third); ln -s nowhere \(third)", wrong: 1),
    Damage(name: "a frame is another frame", cause: "cp out/frame_0009.png \(third)", wrong: 1),
    Damage(
      name: "two frames are exchanged",
      cause: "mv \(third) a; mv out/frame_0009.png \(third); mv a out/frame_0009.png", wrong: 2),
    Damage(
      name: "a frame has another size",
      cause: "layoutanim still sliding.json --frame 3 --scale 2 -o \(third)", wrong: 1),
    Damage(
      name: "a frame has other colours",
      cause: "sed s/007AFF/FF7A00/ sliding.json | layoutanim still - --frame 3 -o \(third)",
      wrong: 1),
  ]

  static let runs = [
    Damage(
      name: "an older timeline",
      cause: "sed s/007AFF/FF7A00/ sliding.json > a.json; "
        + instead("", "a.json"), wrong: 16,
      isReplaced: true),
    Damage(
      name: "the same timeline in other words",
      cause: "{ cat sliding.json; echo; } > a; "
        + instead("", "a"), wrong: 0,
      isReplaced: true),
    Damage(name: "another scale", cause: instead("--scale 2"), wrong: 16, isReplaced: true),
    Damage(name: "other names", cause: instead("--pattern 'f%d.png'"), wrong: 16, isReplaced: true),
    Damage(
      name: "a hash", cause: instead("--hash sha256"), wrong: 0, isReplaced: true, isHashed: true),
    Damage(name: "the overlay", cause: instead("--overlay"), wrong: 16, isReplaced: true),
    Damage(name: "some frames", cause: instead("--frames 3-9"), wrong: 9),
  ]

  static let manifests = [
    Damage(name: "no manifest", cause: "rm out/manifest.json", wrong: 0),
    Damage(
      name: "no manifest and a frame that is wrong",
      cause: "rm out/manifest.json; cp out/frame_0009.png \(third)", wrong: 1),
    Damage(
      name: "an empty manifest", cause: ": > out/manifest.json", wrong: 0,
      damaged: "manifest.json"),
    Damage(
      name: "a manifest cut short",
      cause: "head -c 900 out/manifest.json > a; mv a out/manifest.json",
      wrong: 0, damaged: "manifest.json"),
    Damage(
      name: "a manifest without its end",
      cause: "n=$(wc -c < out/manifest.json); head -c $((n - 9)) out/manifest.json > a; "
        + "mv a out/manifest.json",
      wrong: 0, damaged: "manifest.json"),
    Damage(
      name: "zeros after the manifest", cause: "head -c 100 /dev/zero >> out/manifest.json",
      wrong: 0, damaged: "manifest.json"),
    Damage(
      name: "a manifest of another pixel revision",
      cause: "sed -i 's/\"pixelRevision\": [0-9]*/\"pixelRevision\": 99/' out/manifest.json",
      wrong: 0, isReplaced: true),
    Damage(
      name: "a manifest of another release",
      cause: "sed -i 's/\"tool\": \"/&9/' out/manifest.json", wrong: 0, isReplaced: true),
    Damage(
      name: "wrong checksums in the manifest",
      cause: "sed -i 's/\"adler32\": \"0x./\"adler32\": \"0xf/' out/manifest.json", wrong: 0,
      isEdited: true),
    Damage(
      name: "wrong sums of files in the manifest",
      cause: "sed -i 's/\"fileSHA256\": \".../\"fileSHA256\": \"000/' out/manifest.json", wrong: 0,
      isEdited: true),
    Damage(
      name: "wrong places in the manifest",
      cause: "sed -i 's/\"center\": \\[/&1/' out/manifest.json",
      wrong: 0, isEdited: true),
    Damage(
      name: "another form of the manifest",
      cause: "sed -i 's/\"alpha\": 1,/\"alpha\": 1.0,/' out/manifest.json", wrong: 0, isEdited: true
    ),
    Damage(
      name: "another colour in the manifest",
      cause: "sed -i 's/007AFFFF/FF7A00FF/' out/manifest.json", wrong: 0, isEdited: true),
    Damage(
      name: "a manifest of some frames with another colour",
      cause: instead("--frames 3-9") + "; sed -i 's/007AFFFF/FF7A00FF/' out/manifest.json",
      wrong: 9,
      isEdited: true),
    Damage(name: "no checksums", cause: "rm out/frames.framecrc", wrong: 0),
    Damage(
      name: "wrong checksums", cause: "sed -i s/0x/0xa/ out/frames.framecrc", wrong: 0,
      damaged: "frames.framecrc"),
    Damage(
      name: "a list cut short",
      cause: "head -c 200 out/frames.framecrc > a; mv a out/frames.framecrc",
      wrong: 0, damaged: "frames.framecrc"),
    Damage(
      name: "an empty list", cause: ": > out/frames.framecrc", wrong: 0,
      damaged: "frames.framecrc"),
  ]

  /// The record that is left is damaged.
  static let halves: [Damage] = {
    let list = "out/frames.framecrc"
    let alone = "rm out/manifest.json; "
    return [
      Damage(name: "a list alone", cause: alone, wrong: 0),
      Damage(
        name: "an empty list alone", cause: alone + ": > \(list)", wrong: 0,
        damaged: "frames.framecrc"),
      Damage(
        name: "a list of zeros alone",
        cause: alone + "head -c 900 /dev/zero > \(list)", wrong: 0, damaged: "frames.framecrc"),
      Damage(
        name: "the first bytes of a list alone",
        cause: alone + "head -c 30 \(list) > a; mv a \(list)", wrong: 0,
        damaged: "frames.framecrc"),
      Damage(
        name: "a list alone that is cut short",
        cause: alone + "head -c 200 \(list) > a; mv a \(list)", wrong: 0,
        damaged: "frames.framecrc"),
      Damage(
        name: "a list alone with wrong checksums", cause: alone + "sed -i s/0x/0xa/ \(list)",
        wrong: 0, damaged: "frames.framecrc"),
      Damage(
        name: "a list alone with a wrong bit", cause: alone + flip(3, of: list), wrong: 0,
        damaged: "frames.framecrc"),
      Damage(
        name: "a manifest alone that is cut short",
        cause: "rm \(list); head -c 900 out/manifest.json > a; mv a out/manifest.json", wrong: 0,
        damaged: "manifest.json"),
      Damage(
        name: "an empty manifest alone", cause: "rm \(list); : > out/manifest.json", wrong: 0,
        damaged: "manifest.json"),
    ]
  }()
}
