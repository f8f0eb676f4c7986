import SourceText
import TestSupport
import Testing

@testable import Workspace

/// What is read of a revision is what a checkout of it would have.
@Suite(.enabled(if: Tier.hasProcesses, "asks git; `make test` runs it")) struct GitRevisionTests {
  @Test func readsWhatIsNotCheckedOut() throws {
    let project = TemporaryProject.repository(TemporaryProject.project)
    project.write("version: 1\nname: x\n", to: "messagegen.yaml")
    project.shell("git rm -q --cached Schemas/A.yaml; rm Schemas/A.yaml; mkdir Other")
    project.write("message: B\n", to: "Schemas/B.yaml")
    project.commit()
    let revision = try project.revision("HEAD~1")
    #expect(revision.name == "HEAD~1")
    #expect(revision.configuration.path == "messagegen.yaml")
    #expect(revision.configuration.bytes == Array("version: 1\n".utf8))
    #expect(try project.schemas("HEAD~1") == ["Schemas/A.yaml": "message: A\n"])
    #expect(try project.schemas("main") == ["Schemas/B.yaml": "message: B\n"])
  }

  @Test func projectInAFolder() throws {
    let project = TemporaryProject.repository(
      [
        "an app/messagegen.yaml": "version: 1\n", "an app/Schemas/A.yaml": "A", "Schemas/B.yaml": "B",
        "messagegen.yaml": "",
      ])
    #expect(try project.schemas("main", of: "an app") == ["Schemas/A.yaml": "A"])
    #expect(try project.schemas("main") == ["Schemas/B.yaml": "B"])
  }

  @Test func namesOfEveryKind() throws {
    let names = [
      "with space.yaml", "line\nbreak.yaml", "红包.yml", "\"quoted\".yaml", "-x.yaml", "a\\b.yaml", "tab\t.yaml",
    ]
    var files = TemporaryProject.project
    for name in names { files["Schemas/" + name] = name + "\r\n" }
    files["Schemas/.hidden.yaml"] = "no"
    files["Schemas/.git-like/a.yaml"] = "no"
    files["Schemas/note.txt"] = "no"
    let project = TemporaryProject.repository(files)
    project.shell("touch \"$(printf 'Schemas/caf\\351.yaml')\"")
    project.commit()
    let found = try project.schemas("HEAD")
    #expect(found.count == names.count + 1)
    for name in names { #expect(found["Schemas/" + name] == name + "\r\n") }
    let paths = try project.revision("HEAD").schemas(in: "Schemas").map(\.path)
    #expect(try paths == project.workspace.schemas(in: "Schemas").map(\.path))
  }

  @Test func linksAreFollowed() throws {
    let project = TemporaryProject.repository(["App/common/C.yaml": "C", "App/config.yaml": "version: 1\n"])
    project.shell(
      """
      cd App; ln -s config.yaml messagegen.yaml; mkdir real; ln -s real Schemas; cd real; ln -s ../common common
      ln -s ../common/C.yaml B.yaml; ln -s ../../App/common/C.yaml D.yaml; ln -s ../common common/self; ln -s . loop
      """)
    project.commit()
    let onDisk = try Workspace(configuration: project.path + "/App/messagegen.yaml").schemas(in: "Schemas")
    #expect(try project.revision("HEAD", of: "App").schemas(in: "Schemas").map(\.path) == onDisk.map(\.path))
    #expect(
      try project.schemas("HEAD", of: "App") == [
        "Schemas/B.yaml": "C", "Schemas/D.yaml": "C", "Schemas/common/C.yaml": "C",
      ])
  }

  @Test(arguments: [
    ("ln -s nowhere Schemas/B.yaml", "`main:Schemas/B.yaml` is a broken symbolic link"),
    ("ln -s B.yaml Schemas/B.yaml", "`main:Schemas/B.yaml` is a broken symbolic link"),
    ("ln -s A.yaml/x Schemas/B.yaml", "`main:Schemas/B.yaml` is a broken symbolic link"),
    ("ln -s /etc/passwd Schemas/B.yaml", "`main:Schemas/B.yaml` leads out of the project, to `/etc/passwd`"),
    ("ln -s /etc Schemas/etc.yaml", "`main:Schemas/etc.yaml` leads out of the project, to `/etc`"),
    (
      "rm messagegen.yaml; ln -s /etc/passwd messagegen.yaml",
      "`main:messagegen.yaml` leads out of the project, to `/etc/passwd`"
    ),
    ("rm -r Schemas; ln -s .. Schemas", "`main:Schemas` leads out of the project, to "),
    ("rm -r Schemas; echo >Schemas", "schema folder `main:Schemas` not found"),
  ])
  func linksLeadNowhereElse(command: String, message: String) {
    let project = TemporaryProject.repository(TemporaryProject.project)
    project.shell(command)
    project.commit()
    project.shell("rm messagegen.yaml; touch messagegen.yaml")
    #expect(project.fault("main")?.message.english.hasPrefix(message) == true)
  }

  @Test func worktreesAndSubmodules() throws {
    let project = TemporaryProject.repository(["App/messagegen.yaml": "version: 1\n", "App/Schemas/A.yaml": "A"])
    project.git("worktree add -q --detach ../\(project.url("").lastPathComponent)/tree main")
    #expect(try project.schemas("main", of: "tree/App") == ["Schemas/A.yaml": "A"])
    let other = TemporaryProject.repository(TemporaryProject.project)
    project.git("submodule add -q '\(other.path)' Module")
    #expect(try project.schemas("HEAD", of: "Module") == ["Schemas/A.yaml": "message: A\n"])
    project.git("submodule add -q '\(other.path)' App/Schemas/shared")
    project.commit()
    #expect(
      project.fault("HEAD", of: "App")?.message.english
        == "`HEAD:Schemas/shared` is a submodule, another repository")
  }

  @Test func letterCase() throws {
    let project = TemporaryProject.repository(
      ["App/messagegen.yaml": "version: 1\n", "App/schemas/A.yaml": "A", "App/Schemas/B.yaml": "B"])
    #expect(try project.schemas("HEAD", of: "App", ignoresCase: false) == ["Schemas/B.yaml": "B"])
    #expect(
      try project.schemas("HEAD", of: "App", ignoresCase: true) == ["Schemas/A.yaml": "A", "Schemas/B.yaml": "B"])
    project.shell("mv App app; rm app/Schemas/B.yaml")
    #expect(try project.schemas("HEAD", of: "app", ignoresCase: true).count == 2)
    project.commit()
    #expect(try project.schemas("HEAD~1", of: "app", ignoresCase: false) == ["Schemas/B.yaml": "B"])
    #expect(try project.schemas("HEAD", of: "app", ignoresCase: false) == ["Schemas/A.yaml": "A"])
    project.write("a", to: "app/schemas/a.yaml")
    project.commit()
    #expect(
      project.fault("HEAD", of: "app", ignoresCase: true)?.message.english
        == "`A.yaml` and `a.yaml` in `HEAD:Schemas` are the same file on this disk")
  }

  /// More names than a pipe takes, and more contents.
  @Test func largeRepository() throws {
    let project = TemporaryProject.repository(TemporaryProject.project)
    let script = """
      echo 'commit refs/heads/large'; echo 'committer a <a@b> 0 +0000'; echo 'data 0'; echo 'from refs/heads/main'
      awk 'BEGIN {
        for (i = 0; i < 100000; i++) printf "M 644 inline Sources/%d/File%d.swift\\ndata 2\\nx\\n\\n", i % 100, i
        for (i = 0; i < 2000; i++) { printf "M 644 inline Schemas/%d.yaml\\ndata 1000\\n%01000d\\n", i, i }
      }'
      """
    project.shell("{ \(script)\n} | git fast-import --quiet")
    let found = try project.schemas("large")
    #expect(found.count == 2001)
    #expect(found["Schemas/1999.yaml"]?.hasSuffix("01999") == true)
    #expect(found.values.count { $0.utf8.count == 1000 } == 2000)
  }
}
