import Testing

/// What generates refuses a configuration without targets; what only checks goes on.
@Suite struct MissingTargetsTests {
  let project = ProcessProject()

  /// The exit code and all that is printed, by a command that runs in the project.
  private func run(_ command: String) -> (code: Int32, text: String) {
    let code = project.shell("\(command) >out 2>&1")
    return (code, project.text("out") ?? "")
  }

  private static let configurations = [
    ("", "1:1"), ("# nothing yet\n", "1:1"), ("version: 1\n", "1:1"), ("# first\nversion: 1\nids: {}\n", "2:1"),
    ("version: 1\ntargets: []\n", "2:10"), ("version: 1\nlint: { rules: { missing-targets: off } }\n", "1:1"),
    ("# messagegen:ignore-file missing-targets\nversion: 1\n", "2:1"),
  ]

  @Test(arguments: configurations)
  func nothingIsGenerated(configuration: String, place: String) {
    project.write(configuration, to: "messagegen.yaml")
    for command in [
      "generate", "generate --check", "generate --dry-run", "generate --clean", "new Card", "new --views",
    ] {
      let (code, text) = run("$T \(command)")
      #expect(code == 1, "\(command): \(text)")
      #expect(text.contains("error[missing-targets]: the configuration has no targets\n"), "\(command): \(text)")
      #expect(text.contains("--> messagegen.yaml:\(place)\n"), "\(command): \(text)")
      #expect(text.contains("help: add one: `targets: [{ name: Chat, path: Chat/Generated }]`"))
      #expect(!text.contains("0 files"), "\(command): \(text)")
    }
    #expect(project.shell("ls Schemas | grep -v Gift.yaml || test -e Generated") != 0, "nothing was written")
    #expect(project.text("Schemas/Card.yaml") == nil)
  }

  @Test(arguments: configurations)
  func lintChecksTheSchemas(configuration: String, place: String) {
    project.write(configuration, to: "messagegen.yaml")
    project.shell("sed -i.bak s/string/strin/ Schemas/Gift.yaml; rm Schemas/*.bak")
    let (code, text) = run("$T lint --error-format short")
    #expect(code == 1 && text.contains("Schemas/Gift.yaml:4:18: error: `strin`"), "\(text)")
    let isQuiet = configuration.contains("missing-targets")
    let note = "messagegen.yaml:\(place): note: the configuration has no targets [missing-targets]\n"
    #expect(text.contains(note) == !isQuiet, "\(text)")
  }

  @Test func aNoteAloneIsNoFailure() {
    project.write("version: 1\n", to: "messagegen.yaml")
    let (code, text) = run("$T lint")
    #expect(code == 0 && text.hasSuffix("\n1 note in 1 schema\n"), "\(text)")
  }

  /// There is a target; that it cannot be read is what there is to say.
  @Test(arguments: ["targets:\n", "targets: [{ name: Chat }]\n", "targets: Chat\n"])
  func whatCannotBeReadIsNotMissing(targets: String) {
    project.write("version: 1\n" + targets, to: "messagegen.yaml")
    for command in ["generate", "lint"] {
      let (code, text) = run("$T \(command)")
      #expect(code == 1 && !text.contains("missing-targets"), "\(text)")
    }
  }
}
