import Foundation
import TestSupport
import Testing

/// `script/install --archive`, with an archive whose executable is a script.
@Suite(.needs(.tar)) struct InstallTests {
  @Test func everyFileOfTheArchiveIsInstalled() throws {
    let layoutanim = try Self.release()
    let run = try Self.install(layoutanim)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("prefix/bin/layoutanim (9.9.9)\n"))
    #expect(try layoutanim.folder.contents(of: "prefix/share/man/man1/a.1") == Data("page\n".utf8))
  }

  @Test func aSecondReleaseReplacesTheFirst() throws {
    let layoutanim = try Self.release()
    try layoutanim.prepare("mkdir -p prefix/bin && echo old > prefix/bin/layoutanim")
    let run = try Self.install(layoutanim)
    #expect(run.output.hasSuffix("(9.9.9)\n"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: layoutanim.folder.url.appending(path: "prefix/bin").path)
    #expect(files == ["layoutanim"])
  }

  /// A change of an archive, and what the error says about it.
  @Test(arguments: [
    ("printf x >> dist/layoutanim-9.9.9.tar.gz", "download it again"),
    ("rm dist/SHA256SUMS", "there is no"),
    ("echo 0  other.tar.gz > dist/SHA256SUMS", "does not list layoutanim-9.9.9.tar.gz"),
    ("rm dist/layoutanim-9.9.9.tar.gz", "there is no"),
    (
      "cd dist; tar -czf layoutanim-9.9.9.tar.gz SHA256SUMS; " + Self.sums,
      "is not an archive of layoutanim"
    ),
  ])
  func whatIsNotThePublishedArchiveIsRefused(change: String, error: String) throws {
    let layoutanim = try Self.release()
    try layoutanim.prepare(change)
    let run = try Self.install(layoutanim)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains(error), "\(run.errors)")
    let prefix = layoutanim.folder.url.appending(path: "prefix")
    #expect(!FileManager.default.fileExists(atPath: prefix.path))
  }

  /// macOS has the second program.
  private static let sums =
    "if command -v sha256sum >/dev/null; then sha256sum *.gz; else shasum -a 256 *.gz; fi >SHA256SUMS"

  private static func install(_ layoutanim: borrowing Layoutanim) throws -> Run {
    let script = Checkout.root.appending(path: "script/install").path
    return try layoutanim.shell(
      "'\(script)' --prefix prefix --archive dist/layoutanim-9.9.9.tar.gz")
  }

  private static func release() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.prepare(
      """
      mkdir -p layoutanim-9.9.9/bin layoutanim-9.9.9/share/man/man1 dist
      printf '#!/bin/sh\\necho 9.9.9\\n' > layoutanim-9.9.9/bin/layoutanim
      chmod +x layoutanim-9.9.9/bin/layoutanim
      echo page > layoutanim-9.9.9/share/man/man1/a.1
      tar -czf dist/layoutanim-9.9.9.tar.gz layoutanim-9.9.9
      cd dist
      \(sums)
      """)
    return layoutanim
  }
}
