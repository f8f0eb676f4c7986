import Foundation
import TestSupport
import Testing

extension Faults {
  /// Links out of the project, as whoever sends a branch may put there to have a secret printed by CI.
  struct LinksOut {
    /// The project is a folder in it, the secret beside that.
    let project = ProcessProject(messages: [])

    static let commands = ["lint", "generate", "format", "generate --check", "generate --diff", "lint --fix"]

    @Test(arguments: [
      "ln -s ../../secret inner/Schemas/e.yaml", "ln -s ../../hidden inner/Schemas/more",
      "mv inner/Schemas hidden/Schemas; ln -s ../hidden/Schemas inner/Schemas",
      "printf 'version: 1\nschemas: ../hidden\ntargets: [{ name: Chat, path: Generated }]\n' >inner/messagegen.yaml",
      "rm inner/messagegen.yaml; ln -s ../secret inner/messagegen.yaml",
      "mkdir inner/T; ln -s ../../secret inner/T/a.mustache; printf 'version: 1\ntargets: [{ name: Chat, path: Generated, templates: T }]\n' >inner/messagegen.yaml",
      "mkdir inner/Generated; ln -s ../../secret inner/Generated/.messagegen-manifest",
    ])
    func nothingIsReadOrQuoted(link: String) throws {
      project.writeSchema("Gift", id: 1, in: "inner/Schemas")
      project.write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "inner/messagegen.yaml")
      project.write("TOKEN: hunter2\n{{hunter2\n", to: "secret")
      project.write("TOKEN: hunter2\n", to: "hidden/e.yaml")
      #expect(project.shell(link) == 0)
      var failed = 0
      for command in Self.commands {
        let arguments = command.split(separator: " ").map(String.init)
        let process = try ToolProcess(
          [BuiltTool.path] + arguments + ["--config", project.folder + "/inner/messagegen.yaml"])
        let end = process.wait()
        #expect(
          !(process.output + process.errors).contains("hunter2"), "\(command): \(process.output)\(process.errors)")
        // A link among the templates is a finding.
        if end == .exit(link.contains("templates") ? 1 : 2) { failed += 1 }
      }
      #expect(failed > 0)
      #expect(
        project.text("secret") == "TOKEN: hunter2\n{{hunter2\n" && project.text("hidden/e.yaml") == "TOKEN: hunter2\n")
      let generated = project.shell("find inner hidden -name '*.swift' | grep -q .")
      #expect(generated != 0, "nothing was generated")
      FaultCounts.shared.note(
        "a link out of the project", points: Self.commands.count,
        found: "exit 2 or a finding, nothing read, quoted or written")
    }

    @Test func whatIsSaidOfIt() throws {
      project.write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "inner/messagegen.yaml")
      project.shell("touch secret; mkdir inner/Schemas; ln -s ../../secret inner/Schemas/e.yaml")
      let run = try project.run("lint", configuration: "inner/messagegen.yaml")
      #expect(run.end == .exit(2))
      #expect(run.errors.contains("error: `Schemas/e.yaml` leads out of the project, to `"))
      #expect(run.errors.contains("help: replace the symbolic link by what it points to, or remove it"))
    }
  }
}
