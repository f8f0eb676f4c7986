import Testing

/// `messagegen new` is about the project as the new message leaves it.
@Suite struct NewCommandTests {
  let project = ProcessProject()

  private func new(_ arguments: String) -> (code: Int32, output: String) {
    let code = project.shell("$T new \(arguments) >out 2>&1")
    return (code, project.text("out") ?? "")
  }

  /// The message is what was missing.
  @Test func whatTheMessageEndsIsNotReported() {
    project.write(
      """
      version: 1
      envelopes: { default: { id: type, data: data }, shop: { id: businessID } }
      targets: [{ name: Chat, path: Generated, messages: [Gift, "Card*"] }]

      """, to: "messagegen.yaml")
    #expect(project.shell("$T lint >out") == 1 && project.text("out")?.contains("[unmatched-glob]") == true)
    let (code, output) = new("Card")
    #expect(code == 0 && !output.contains("[unmatched-glob]"), "\(output)")
    #expect(output.contains("note[unused-envelope]"), "what is still so is said")
    #expect(project.shell("$T lint >out") == 0)
  }

  @Test func whatTheMessageBringsIsReportedOnce() {
    project.shell("sed -i.bak /doc:/d Schemas/Gift.yaml; rm Schemas/*.bak")
    let (code, output) = new("Card --field amount:double")
    #expect(code == 0, "\(output)")
    #expect(output.split(separator: "\n").count { $0.contains("[missing-doc]") } == 1, "\(output)")
    #expect(output.contains("Schemas/Card.yaml:"), "\(output)")
  }

  @Test func whatIsBrokenEndsIt() {
    project.shell("sed -i.bak s/string/strin/ Schemas/Gift.yaml; rm Schemas/*.bak")
    let (code, output) = new("Card")
    #expect(code == 1 && output.contains("error[unknown-type]") && output.contains("nothing was written"))
    #expect(project.text("Schemas/Card.yaml") == nil)
  }
}
