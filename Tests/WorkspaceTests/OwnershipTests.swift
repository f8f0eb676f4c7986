import SourceText
import TestSupport
import Testing

@testable import Workspace

/// An output folder is one configuration's.
struct OwnershipTests {
  let project = TemporaryProject.empty()

  private func workspace(_ configuration: String) throws -> Workspace {
    try Workspace(configuration: project.path + "/" + configuration)
  }

  private func plan(
    _ configuration: String, _ name: String, in folder: String = "Generated", force: Bool = false
  ) throws -> WritePlan {
    let output = OutputFolder(path: folder, files: [GeneratedFile(name: name, bytes: Array(name.utf8))])
    return try workspace(configuration).plan([output], version: "1", force: force)
  }

  private func generate(_ configuration: String, _ name: String, in folder: String = "Generated") throws {
    try workspace(configuration).apply(plan(configuration, name, in: folder))
  }

  init() { project.write("version: 1\n", to: "other.yaml") }

  @Test func refusesAnotherConfiguration() throws {
    try generate("messagegen.yaml", "A.swift")
    let error = #expect(throws: WorkspaceError.self) { try plan("other.yaml", "B.swift") }
    #expect(
      error?.message.english == "the output folder `Generated` belongs to another configuration, `messagegen.yaml`")
    #expect(error?.help?.english.contains("--force") == true && error?.help?.english.contains("`path:`") == true)
    let cleaning = #expect(throws: WorkspaceError.self) {
      try workspace("other.yaml").cleaningPlan(["Generated"])
    }
    #expect(cleaning == error)
    #expect(project.generated == ["A.swift": "A.swift"])
  }

  @Test func refusesOneOfAnotherFolder() throws {
    project.write("version: 1\n", to: "App/messagegen.yaml")
    try generate("messagegen.yaml", "A.swift", in: "App/Generated/Deep")
    let error = #expect(throws: WorkspaceError.self) {
      try plan("App/messagegen.yaml", "B.swift", in: "Generated/Deep")
    }
    let root = try Workspace.realPath(project.path)
    #expect(error?.message.english.hasSuffix("belongs to another configuration, `\(root)/messagegen.yaml`") == true)
    #expect(project.text("App/Generated/Deep/A.swift") == "A.swift")
  }

  @Test func namesItsConfigurationFromTheFolder() throws {
    project.shell("mkdir -p in/deep; ln -s in/deep link")
    for (folder, path) in [("Generated", "../"), ("a/b", "../../"), ("link/x", "../../../"), (".", "")] {
      try generate("messagegen.yaml", "A.swift", in: folder)
      let lines = project.text(folder + "/.messagegen-manifest")?.split(separator: "\n")
      #expect(lines?[1] == "# configuration: \(path)messagegen.yaml")
      #expect(try plan("messagegen.yaml", "A.swift", in: folder).isEmpty)
    }
  }

  @Test func canBeTakenOver() throws {
    try generate("messagegen.yaml", "A.swift")
    try workspace("other.yaml").apply(plan("other.yaml", "B.swift", force: true))
    #expect(project.generated == ["B.swift": "B.swift"])
    #expect(throws: WorkspaceError.self) { try plan("messagegen.yaml", "A.swift") }
  }

  @Test func followsARenamedConfiguration() throws {
    try generate("messagegen.yaml", "A.swift")
    project.shell("mv messagegen.yaml new.yaml")
    try generate("new.yaml", "A.swift")
    #expect(project.text("Generated/.messagegen-manifest")?.contains("# configuration: ../new.yaml\n") == true)
  }

  @Test func aLinkToTheConfigurationIsTheSame() throws {
    try generate("messagegen.yaml", "A.swift")
    project.shell("ln -s messagegen.yaml link.yaml")
    #expect(try plan("link.yaml", "A.swift").refused.isEmpty)
  }

  /// Of a version that did not name it.
  @Test func adoptsAManifestWithoutAName() throws {
    try generate("messagegen.yaml", "A.swift")
    project.shell(
      "sed -i.bak '/^# configuration/d' Generated/.messagegen-manifest; rm Generated/*.bak Generated/.*.bak")
    do {
      let plan = try plan("other.yaml", "A.swift")
      #expect(plan.actions == ["A.swift": .unchanged])
      #expect(plan.manifestChanges.map(\.reason) == [.otherConfiguration])
    }
    try generate("other.yaml", "A.swift")
    #expect(throws: WorkspaceError.self) { try self.plan("messagegen.yaml", "A.swift") }
  }

  @Test func mergedManifestsMayNameBoth() throws {
    try generate("messagegen.yaml", "A.swift")
    let manifest = project.text("Generated/.messagegen-manifest")!
    project.write(
      manifest + manifest.replacing("messagegen.yaml", with: "other.yaml"), to: "Generated/.messagegen-manifest")
    #expect(try plan("messagegen.yaml", "A.swift").actions == ["A.swift": .unchanged])
    #expect(try plan("other.yaml", "A.swift").actions == ["A.swift": .unchanged])
  }
}
