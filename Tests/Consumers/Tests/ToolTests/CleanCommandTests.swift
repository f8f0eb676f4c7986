import Testing

/// `generate --clean` as a process.
@Suite struct CleanCommandTests {
  let project = ProcessProject()

  @Test func needsNoValidSchemas() throws {
    #expect(try project.run("generate").end == .exit(0))
    project.writeSchema("Gift", id: 1, field: "[")
    let list = try project.run("generate", "--clean", "--dry-run")
    #expect(list.end == .exit(0))
    #expect(list.output.contains("delete  Generated/GiftAttachment.swift: was generated from `Schemas/Gift.yaml`\n"))
    #expect(list.output.contains("delete  Generated/.messagegen-manifest: was generated\n"))
    #expect(project.text("Generated/GiftAttachment.swift") != nil, "it was a rehearsal")
    project.shell("rm -rf Schemas")
    let run = try project.run("generate", "--clean")
    #expect(run.end == .exit(0) && run.output.hasPrefix("removed 5 generated files in "), "\(run.output)")
    #expect(project.shell("test -e Generated") == 1)
    #expect(try project.run("generate", "--clean").output.hasPrefix("there is nothing to remove in "))
  }

  @Test func leavesEditedFiles() throws {
    #expect(try project.run("generate").end == .exit(0))
    project.shell("echo '// mine' >>Generated/GiftAttachment.swift")
    let run = try project.run("generate", "--clean")
    #expect(run.end == .exit(1) && run.errors.contains("then run `messagegen generate --clean --force`"))
    #expect(run.output.contains("`Generated/GiftAttachment.swift` was edited by hand; with `--force` it is deleted:\n"))
    #expect(project.text("Generated/CustomMessage.swift") != nil, "nothing was removed")
    #expect(try project.run("generate", "--clean", "--force").end == .exit(0))
    #expect(project.shell("test -e Generated") == 1)
  }

  @Test func needsAConfigurationWithoutErrors() throws {
    project.write("version: 1\ntargets: [{ name: Chat, path: ../Generated }]\n", to: "messagegen.yaml")
    let run = try project.run("generate", "--clean")
    #expect(run.end == .exit(1) && run.output.contains("error[bad-path]"))
  }

  @Test(arguments: [
    ["--watch", "--check"], ["--watch", "--diff"], ["--watch", "--dry-run"], ["--watch", "--clean"],
    ["--clean", "--check"],
  ])
  func excludeOneAnother(options: [String]) throws {
    let run = try ToolProcess([ToolProcess.tool, "generate"] + options)
    #expect(run.wait() == .exit(64))
  }
}
