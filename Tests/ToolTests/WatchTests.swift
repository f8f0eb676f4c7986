import Foundation
import TestSupport
import Testing

/// `generate --watch` as a process: files change, output follows.
@Suite(.enabled(if: Tier.hasProcesses)) struct WatchTests {
  let project = ProcessProject(messages: ["Gift", "Song"])

  private func attachment(_ name: String) -> String { project.text("Generated/\(name)Attachment.swift") ?? "" }

  /// Starts a watch and waits for its first run.
  private func start(_ arguments: String...) throws -> ToolProcess {
    let watch = try ToolProcess(
      [BuiltTool.path, "generate", "--watch", "--config", project.folder + "/messagegen.yaml"] + arguments)
    try #require(ToolProcess.eventually { watch.output.contains("generated ") }, "\(watch.output)\(watch.errors)")
    return watch
  }

  private func becomes(_ field: String, in name: String = "Gift") -> Bool {
    ToolProcess.eventually { attachment(name).contains("public var \(field): String") }
  }

  @Test func followsEditsOfEveryKind() throws {
    let watch = try start()
    #expect(becomes("title"))
    project.writeSchema("Gift", id: 1, field: "inPlace")
    #expect(becomes("inPlace"))
    project.shell("sed 's/inPlace/byRename/' Schemas/Gift.yaml > x && mv x Schemas/Gift.yaml")
    #expect(becomes("byRename"))
    project.shell("rm Schemas/Gift.yaml")
    #expect(ToolProcess.eventually { attachment("Gift").isEmpty })
    project.writeSchema("Gift", id: 1, field: "again")
    #expect(becomes("again"))
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
  }

  @Test func keepsWatchingABrokenSchema() throws {
    let watch = try start()
    project.writeSchema("Gift", id: 1, field: "[")
    #expect(ToolProcess.eventually { watch.output.contains("error[yaml-syntax]") })
    #expect(ToolProcess.eventually { watch.output.contains("nothing was written\n") })
    #expect(becomes("title"), "what was there stays")
    project.shell("mv messagegen.yaml away")
    #expect(ToolProcess.eventually { watch.errors.contains("messagegen.yaml` not found") })
    project.writeSchema("Gift", id: 1, field: "mended")
    project.shell("mv away messagegen.yaml")
    #expect(becomes("mended"))
    watch.send(SIGTERM)
    #expect(watch.wait() == .exit(0))
  }

  @Test func followsFolders() throws {
    let watch = try start()
    project.writeSchema("Deep", id: 3, in: "Schemas/a/b")
    #expect(becomes("title", in: "Deep"))
    project.writeSchema("Deep", id: 3, field: "edited", in: "Schemas/a/b")
    #expect(becomes("edited", in: "Deep"), "in a folder that is new")
    project.shell("mv Schemas/a Schemas/moved && sed -i.bak s/edited/afterMove/ Schemas/moved/b/Deep.yaml")
    #expect(becomes("afterMove", in: "Deep"))
    project.shell("mv Schemas aside")
    #expect(ToolProcess.eventually { watch.errors.contains("schema folder `Schemas` not found") })
    project.shell("mv aside Schemas")
    project.writeSchema("Gift", id: 1, field: "back")
    #expect(becomes("back"))
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
  }

  @Test func followsTheConfiguration() throws {
    let watch = try start()
    project.shell("mkdir -p deep/er && cp -R Schemas deep/er/Others")
    project.write(
      "version: 1\nschemas: deep/er/Others\ntargets: [{ name: Chat, path: Generated, suffix: Note }]\n",
      to: "messagegen.yaml")
    #expect(ToolProcess.eventually { project.text("Generated/GiftNote.swift") != nil })
    project.writeSchema("Gift", id: 1, field: "other", in: "deep/er/Others")
    #expect(ToolProcess.eventually { project.text("Generated/GiftNote.swift")?.contains("var other") == true })
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
  }

  @Test func followsLinks() throws {
    project.shell("mkdir elsewhere && mv Schemas/Gift.yaml elsewhere && ln -s ../elsewhere/Gift.yaml Schemas/Gift.yaml")
    let watch = try start()
    project.writeSchema("Gift", id: 1, field: "behindTheLink", in: "elsewhere")
    #expect(becomes("behindTheLink"))
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
  }

  @Test func followsTheUsersTemplates() throws {
    project.write(
      "version: 1\ntargets: [{ name: Chat, path: Generated, templates: Mine }]\n", to: "messagegen.yaml")
    let name = "CustomMessageLayout.swift.mustache"
    project.write("// one\n", to: "Mine/" + name)
    let watch = try start()
    #expect(ToolProcess.eventually { project.text("Generated/CustomMessageLayout.swift")?.contains("// one") == true })
    project.write("// two\n", to: "Mine/" + name)
    #expect(ToolProcess.eventually { project.text("Generated/CustomMessageLayout.swift")?.contains("// two") == true })
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
  }

  /// However the edits fall among the runs: the last one is generated.
  @Test func losesNoChange() throws {
    let watch = try start("--verbose", "--force")
    var random = Randomness(1)
    for count in 0..<40 {
      project.writeSchema("Gift", id: 1, field: "number\(count)")
      usleep(useconds_t.random(in: 0...60_000, using: &random))
    }
    #expect(becomes("number39"))
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
  }

  /// With the output among the inputs, a run's own files must not start the next one.
  @Test func isNotStartedByItself() throws {
    project.write("version: 1\ntargets: [{ name: Chat, path: Schemas/Generated }]\n", to: "messagegen.yaml")
    let watch = try start()
    func runs() -> Int { watch.output.split(separator: "\n").count }
    for (count, field) in ["first", "second", "third"].enumerated() {
      project.write("no schema\n", to: "Schemas/Note.txt")
      project.writeSchema("Gift", id: 1, field: field)
      #expect(ToolProcess.eventually { runs() >= count + 2 })
      #expect(project.text("Schemas/Generated/GiftAttachment.swift")?.contains("var \(field)") == true)
    }
    watch.send(SIGINT)
    #expect(watch.wait() == .exit(0))
    #expect(runs() == 4, "\(watch.output)")
  }
}
