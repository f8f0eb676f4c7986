import TestSupport
import Testing

@testable import Workspace

/// Who writes has the project to itself, from before it reads; who only reads waits for nobody.
struct LockTests {
  let project = TemporaryProject.empty()

  private var projectFolder: ProjectFolder {
    get throws { try ProjectFolder(configuration: project.path + "/messagegen.yaml") }
  }

  @Test func oneWriterAtATime() throws {
    do {
      let workspace = try {
        let first = try projectFolder
        #expect(first.lock(waiting: false))
        return try Workspace(at: first)
      }()
      #expect(try !projectFolder.lock(waiting: false), "the workspace has it on")
      #expect(try project.workspace.configuration.bytes == workspace.configuration.bytes)
    }
    #expect(try projectFolder.lock(waiting: false), "it ends with the workspace")
  }

  /// Nothing is made for it, and nothing is left.
  @Test func theFolderItselfIsLocked() throws {
    let names = try Folder(at: project.path, calledHere: ".").names()
    let locked = try projectFolder
    #expect(locked.lock(waiting: true))
    #expect(try locked.folder.names() == names)
  }
}
