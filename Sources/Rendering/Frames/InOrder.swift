/// Makes parts of a whole, several at the same time, and passes them on in order.
///
/// At most twice as many parts as jobs are held at any time, so that the whole may be long.
///
/// - Parameters:
///   - jobs: the number of parts that are made at the same time.
///   - take: receives the parts in order; an error that it throws ends the work.
func inOrder<Part: Sendable, Failure: Error>(
  _ count: Int, jobs: Int, _ make: @escaping @Sendable (Int) -> Part,
  _ take: (Part) throws(Failure) -> Void
) async throws(Failure) {
  if min(jobs, count) <= 1 {
    for part in 0..<count { try take(make(part)) }
    return
  }
  let result = await withTaskGroup(of: (Int, Part).self, returning: Result<Void, Failure>.self) {
    group in
    let ahead = min(2 * jobs, count)
    for part in 0..<ahead { group.addTask { (part, make(part)) } }
    var (made, taken): ([Int: Part], Int) = ([:], 0)
    do throws(Failure) {
      while let (part, result) = await group.next() {
        made[part] = result
        while let next = made.removeValue(forKey: taken) {
          let later = taken + ahead
          if later < count { group.addTask { (later, make(later)) } }
          try take(next)
          taken += 1
        }
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }
  try result.get()
}
