/// How fast the generated code reads and writes messages, against Foundation's ways, all in one run. Nothing is
/// asserted: ratios hold for the machine they were measured on.
@main
enum Benchmarks {
  static func main() throws {
    let contests = try Payload.redPackets.flatMap(redPacketContests) + multiRetweetContests(Payload.multiRetweet)
    var table = Table(header: ["", "messagegen", "peer", "", "ratio"])
    for contest in contests {
      let times = contest.medians()
      for (peer, time) in zip(contest.peers, times.peers) {
        table.add([contest.name, nanoseconds(times.ours), peer.name, nanoseconds(time), ratio(time, times.ours)])
      }
    }
    print(table)
  }

  private static func nanoseconds(_ time: Double) -> String { "\(Int(time.rounded())) ns" }

  private static func ratio(_ time: Double, _ ours: Double) -> String {
    let tenths = Int((time / ours * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) ×"
  }
}
