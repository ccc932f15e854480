import Foundation
import TestSupport
import Testing

/// `script/pack`, which a release is packed with.
@Suite(.needs(.python3)) struct PackTests {
  private static let pack = Checkout.root.appending(path: "script/pack").path

  /// An executable and a document.
  private static let files = """
    mkdir -p bin && echo tool > bin/tool && chmod 700 bin/tool
    echo notes > notes
    """

  @Test(arguments: ["packed.tar.gz", "packed.zip"])
  func onlyNamesContentsAndTheGivenTimeCount(archive: String) throws {
    let layoutanim = try Layoutanim(samples: false)
    for (folder, steps) in [
      ("one", "\(Self.files)\ntouch -t 200101010000 notes"), ("two", "touch notes\n\(Self.files)"),
    ] {
      try layoutanim.prepare(
        """
        mkdir \(folder) \(folder).out && cd \(folder)
        \(steps)
        '\(Self.pack)' ../\(folder).out/\(archive) . part 1700000000
        """)
    }
    let first = try layoutanim.folder.contents(of: "one.out/\(archive)")
    #expect(try layoutanim.folder.contents(of: "two.out/\(archive)") == first)
    if archive.hasSuffix(".gz") { #expect(Array(first[4..<8]) == [0, 0, 0, 0]) }
  }

  @Test func anExecutableRemainsOneAndTheTimeIsTheGivenOne() throws {
    let layoutanim = try Layoutanim(samples: false)
    let listing = try layoutanim.shell(
      """
      mkdir one && cd one
      \(Self.files)
      cd ..
      '\(Self.pack)' packed.tar.gz one part 1700000000
      TZ=UTC tar -tvzf packed.tar.gz
      """)
    let lines = listing.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("-rwxr-xr-x") == true)
    #expect(lines.first?.hasSuffix("2023-11-14 22:13 part/bin/tool") == true)
    #expect(lines.last?.hasPrefix("-rw-r--r--") == true)
  }

  @Test func onlyListedFilesAreInAnArchiveOfAList() throws {
    let layoutanim = try Layoutanim(samples: false)
    let listing = try layoutanim.shell(
      """
      touch a b c
      printf 'c\\0a\\0' | '\(Self.pack)' packed.tar.gz . part 0 -
      tar -tzf packed.tar.gz
      """)
    #expect(listing.output == "part/a\npart/c\n")
  }
}
