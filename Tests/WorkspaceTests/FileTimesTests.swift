import TestSupport
import Testing

@testable import Workspace

/// Changes are seen by the times and sizes of files.
struct FileTimesTests {
  let project = TemporaryProject.empty()

  private func look() -> FileTimes {
    let configuration = project.path + "/messagegen.yaml"
    var times = FileTimes(ofConfiguration: configuration)
    times.add(folder: "Schemas", of: configuration, schemasOnly: true)
    times.add(folder: "Mine", of: configuration, schemasOnly: false)
    return times
  }

  @Test(arguments: [
    "echo x >>Schemas/A.yaml", "sed s/a/b/ Schemas/A.yaml >x && mv x Schemas/A.yaml", "rm Schemas/A.yaml",
    "echo >>messagegen.yaml", "rm messagegen.yaml", "mv Schemas S", "mkdir Schemas/b && touch Schemas/b/B.yaml",
    "echo x >>there/L.yaml", "ln -sf ../there/M.yaml Schemas/L.yaml", "rm there/L.yaml", "echo >>Mine/any",
    "rm -r Mine",
  ])
  func aChangeIsSeen(command: String) {
    project.write("a", to: "Schemas/A.yaml")
    project.write("a", to: "Mine/any")
    project.shell("mkdir there; touch there/L.yaml there/M.yaml; ln -s ../there/L.yaml Schemas/L.yaml")
    let before = look()
    #expect(look() == before)
    #expect(project.shell(command) == 0)
    #expect(look() != before)
  }

  @Test(arguments: ["touch Schemas/note.txt", "touch Schemas/.hidden.yaml", "mkdir Schemas/b", "cat Schemas/A.yaml"])
  func whatIsNoInputIsNoChange(command: String) {
    project.write("a", to: "Schemas/A.yaml")
    let before = look()
    #expect(project.shell(command) == 0)
    #expect(look() == before)
  }
}
