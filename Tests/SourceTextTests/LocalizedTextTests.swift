import SourceText
import Testing

struct PhraseTests {
  private let code = LocalizedText.verbatim("`when`")
  private let word = LocalizedText("the default", zh: "默认值")

  @Test func `each language has its own text, and that of the phrases in it`() {
    let phrase = LocalizedText("\(word) must be a list", zh: "\(word)必须是列表")
    #expect(phrase.text(in: .english) == "the default must be a list")
    #expect(phrase.text(in: .simplifiedChinese) == "默认值必须是列表")
  }

  @Test func `code stands apart from Chinese, but not from punctuation`() {
    #expect(LocalizedText("\(code) is \(code)", zh: "\(code)是\(code)").chinese == "`when` 是 `when`")
    #expect(LocalizedText("\(code), \(word)", zh: "\(code)，\(word)").chinese == "`when`，默认值")
    #expect(LocalizedText("\(code) \(word)", zh: "\(code)\(word)").chinese == "`when` 默认值")
    #expect(LocalizedText("\(code) x", zh: "\(code) 是").chinese == "`when` 是")
  }

  @Test func `what authors wrote stays as it is`() {
    let name = "标题"
    #expect(LocalizedText("no `\(name)`", zh: "没有 `\(name)`").chinese == "没有 `标题`")
  }
}
