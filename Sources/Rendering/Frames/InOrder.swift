/// Makes parts of a whole, several at a time, and hands each on when all before it were.
///
/// So what is written can be long without being held: no more parts wait than twice the jobs.
///
/// - Parameters:
///   - jobs: how many parts are made at a time.
///   - take: a failure ends the work.
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
