import Testing

/// Findings stand in the order of the text; the line that counts them says where to look.
@Suite struct OrderOfFindingsTests {
  let project = ProcessProject(messages: ["Gift", "Song"])

  private func lint(_ arguments: String = "") -> [Substring] {
    project.shell("$T lint \(arguments) >out")
    return (project.text("out") ?? "").split(separator: "\n")
  }

  @Test func errorsAmongOthers() {
    project.write(
      """
      version: 1
      targets: [{ name: Chat, path: Generated }]
      lint: { rules: { missing-owner: note } }

      """, to: "messagegen.yaml")
    project.write(
      """
      message: Gift
      id: 1
      doc: A gift.
      fields: { title: strin, price: double }
      surfaces: { summary: "{titel}" }

      """, to: "Schemas/Gift.yaml")
    let (text, short) = (lint(), lint("--error-format short"))
    let severities = ["note", "error", "warning", "error", "note"]
    let titles = text.filter { $0.wholeMatch(of: /[a-z]+\[[a-z-]+\]: .*/) != nil }
    #expect(titles.map { $0.prefix { $0 != "[" } } == severities.map { $0[...] }, "\(text)")
    let words = short.dropLast().map { String($0.split(separator: " ")[1]) }
    #expect(words == severities.map { "\($0):" }, "\(short)")
    let counts = "2 errors, 1 warning, 2 notes in 2 schemas"
    #expect(text.last == "\(counts); errors at Schemas/Gift.yaml:4:18, Schemas/Gift.yaml:5:24")
    #expect(short.last == text.last)
    #expect(lint("--lang zh").last?.hasSuffix("；错误位于 Schemas/Gift.yaml:4:18、Schemas/Gift.yaml:5:24") == true)
    #expect(lint("--error-format github").last?[...] == counts[...])
    project.shell("$T generate >out")
    #expect(project.text("out")?.contains("; errors at Schemas/Gift.yaml:4:18, ") == true)
  }

  @Test func errorsAtTheEndNeedNoWords() {
    project.shell("sed -i.bak s/string/strin/ Schemas/*.yaml; rm Schemas/*.bak")
    #expect(lint().last == "2 errors in 2 schemas")
  }
}
