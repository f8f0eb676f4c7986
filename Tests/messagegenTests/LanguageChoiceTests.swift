import SourceText
import Testing

@testable import messagegen

@Suite struct LanguageChoiceTests {
  private func preferred(_ environment: [String: String]) -> Language { .preferred { environment[$0] } }

  @Test(arguments: ["zh_CN.UTF-8", "zh_CN", "zh_SG", "zh-Hans", "zh_Hans_CN.UTF-8", "zh-Hans-HK", "zh", "zh.UTF-8"])
  func simplifiedChinese(locale: String) { #expect(preferred(["LANG": locale]) == .simplifiedChinese) }

  @Test(arguments: [
    "", "C", "C.UTF-8", "POSIX", "en_US.UTF-8", "zh_TW.UTF-8", "zh_HK", "zh-Hant-CN", "zha_CN", "ja_JP",
  ])
  func english(locale: String) { #expect(preferred(["LANG": locale]) == .english) }

  @Test func theFirstThatSaysSomethingDecides() {
    #expect(preferred([:]) == .english)
    #expect(preferred(["LC_ALL": "C", "LANG": "zh_CN"]) == .english)
    #expect(preferred(["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "en_US"]) == .simplifiedChinese)
    #expect(preferred(["LC_CTYPE": "zh_CN"]) == .english)
  }

  @Test func theOptionWins() throws {
    #expect(try LintCommand.parse(["--lang", "zh-Hans"]).project.language == .simplifiedChinese)
    #expect(try GenerateCommand.parse(["--lang", "en"]).project.language == .english)
    #expect(try LintCommand.parse(["--lang", "zh_CN"]).project.language == .simplifiedChinese)
    #expect(try LintCommand.parse(["--lang", "en-US"]).project.language == .english)
    for other in ["fr", "zh-TW", ""] {
      #expect(throws: (any Error).self) { try NewCommand.parse(["Gift", "--lang", other]) }
    }
  }
}
