import Schema
import SourceText
import Testing

@testable import SchemaReader

/// Which releases were compared with one another when they were recorded.
struct ReleaseTreeTests {
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
    for (other, base, expected) in [
      ("1.0", "1.1", "1.0"), ("1.0.1", "1.1", "1.0"), ("1.0.1", "1.2", "1.0.1"), ("1.0.1", "1.3", "1.0.1"),
      ("1.0.2", "1.3", "1.0.1"),
      // Nobody comes from a later one.
      ("1.1", "1.0.2", "1.1"),
    ] {
      #expect(try tree.compared(version(other), with: version(base))?.description == expected, "\(other), \(base)")
    }
    for (new, parent, expected) in [
      ("1.4", "1.3", ["1.0.2"]), ("1.1.1", "1.1", ["1.0.1", "1.0.2"]), ("1.0.3", "1.0.2", []), ("0.9", nil, []),
    ] as [(String, String?, [String])] {
      let unknown = try tree.unknown(to: version(new), after: parent.map(version))
      #expect(unknown.map(\.description) == expected, "\(new)")
    }
  }

  @Test func `releases that follow nothing in common were not compared`() throws {
    let tree = try tree(["1.0": "", "2.0": ""])
    #expect(tree.compared(try version("1.0"), with: try version("2.0")) == nil)
  }
}
