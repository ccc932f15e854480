/// Makes a whole of so many members in parts, several at a time.
///
/// - Parameters:
///   - count: of members.
///   - jobs: how many parts are made at a time, and how many there are at most.
/// - Returns: the parts in order.
func inParts<Part: Sendable>(
  _ count: Int, jobs: Int, _ make: @escaping @Sendable (Range<Int>) -> Part
) async -> [Part] {
  let parts = max(1, min(jobs, count))
  if parts == 1 { return [make(0..<count)] }
  return await withTaskGroup { group in
    for part in 0..<parts {
      let members = part * count / parts..<(part + 1) * count / parts
      group.addTask { (part, make(members)) }
    }
    var made: [Int: Part] = [:]
    for await (part, result) in group { made[part] = result }
    return (0..<parts).compactMap { made[$0] }
  }
}
