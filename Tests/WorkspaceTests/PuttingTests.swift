import TestSupport
import Testing

@testable import Workspace

/// Files of the tool's own beside the author's.
struct PuttingTests {
  private let project = TemporaryProject.empty()

  @Test func aFileIsMadeWithItsFolder() throws {
    #expect(try project.workspace.put("a.json", in: "Schemas/Deep", with: Array("{}".utf8)))
    #expect(project.text("Schemas/Deep/a.json") == "{}")
  }

  @Test func whatCameMeanwhileIsNotReplaced() throws {
    project.write("mine", to: "Generated/a.json")
    project.write("half", to: "Generated/" + Temporary.name(0))
    let error = #expect(throws: WorkspaceError.self) { try project.outputFolder.create("a.json", with: [65]) }
    #expect(error?.message.english == "the file `Generated/a.json` already exists")
    #expect(project.generated == ["a.json": "mine"] && !project.hasTemporaries)
  }

  @Test func itIsReplacedOnlyIfItDiffers() throws {
    project.write("{}", to: "Schemas/a.json")
    project.shell("chmod 640 Schemas/a.json")
    #expect(try !project.workspace.put("a.json", in: "Schemas", with: Array("{}".utf8)))
    #expect(try project.workspace.put("a.json", in: "Schemas", with: Array("[]".utf8)))
    #expect(project.text("Schemas/a.json") == "[]")
    #expect(project.shell("test \"$(stat -c %a Schemas/a.json 2>/dev/null || stat -f %Lp Schemas/a.json)\" = 640") == 0)
    #expect(project.shell("test \"$(ls -A Schemas)\" = a.json") == 0)
  }

  @Test func aLinkInTheWayIsNotFollowed() throws {
    project.write("kept", to: "elsewhere.json")
    project.shell("mkdir Schemas; ln -s ../elsewhere.json Schemas/a.json")
    #expect(throws: WorkspaceError.self) { try project.workspace.put("a.json", in: "Schemas", with: []) }
    #expect(project.text("elsewhere.json") == "kept")
  }

  @Test func contentIsComparedWithoutWriting() throws {
    project.write("{}", to: "Schemas/a.json")
    #expect(try project.workspace.holds("a.json", in: "Schemas", Array("{}".utf8)))
    #expect(try !project.workspace.holds("a.json", in: "Schemas", Array("{ }".utf8)))
    #expect(try !project.workspace.holds("b.json", in: "Schemas", []))
    #expect(try !project.workspace.holds("a.json", in: "None", []))
  }
}
