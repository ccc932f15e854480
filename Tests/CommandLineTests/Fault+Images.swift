import Testing

extension Fault {
  /// A timeline whose only view shows a file, in `t/hero.json`.
  private static func timeline(_ file: String) -> String {
    let json = """
      { "version": 1, "canvas": { "width": 9, "height": 9 },
        "views": [{ "id": "hero", "image": "\(file)" }] }
      """
    return "mkdir -p t; cat > t/hero.json <<'END'\n\(json)\nEND\n"
  }

  private static func image(
    _ name: String, _ file: String = "hero.png", cause: String = ":", message: String
  ) -> Fault {
    Fault(
      name: name, cause: timeline(file) + cause, arguments: ["render", "t/hero.json", "-o", "out"],
      status: 65, message: message)
  }

  private static func unreadable(_ reason: String, _ file: String = "hero.png") -> String {
    "error[unreadable-image]: cannot read the image `\(file)`: \(reason)\n --> t/hero.json:2:38\n"
  }

  private static let outside = "is outside of the timeline's folder\n --> t/hero.json:2:38\n"

  /// The signature and a header of that many pixels, with a checksum that nobody looks at.
  private static func header(_ sides: String) -> String {
    #"printf '\211PNG\r\n\032\n\0\0\0\015IHDR"# + sides + #"\010\006\0\0\0aaaa' > t/hero.png"#
  }

  /// Images that a timeline names and that cannot be shown.
  static let images = [
    image("no such image", message: unreadable("No such file or directory")),
    image(
      "a folder for an image", cause: "mkdir t/hero.png", message: unreadable("Is a directory")),
    image(
      "a pipe for an image", cause: "mkfifo t/hero.png", message: unreadable("Not a regular file")),
    image(
      "links in a circle for an image", cause: "ln -s b t/hero.png; ln -s hero.png t/b",
      message: unreadable("Too many levels of symbolic links")),
    image("an empty image", cause: ": > t/hero.png", message: "`hero.png`: it is empty"),
    image("a text for an image", cause: "echo text > t/hero.png", message: "it is no PNG file"),
    image(
      "a truncated image", cause: header(#"\0\0\0\01\0\0\0\01"#), message: "not a valid PNG: "),
    image(
      "an image without area", cause: header(#"\0\0\0\0\0\0\0\01"#), message: "not a valid PNG: "),
    image(
      "an image of 65,535 pixels a side", cause: header(#"\0\0\377\377\0\0\377\377"#),
      message: "error[limit]: `hero.png` has 65535×65535 pixels; at most 16384 per side"),
    image(
      "an image above the folder", "../hero.png", cause: "echo > hero.png",
      message: "error[unreadable-image]: `../hero.png` \(outside)"),
    image("an absolute path of an image", "/hero.png", message: "`/hero.png` \(outside)"),
    image(
      "a link out of the folder", cause: "echo > hero.png; ln -s ../hero.png t/hero.png",
      message: "`hero.png` \(outside)"),
    Fault(
      name: "a still over its own image",
      cause: timeline("hero.png")
        + "layoutanim still sliding.json -o t/hero.png -q; chmod 444 t/hero.png",
      arguments: ["still", "t/hero.json", "-o", "t/hero.png"], status: 73,
      message: "it is an input file"),
  ]
}
