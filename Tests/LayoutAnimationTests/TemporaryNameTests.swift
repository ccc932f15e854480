import Testing

@testable import FileAccess

@Suite struct TemporaryNameTests {
  /// Other processes take the first files for abandoned.
  @Test(arguments: [(6, true), (7, true), (8, false)])
  func eightNamesAreTried(taken: Int, isCreated: Bool) {
    var (temporary, names): (String, [String]) = ("", [])
    let attempt = { (name: String) throws(SystemError) -> Int in
      names.append(name)
      if names.count <= taken { throw .lockHeld }
      return names.count
    }
    let number = try? TemporaryName.create(nextTo: "a/b", &temporary, attempt)
    #expect(number == (isCreated ? taken + 1 : nil))
    #expect(names.count == min(taken + 1, 8) && Set(names).count == names.count)
    #expect(names.last == temporary && names.allSatisfy { $0.hasPrefix("a/.layoutanim-") })
  }

  @Test func anotherErrorEndsTheAttempts() {
    var (temporary, count) = ("", 0)
    let attempt = { (_: String) throws(SystemError) -> Int in
      count += 1
      throw .notPermitted
    }
    #expect(throws: SystemError.notPermitted) {
      try TemporaryName.create(nextTo: "a", &temporary, attempt)
    }
    #expect(count == 1)
  }
}
