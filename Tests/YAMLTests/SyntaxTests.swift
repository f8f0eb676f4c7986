import DiagnosticTestSupport
import SourceText
import Testing

@testable import YAML

/// What is said where libyaml fails: the real cause, at the real place, with a fix-it that leaves nothing to report.
struct SyntaxTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let finding: String
    let help: String?
    /// What the fix-it makes of the text; nil for none.
    let fixed: String?
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ finding: String, help: String? = nil, fixed: String? = nil) {
      self.text = text
      self.finding = finding
      self.help = help
      self.fixed = fixed
    }
  }

  @Test(arguments: traps + quotes + lookAlikes + structure + words)
  func isExplained(_ mistake: Mistake) throws {
    let file = yamlFile(mistake.text)
    let findings = YAMLReader.read(file).diagnostics
    #expect(findings.map { outline($0, in: file) } == [mistake.finding])
    let finding = try #require(findings.first)
    #expect(finding.id == "yaml-syntax")
    if let help = mistake.help { #expect(finding.help?.english == help) }
    let fixed = finding.fixIts.first.map { applying($0, to: file) }
    #expect(fixed == mistake.fixed)
    if let fixed { #expect(readYAML(fixed).diagnostics == []) }
  }

  @Test func eachLineIsNamed() {
    let file = yamlFile("message：RedPacket\nid:5\nfields:\n  a: string\n  b：int\n  c:int\n")
    #expect(
      YAMLReader.read(file).diagnostics.map { outline($0, in: file) } == [
        "1:8 «：» full-width colon `：`"
      ])
    let colons = yamlFile("message：RedPacket\nid：5\nfields:\n")
    #expect(YAMLReader.read(colons).diagnostics.map { colons.location(of: $0.range.start).line } == [1, 2])
  }

  @Test func documentsBeforeTheErrorAreKept() {
    let outcome = readYAML("a: 1\n---\nb: 2\n---\nc: [\n---\nd: 4\n")
    #expect(outcome.value?.map(\.outline) == ["{a: 1}", "{b: 2}"])
    #expect(outcome.hasErrors)
  }

  @Test func everyPrefixOfATextIsSurvived() {
    let text = """
      \u{FEFF}message: 红包 # c\r\nid: [10, *]\n"a": 'b'\nc: "\\u4e2d \\d"\nd：{ e: [1, {f: “g”}]?, h: @x }\n\ti: |\n  j\n &k <<: !!l *m\n
      """
    let bytes = Array(text.utf8)
    for start in 0..<bytes.count {
      for part in [bytes[start...], bytes[..<start], bytes[start..<min(start + 12, bytes.count)]] {
        let file = SourceFile(id: .init(0), path: "a.yaml", bytes: Array(part))
        for finding in YAMLReader.read(file).diagnostics {
          #expect(finding.range.start >= 0 && finding.range.start <= finding.range.end)
          #expect(finding.range.end <= file.bytes.count)
          for edit in finding.fixIts.flatMap(\.edits) { #expect(edit.range.end <= file.bytes.count) }
        }
      }
    }
  }
}
