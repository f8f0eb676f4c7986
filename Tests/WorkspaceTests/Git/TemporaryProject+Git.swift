import SourceText
import TestSupport
import Testing

@testable import Workspace

extension TemporaryProject {
  /// A repository with the files in one commit of the branch `main`.
  static func repository(_ files: [String: String]) -> TemporaryProject {
    let project = TemporaryProject(files)
    project.git("init -q -b main .")
    project.commit()
    return project
  }

  static let project = ["messagegen.yaml": "version: 1\n", "Schemas/A.yaml": "message: A\n"]

  /// Runs git without anybody's configuration; the folder may be one in the repository.
  func git(_ command: String, in folder: String = ".", sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let options = "-c user.name=a -c user.email=a@b -c protocol.file.allow=always"
    let end = shell("cd '\(folder)' && HOME='\(path)' GIT_CONFIG_NOSYSTEM=1 git \(options) \(command)")
    #expect(end == 0, "git \(command)", sourceLocation: sourceLocation)
  }

  func commit() {
    git("add -A")
    git("commit -q --allow-empty -m message")
  }

  /// A program that is called instead of git.
  ///
  /// Another process writes it: a child that is started meanwhile would have a file of this one open, and what is open for
  /// writing cannot be run.
  func fakeGit(_ script: String) -> String {
    write("#!/bin/sh\n" + script + "\n", to: "bin/script")
    shell("cp bin/script bin/git && chmod +x bin/git")
    return path + "/bin/git"
  }

  func revision(_ name: String, of folder: String = ".", ignoresCase: Bool? = nil) throws -> GitRevision {
    let workspace = try Workspace(configuration: path + "/" + folder + "/messagegen.yaml")
    return try GitRevision(Git(folder: workspace.root, revision: name), of: workspace, ignoresCase: ignoresCase)
  }

  /// The texts of the schemas of a revision by their paths.
  func schemas(_ name: String, of folder: String = ".", ignoresCase: Bool? = nil) throws -> [String: String] {
    let files = try revision(name, of: folder, ignoresCase: ignoresCase).schemas(in: "Schemas")
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// What is said of a revision that cannot be read.
  func fault(
    _ name: String, of folder: String = ".", program: String = "git", timeout: Duration = .seconds(30),
    ignoresCase: Bool = false
  ) -> WorkspaceError? {
    do {
      let workspace = try Workspace(configuration: path + "/" + folder + "/messagegen.yaml")
      let git = Git(folder: workspace.root, revision: name, program: program, timeout: timeout)
      _ = try GitRevision(git, of: workspace, ignoresCase: ignoresCase).schemas(in: "Schemas")
      return nil
    } catch { return error }
  }
}
