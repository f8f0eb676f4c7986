import SourceText
import TestSupport
import Testing

@testable import Workspace

/// Nothing outside of the project is read by way of a link, and nothing of it is said.
struct LinkTests {
  let outside = TemporaryProject.empty()
  let project = TemporaryProject.empty()

  init() { outside.write("message: Secret", to: "secret.yaml") }

  private func refusal(_ read: () throws -> some Any) -> WorkspaceError? {
    let error = #expect(throws: WorkspaceError.self) { _ = try read() }
    #expect(
      error?.message.english.contains("leads out of") == true && error?.help != nil, "\(String(describing: error))")
    #expect(error?.description.contains("Secret") == false)
    return error
  }

  @Test(arguments: [
    "ln -s $OUT/secret.yaml Schemas/e.yaml", "ln -s $OUT Schemas/more", "rmdir Schemas; ln -s $OUT Schemas",
    "mkdir -p Schemas/a; ln -s $OUT/secret.yaml Schemas/a/e.yml", "ln -s $OUT/secret.yaml x; ln -s ../x Schemas/e.yaml",
    "ln -s $OUT x; ln -s ../x Schemas/more",
  ])
  func schemas(command: String) throws {
    project.shell("mkdir Schemas; OUT=\(outside.path); \(command)")
    let error = refusal { try project.workspace.schemas(in: "Schemas") }
    #expect(error?.path.hasPrefix("Schemas") == true)
    #expect(refusal { try project.workspace.schemas(in: "Schemas", mayBeMissing: true) } != nil)
  }

  @Test func templates() throws {
    project.shell("mkdir T; ln -s \(outside.path)/secret.yaml T/a.mustache")
    #expect(refusal { try project.workspace.templates(in: "T") }?.path == "T/a.mustache")
  }

  @Test func theConfiguration() throws {
    project.shell("rm messagegen.yaml; ln -s \(outside.path)/secret.yaml messagegen.yaml")
    #expect(refusal { try project.workspace } != nil)
    project.shell("rm messagegen.yaml; mkdir in; echo 'version: 1' >in/real.yaml; ln -s in/real.yaml messagegen.yaml")
    #expect(try project.workspace.configuration.bytes == Array("version: 1\n".utf8))
  }

  @Test func theBaseline() throws {
    project.shell("ln -s \(outside.path)/secret.yaml known; mkdir in; echo x >in/known; ln -s in/known near")
    let workspace = try project.workspace
    #expect(refusal { try workspace.baseline(at: project.path + "/known") } != nil)
    #expect(refusal { try workspace.write(baseline: "", to: project.path + "/known") } != nil)
    #expect(outside.text("secret.yaml") == "message: Secret")
    #expect(try workspace.baseline(at: project.path + "/near") == Array("x\n".utf8))
    // Named outside, it is meant.
    #expect(try workspace.baseline(at: outside.path + "/secret.yaml") == Array("message: Secret".utf8))
  }

  @Test func theManifest() throws {
    project.shell("mkdir Generated; ln -s \(outside.path)/secret.yaml Generated/.messagegen-manifest")
    let error = #expect(throws: WorkspaceError.self) { try project.plan([:]) }
    #expect(error?.message.english == "`Generated/.messagegen-manifest` is a symbolic link, not a file")
  }

  @Test(arguments: ["..", "../x", "Schemas/../../x", "Schemas/..", "/tmp", ""])
  func foldersAreBelowTheConfiguration(path: String) throws {
    project.shell("mkdir Schemas")
    for read in [{ try $0.schemas(in: path).map(\.path) }, { try $0.templates(in: path).map(\.key) }]
      as [(Workspace) throws -> [String]]
    {
      let error = #expect(throws: WorkspaceError.self) { try read(project.workspace) }
      #expect(error?.message.english.contains("is not below the folder of the configuration") == true)
    }
  }

  @Test func nothingIsMadeOutside() throws {
    project.shell("ln -s \(outside.path) out")
    let workspace = try project.workspace
    #expect(refusal { try workspace.create("A.yaml", in: "out", with: [65]) } != nil)
    #expect(refusal { try workspace.create("A.yaml", in: "out/deep", with: [65]) } != nil)
    #expect(refusal { try workspace.put("A.yaml", in: "out", with: [65]) } != nil)
    #expect(outside.shell("test -e A.yaml || test -e deep") != 0)
  }

  /// Others than those of schemas are nobody's business.
  @Test func otherFilesMayBeLinks() throws {
    project.write("x", to: "Schemas/a.yaml")
    project.shell("ln -s \(outside.path)/secret.yaml Schemas/README.md")
    #expect(try project.workspace.schemas(in: "Schemas").map(\.path) == ["Schemas/a.yaml"])
  }
}
