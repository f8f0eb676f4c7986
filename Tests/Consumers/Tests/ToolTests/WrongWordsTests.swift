import Testing

/// Words on the command line that mean something else, and the help that leads on.
@Suite struct WrongWordsTests {
  let project = ProcessProject()

  /// What goes to standard error, for a call that is wrong.
  private func errors(_ arguments: String) -> String {
    #expect(project.shell("$T \(arguments) >out 2>err") == 64, "\(arguments)")
    return project.text("err") ?? ""
  }

  @Test(arguments: [
    ("gen", "generate"), ("gnerate --check", "generate"), ("generat", "generate"), ("Lint", "lint"),
    ("fromat", "format"),
    ("explian missing-doc", "explain"), ("int", "init"), ("inti", "init"), ("chek", "check"), ("ch", "check"),
  ])
  func theNearestCommand(call: String, meant: String) {
    let word = call.split(separator: " ")[0]
    #expect(errors(call) == "error: there is no command `\(word)`\nhelp: did you mean `\(meant)`?\n")
  }

  @Test func noCommandIsNear() {
    let text = errors("frobnicate")
    #expect(
      text.hasPrefix("error: there is no command `frobnicate`\nhelp: the commands are `generate`, `new`, `lint`, "))
  }

  @Test func wishesForHelpStay() {
    for call in ["", "help", "help lint", "--help", "lint --help", "--version"] {
      #expect(project.shell("$T \(call) >out") == 0, "\(call)")
    }
    for call in ["--frobnicate", "lint --frobnicate", "check --fail-on frobnicate", "init --sdk none --sdk tuikit"] {
      #expect(errors(call).hasPrefix("error: "), "one spelling of it: \(errors(call))")
    }
  }

  @Test(arguments: ["Schemas", "Schemas/Gift.yaml --check", "--quiet Gift"])
  func generateTakesNoPaths(arguments: String) {
    let path = arguments.split(separator: " ").first { !$0.hasPrefix("-") } ?? ""
    let text = errors("generate \(arguments)")
    #expect(text.hasPrefix("error: `generate` takes no paths, such as `\(path)`: it reads all schemas"), "\(text)")
    #expect(text.contains("help: ") && text.contains("`messagegen lint \(path)`"), "\(text)")
    #expect(project.text("Generated/GiftAttachment.swift") == nil)
  }

  @Test(arguments: [
    ("money", "did you mean `money-as-double`?"), ("MONEY", "did you mean `money-as-double`?"),
    ("money_as_double", "did you mean `money-as-double`?"), ("mising-doc", "did you mean `missing-doc`?"),
    ("ignore", "these contain it: `misspelt-ignore`, `unused-ignore`"),
    ("frobnicate", "`messagegen rules` lists them"),
  ])
  func rulesByAPartOfTheirName(name: String, help: String) {
    #expect(errors("explain \(name)") == "error: there is no rule `\(name)`\nhelp: \(help)\n")
    #expect(errors("lint --only-rule \(name)").contains(help))
  }
}
