import SourceText
import Testing

@testable import messagegen

struct LanguageChoiceTests {
  private func preferred(_ environment: [String: String]) -> Language { .preferred { environment[$0] } }

  @Test(arguments: ["zh_CN.UTF-8", "zh_CN", "zh_SG", "zh-Hans", "zh_Hans_CN.UTF-8", "zh-Hans-HK", "zh", "zh.UTF-8"])
  func simplifiedChinese(locale: String) { #expect(preferred(["LANG": locale]) == .simplifiedChinese) }

  @Test(arguments: [
    "", "C", "C.UTF-8", "POSIX", "en_US.UTF-8", "zh_TW.UTF-8", "zh_HK", "zh-Hant-CN", "zha_CN", "ja_JP",
  ])
  func english(locale: String) { #expect(preferred(["LANG": locale]) == .english) }

  @Test func theFirstThatSaysSomethingDecides() {
    let (english, chinese) = (Language.english, Language.simplifiedChinese)
    let environments: [([String: String], Language)] = [
      ([:], english), (["LC_ALL": "C", "LANG": "zh_CN"], english), (["LC_CTYPE": "zh_CN"], english),
      (["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "en_US"], chinese),
    ]
    for (environment, language) in environments { #expect(preferred(environment) == language, "\(environment)") }
  }

  @Test func theOptionWins() throws {
    let languages = try ["zh-Hans", "zh_CN", "en", "en-US"].map {
      try LintCommand.parse(["--lang", $0]).project.language
    }
    #expect(languages == [.simplifiedChinese, .simplifiedChinese, .english, .english])
    for other in ["fr", "zh-TW", ""] {
      #expect(throws: (any Error).self) { try NewCommand.parse(["Gift", "--lang", other]) }
    }
  }
}
