import SourceText
import Testing

@testable import Reports

struct LineReportTests {
  @Test func gitHub() {
    let lines = GitHubReport().text(of: Fixture.findings, in: Fixture.files)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    #expect(lines.count == 4 && lines[3].isEmpty)
    #expect(
      lines[0].hasPrefix(
        "::error file=Schemas/红 包%2Ca%3Ab%25.yaml,line=2,endLine=2,col=6,endColumn=7,title=messagegen%3A hostile-rule::"
          + "\"q\" 'a' <b> & ]]> %25 %250A ::error::x \\ %0D%0A"))
    #expect(lines[0].contains("%25\u{301}") && lines[0].hasSuffix("\u{FFFE}"))
    #expect(!lines[0].unicodeScalars.contains { $0.isInvisible })
    #expect(lines[1].hasSuffix(",line=3,endLine=4,title=messagegen%3A many-lines::two lines"))
    #expect(lines[2].hasPrefix("::notice file=Schemas/Other.yaml,"))
    #expect(GitHubReport().text(of: [], in: []) == "")
  }

  @Test func theWordsOfTheFormatsStay() {
    let finding = Diagnostic(
      "r", .warning, LocalizedText("m", zh: "红"), at: Fixture.range("x"), notes: [.init(LocalizedText("n", zh: "包"))],
      help: LocalizedText("h", zh: "礼"))
    let gitHub = GitHubReport(language: .simplifiedChinese).text(of: [finding], in: Fixture.files)
    #expect(gitHub.hasPrefix("::warning file=") && gitHub.hasSuffix("::红%0A提示：包%0A建议：礼\n"))
    let xcode = XcodeReport(language: .simplifiedChinese).text(of: [finding], in: Fixture.files)
    #expect(xcode.contains(": warning: 红 [r]; 礼\n") && xcode.contains(": note: 包\n"))
    for text in [
      JSONReport(version: "1", language: .simplifiedChinese).text(of: [finding], in: Fixture.files),
      GitLabReport(language: .simplifiedChinese).text(of: [finding], in: Fixture.files),
      CheckstyleReport(language: .simplifiedChinese).text(of: [finding], in: Fixture.files),
      JUnitReport(failing: .note, language: .simplifiedChinese).text(of: [finding], in: Fixture.files),
    ] {
      #expect(text.contains("红") && text.contains("包") && text.contains("礼"))
    }
  }

  @Test func xcode() {
    let lines = XcodeReport().text(of: Fixture.findings, in: Fixture.files)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    #expect(lines.count == 6 && lines[5].isEmpty)
    #expect(lines[0].hasPrefix("Schemas/红 包,a:b%.yaml:2:9: error: \"q\" "))
    #expect(!lines[0].unicodeScalars.contains { $0.isInvisible })
    #expect(lines[1].hasPrefix("Schemas/Other.yaml:1:1: note: "))
    #expect(lines[2].hasSuffix(":2:9: note: no place"))
    #expect(lines[4] == "Schemas/Other.yaml:1:1: note: an id [id-rule]")
    #expect(XcodeReport().text(of: [], in: []) == "")
  }
}
