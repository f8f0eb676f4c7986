/// How fast the generated code reads and writes messages, against Foundation's ways and swift-protobuf's JSON, all in
/// one run. A line for each: the work, who does it, nanoseconds, allocations; between tabs, for `make bench` to lay out.
/// With a work, who does it and a number, that work alone, so often, for whoever counts instructions.
@main
enum Benchmarks {
  static func main() throws {
    let contests = try Payload.redPackets.flatMap(redPacketContests) + multiRetweetContests(Payload.multiRetweet)
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.isEmpty { return try measure(contests) }
    guard arguments.count == 3, let executions = Int(arguments[3]),
      let contest = contests.first(where: { $0.name == arguments[1] }),
      let contestant = contest.contestants.first(where: { $0.name == arguments[2] })
    else { fatalError("a work, who does it, and how often") }
    for _ in 0..<executions { _ = try contestant.work() }
  }

  private static func measure(_ contests: [Contest]) throws {
    for contest in contests {
      for result in try contest.results() {
        let time = "\(Int(result.nanoseconds.rounded()))"
        print(contest.name, result.name, time, result.allocations.map { "\($0)" } ?? "–", separator: "\t")
      }
    }
  }
}
