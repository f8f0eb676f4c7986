import SourceText
import Testing

@testable import SchemaReader

/// What is said of the files of examples beside a `release.yaml`.
struct ReleaseExamplesTests {
  private static let gift = "{\"message\": \"Gift\"}\n"

  /// The findings with the paths of their files.
  ///
  /// - Parameters:
  ///   - entry: Of `release.yaml`.
  ///   - files: By their paths in the record.
  private func findings(_ entry: String, _ files: KeyValuePairs<String, String>) -> [String] {
    let body = "release: \"1.0\"\n\(entry)---\nmessage: Gift\nid: 1\n"
    let release = ("1.0/release.yaml", "digest: \(ReleaseDigest.text(of: body.utf8))\n\(body)")
    let all = ([release] + files.map { ($0.key, $0.value) }).enumerated().map { index, file in
      SourceFile(id: .init(index), path: "Releases/\(file.0)", text: file.1)
    }
    return SchemaReader.readReleases(all, in: "Releases").diagnostics.map { finding in
      "\(finding.id) in \(all[finding.range.file.index].path): \(finding.message.english)"
    }
  }

  private func entry(_ files: KeyValuePairs<String, String>) -> String {
    "examples:\n" + files.map { "  \($0.key): \"\(ReleaseDigest.text(of: $0.value.utf8))\"\n" }.joined()
  }

  @Test func `files are as they were recorded`() {
    let entry = entry(["Gift.json": Self.gift, "红包.json": Self.gift])
    #expect(findings(entry, ["1.0/Gift.json": Self.gift, "1.0/红包.json": Self.gift]) == [])
    let withReturns = "{\"message\": \"Gift\"}\r\n"
    #expect(findings(entry, ["1.0/Gift.json": withReturns, "1.0/红包.json": Self.gift]) == [])
  }

  @Test func `what is missing, changed or more is reported`() {
    let entry = entry(["Gift.json": Self.gift])
    #expect(
      findings(entry, [:]) == [
        "damaged-release in Releases/1.0/release.yaml: `Releases/1.0/Gift.json` is missing, which release `1.0` recorded"
      ])
    #expect(
      findings(entry, ["1.0/Gift.json": "{\n"]) == [
        "damaged-release in Releases/1.0/Gift.json: `Releases/1.0/Gift.json` was changed since release `1.0` recorded it"
      ])
    #expect(
      findings(entry, ["1.0/Gift.json": Self.gift, "1.0/Poll.json": Self.gift]) == [
        "stray-release-file in Releases/1.0/Poll.json: `Releases/1.0/Poll.json` was not written by `messagegen release`"
      ])
  }

  @Test func `examples without schemas are reported`() {
    #expect(
      findings("", ["1.1/Gift.json": Self.gift, "1.1/Poll.json": Self.gift]) == [
        "damaged-release in Releases/1.1/Gift.json: release `1.1` has examples, but no `release.yaml`"
      ])
  }

  @Test func `records without a list say nothing of their files`() {
    #expect(findings("", [:]) == [])
    #expect(findings("", ["1.0/Gift.json": "{\n", "1.0/Poll.json": ""]) == [])
  }
}
