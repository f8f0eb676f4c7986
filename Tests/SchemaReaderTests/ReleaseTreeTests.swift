import Schema
import SourceText
import Testing

@testable import SchemaReader

/// Which releases were compared with one another when they were recorded.
@Suite struct ReleaseTreeTests {
  /// - Parameter releases: Each with what is in its head beside its version.
  private func tree(_ releases: KeyValuePairs<String, String>) throws -> ReleaseTree {
    let files = releases.enumerated().map { index, release in
      let body = "release: \"\(release.key)\"\n" + release.value
      return SourceFile(
        id: .init(index), path: "Releases/\(release.key)/release.yaml",
        text: "digest: \(ReleaseDigest.text(of: body.utf8))\n" + body)
    }
    let outcome = SchemaReader.readReleases(files, in: "Releases")
    #expect(outcome.diagnostics.map(\.message.english) == [])
    return ReleaseTree(try #require(outcome.value))
  }

  private func version(_ text: String) throws -> ReleaseVersion { try #require(ReleaseVersion(text)) }

  @Test func `what two branches released is unknown until the next release`() throws {
    let tree = try tree([
      "1.0": "", "1.0.1": "after: \"1.0\"\n", "1.0.2": "after: \"1.0.1\"\n", "1.1": "after: \"1.0\"\n",
      "1.2": "after: \"1.1\"\nbeside: [\"1.0.1\"]\n", "1.3": "after: \"1.2\"\n",
    ])
    func compared(_ other: String, with base: String) throws -> String? {
      try tree.compared(version(other), with: version(base))?.description
    }
    #expect(try compared("1.0", with: "1.1") == "1.0")
    #expect(try compared("1.0.1", with: "1.1") == "1.0")
    #expect(try compared("1.0.1", with: "1.2") == "1.0.1")
    #expect(try compared("1.0.1", with: "1.3") == "1.0.1")
    #expect(try compared("1.0.2", with: "1.3") == "1.0.1")
    #expect(try compared("1.1", with: "1.0.2") == "1.1", "nobody comes from a later one")
    func unknown(to new: String, after parent: String) throws -> [String] {
      try tree.unknown(to: version(new), after: version(parent)).map(\.description)
    }
    #expect(try unknown(to: "1.4", after: "1.3") == ["1.0.2"])
    #expect(try unknown(to: "1.1.1", after: "1.1") == ["1.0.1", "1.0.2"])
    #expect(try unknown(to: "1.0.3", after: "1.0.2") == [])
    #expect(tree.unknown(to: try version("0.9"), after: nil) == [])
  }

  @Test func `releases that follow nothing in common were not compared`() throws {
    let tree = try tree(["1.0": "", "2.0": ""])
    #expect(tree.compared(try version("1.0"), with: try version("2.0")) == nil)
  }
}
