/// How fast the generated code reads and writes messages, against Foundation's ways and swift-protobuf's JSON, all in
/// one run. A line for each: the work, who does it, nanoseconds, allocations; between tabs, for `make bench` to lay out.
@main
enum Benchmarks {
  static func main() throws {
    let contests = try Payload.redPackets.flatMap(redPacketContests) + multiRetweetContests(Payload.multiRetweet)
    for contest in contests {
      for result in try contest.results() {
        let time = "\(Int(result.nanoseconds.rounded()))"
        print(contest.name, result.name, time, result.allocations.map { "\($0)" } ?? "–", separator: "\t")
      }
    }
  }
}
