import Testing

/// A package with the runtime keeps what other output folders keep.
@Suite struct RuntimePackageTests {
  let project = ProcessProject()
  private let sources = "Packages/MessageRuntime/Sources/MessageRuntime"

  init() {
    project.write(
      "version: 1\nruntime: { package: Packages/MessageRuntime }\ntargets: [{ name: Chat, path: Generated }]\n",
      to: "messagegen.yaml")
  }

  @Test func isWrittenOnce() throws {
    #expect(try project.run("generate").end == .exit(0))
    #expect(project.text("Packages/MessageRuntime/Package.swift")?.hasPrefix("// swift-tools-version: ") == true)
    #expect(project.text("Packages/MessageRuntime/MessageRuntime.podspec")?.contains("spec.name = ") == true)
    #expect(project.text(sources + "/CustomAttachment.swift")?.contains("public protocol CustomAttachment") == true)
    #expect(project.text("Generated/GiftAttachment.swift")?.contains("\nimport MessageRuntime\n") == true)
    #expect(project.text("Generated/MessageRuntime.swift") == nil)
    for folder in ["Packages/MessageRuntime", sources] {
      #expect(project.text(folder + "/.messagegen-manifest")?.contains("messagegen.yaml\n") == true)
    }
    project.shell("touch before; sleep 0.01")
    project.writeSchema("Song", id: 2)
    #expect(try project.run("generate").end == .exit(0))
    #expect(project.shell("test -z \"$(find Packages -newer before -type f)\"") == 0, "it is not touched")
    #expect(project.shell("test -n \"$(find Generated -newer before -type f)\"") == 0)
    #expect(try project.run("generate", "--check").end == .exit(0))
  }

  /// The package is one, however many targets import it.
  @Test func isOneForAllTargets() throws {
    project.write(
      """
      version: 1
      targets:
        - { name: Chat, path: Generated, runtime: { package: Packages/MessageRuntime } }
        - { name: Admin, path: Admin, runtime: { package: ./Packages/MessageRuntime } }
        - { name: Own, path: Own }

      """, to: "messagegen.yaml")
    #expect(try project.run("generate").end == .exit(0))
    #expect(project.text("Own/MessageRuntime.swift") != nil && project.text("Admin/MessageRuntime.swift") == nil)
    #expect(try project.run("generate", "--check").end == .exit(0))
  }

  @Test func anEditedFileIsNotOverwritten() throws {
    #expect(try project.run("generate").end == .exit(0))
    project.shell("echo '// mine' >>\(sources)/JSONValue.swift")
    let check = try project.run("generate", "--check", "--error-format", "short")
    #expect(check.end == .exit(1) && check.output.contains("`\(sources)/JSONValue.swift` was edited by hand"))
    let diff = try project.run("generate", "--diff")
    #expect(diff.output.contains("-// mine"), "\(diff.output)")
    let run = try project.run("generate")
    #expect(run.end == .exit(1) && run.output.contains("`\(sources)/JSONValue.swift` was edited by hand"))
    #expect(project.text(sources + "/JSONValue.swift")?.hasSuffix("// mine\n") == true)
    #expect(try project.run("generate", "--force").end == .exit(0))
    #expect(project.text(sources + "/JSONValue.swift")?.hasSuffix("// mine\n") == false)
  }

  /// What is missing stands in the configuration, where it is asked for.
  @Test func aMissingFileIsShownAtTheKey() throws {
    #expect(try project.run("generate").end == .exit(0))
    project.shell("rm \(sources)/JSONValue.swift")
    let check = try project.run("generate", "--check", "--error-format", "short")
    #expect(check.end == .exit(1))
    #expect(check.output.contains("messagegen.yaml:2:21: error: `\(sources)/JSONValue.swift` is missing"))
  }

  /// A file of an older runtime goes, the app's own stays.
  @Test func whatIsNoLongerPartOfItGoes() throws {
    #expect(try project.run("generate").end == .exit(0))
    project.shell(
      """
      cd \(sources); cp JSONValue.swift Old.swift; touch Mine.swift
      awk '/JSONValue.swift/ { print; sub("JSONValue", "Old") } { print }' .messagegen-manifest >m
      mv m .messagegen-manifest
      """)
    #expect(try project.run("generate").end == .exit(0))
    #expect(project.shell("test ! -e \(sources)/Old.swift && test -e \(sources)/Mine.swift") == 0)
  }

  @Test func lookingWritesNothing() throws {
    #expect(try project.run("generate", "--dry-run").output.contains("Packages/MessageRuntime/Package.swift"))
    #expect(try project.run("generate", "--check").end == .exit(1))
    #expect(project.shell("test -e Packages") == 1)
  }

  @Test func cleaningTakesItAway() throws {
    #expect(try project.run("generate").end == .exit(0))
    #expect(try project.run("generate", "--clean").end == .exit(0))
    #expect(project.shell("test -e Packages || test -e Generated") == 1)
  }
}
