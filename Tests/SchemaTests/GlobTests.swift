import Schema
import Testing

struct GlobTests {
  @Test(arguments: [
    ("RedPacket", "RedPacket", true), ("RedPacket", "RedPackets", false), ("Red*", "RedPacket", true),
    ("*Packet", "RedPacket", true), ("R*d*t", "RedPacket", true), ("R*x*t", "RedPacket", false),
    ("?edPacket", "RedPacket", true), ("?RedPacket", "RedPacket", false), ("*", "", true), ("?", "", false),
    ("**", "RedPacket", true), ("a*ab", "aaab", true), ("红?", "红包", true),
    ("Pair?", "Pair", false), ("A*B*C", "AxxBxxC", true), ("A*B*C", "AxxC", false), ("Gift", "gift", false),
    ("", "", true),
  ])
  func overNames(pattern: String, name: String, matches: Bool) {
    #expect(Glob.matches(pattern, name) == matches)
  }

  @Test(arguments: [
    ("Shop/*.yaml", "Shop/Gift.yaml", true), ("Shop/*", "Shop/Old/Gift.yaml", false),
    ("Shop/**", "Shop/Old/Gift.yaml", true), ("**/Gift.yaml", "Gift.yaml", true),
    ("**/Gift.yaml", "Shop/Old/Gift.yaml", true), ("Shop/**/Gift.yaml", "Shop/Gift.yaml", true),
    ("**/Old/**", "Shop/Old/Gift.yaml", true), ("**/Old/**", "Shop/Older/Gift.yaml", false),
    ("./Shop/./Gift.yaml", "Shop/Gift.yaml", true), ("S?op/Gift.yaml", "Shop/Gift.yaml", true),
    ("Shop?Gift.yaml", "Shop/Gift.yaml", false),
  ])
  func overPaths(pattern: String, path: String, matches: Bool) {
    #expect(Glob.matches(pattern, path: path) == matches)
  }

  /// Ways to match grow with each star; time must not.
  @Test func manyStarsEnd() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    #expect(!Glob.matches(pattern, String(repeating: "a", count: 400)))
    let folders = String(repeating: "**/a/", count: 20) + "b"
    #expect(!Glob.matches(folders, path: String(repeating: "a/", count: 60)))
  }
}
