import Foundation
import Testing

/// People read paths from the folder that they are in.
@Suite struct PathsOfFindingsTests {
  let project = ProcessProject()

  init() {
    project.shell("sed -i.bak s/string/strin/ Schemas/Gift.yaml; rm Schemas/*.bak; mkdir -p deep/er")
  }

  /// The lines with the schema's path, by a command that runs in a folder.
  private func lines(in folder: String, _ arguments: String) -> [Substring] {
    project.shell("O=$(pwd)/out; cd '\(folder)' && $T \(arguments) >$O 2>&1")
    return (project.text("out") ?? "").split(separator: "\n").filter { $0.contains("Gift.yaml") }
  }

  private var name: String { URL(fileURLWithPath: project.folder).lastPathComponent }

  @Test(arguments: ["lint", "generate", "generate --check", "new Card"])
  func fromTheWorkingFolder(command: String) throws {
    let config = " --config '\(project.folder)/messagegen.yaml'"
    let folder = try #require(realpath(project.folder, nil).map { String(cString: $0) })
    for (place, prefix, option) in [
      (".", "", ""), ("deep/er", "../../", ""), ("..", name + "/", config), ("/", folder.dropFirst() + "/", config),
      ("/usr", folder + "/", config),
    ] {
      #expect(lines(in: place, command + option) == ["  --> \(prefix)Schemas/Gift.yaml:4:18"], "\(place)")
      let short = lines(in: place, "\(command)\(option) --error-format short")
      #expect(short.first?.hasPrefix("\(prefix)Schemas/Gift.yaml:4:18: error: ") == true, "\(place) \(short)")
    }
  }

  /// `generate` says the same as `lint` to those who read reports.
  @Test func othersReadTheirOwn() {
    let folder = project.folder
    #expect(
      lines(in: "deep", "generate --error-format xcode").first?.contains("\(folder)/Schemas/Gift.yaml:4:") == true)
    let gitHub = "env GITHUB_WORKSPACE=/tmp $T generate --error-format github"
    project.shell("\(gitHub) >out")
    #expect(project.text("out")?.contains("file=\(name)/Schemas/Gift.yaml,") == true)
  }

  @Test func standardInputHasNoPlace() {
    project.shell("cd deep; echo 'message: gift' | $T lint - --error-format short >../out")
    #expect(project.text("out")?.hasPrefix("<stdin>:1:") == true)
  }

  @Test func whatIsWrittenIsNamedFromThere() {
    project.shell("sed -i.bak s/strin/string/ Schemas/Gift.yaml; rm Schemas/*.bak")
    project.shell("cd deep && $T new Card >../out 2>&1; $T new Gift >../err 2>&1")
    #expect(project.text("out")?.hasPrefix("wrote ../Schemas/Card.yaml with id 2\n") == true)
    #expect(project.text("err")?.contains("declared in ../Schemas/Gift.yaml:1;") == true)
  }
}
