import Testing

/// What is said of generated files that somebody edited.
@Suite struct EditedFileTests {
  let project = ProcessProject()
  private let path = "Generated/GiftAttachment.swift"

  init() throws {
    #expect(try project.run("generate").end == .exit(0))
    project.shell("echo '// mine' >>\(path)")
  }

  @Test func anEditIsShownByItself() throws {
    let run = try project.run("generate", "--diff")
    #expect(
      run.output.hasPrefix("`\(path)` was edited by hand; with `--force` the edit is taken back:\n--- a/\(path)\n"))
    #expect(run.output.hasSuffix("-// mine\n") && run.output.split(separator: "\n").count { $0.hasPrefix("-") } == 2)
    #expect(run.end == .exit(1) && run.errors.contains("1 file is not messagegen's to replace"))
  }

  @Test func anEditAndAChangeAreShownTogether() throws {
    project.writeSchema("Gift", id: 1, field: "changed")
    for option in ["--diff", "--verbose"] {
      let run = try project.run("generate", option)
      #expect(run.end == .exit(1) && run.errors.contains("then run `messagegen generate --force`"))
      #expect(run.output.contains("the diff has both, and with `--force` the file becomes:\n"))
      #expect(run.output.contains("+  public var changed: String\n"))
    }
    let list = try project.run("generate", "--dry-run")
    #expect(list.end == .exit(1) && list.output.hasPrefix("refuse  \(path): was edited by hand, and is older than "))
    #expect(try project.run("generate", "--check").end == .exit(1))
    #expect(project.text(path)?.hasSuffix("// mine\n") == true)
    #expect(try project.run("generate", "--force").end == .exit(0))
    #expect(project.text(path)?.contains("// mine") == false)
  }

  /// The titles do not keep `patch` from doing what `--force` would.
  @Test func theDiffIsAPatch() throws {
    project.writeSchema("Gift", id: 1, field: "changed")
    project.shell("cp -R Generated Copy; $T generate --diff >diff; patch -s -p2 -d Copy <diff")
    #expect(try project.run("generate", "--force").end == .exit(0))
    #expect(project.shell("diff -r -x '.*' Copy Generated") == 0)
  }

  @Test func aManifestWithConflictMarkersIsNamedWithItsLine() throws {
    project.shell("sed -i.bak '3i\\\n<<<<<<< HEAD\n' Generated/.messagegen-manifest")
    let run = try project.run("generate")
    #expect(run.end == .exit(2))
    #expect(
      run.errors.hasPrefix("error: `Generated/.messagegen-manifest` has a git conflict marker in line 3\n"),
      "\(run.errors)")
  }
}
