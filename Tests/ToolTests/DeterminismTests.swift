import Foundation
import TestSupport
import Testing

/// The same schemas give the same bytes, wherever and however the tool runs.
@Suite(.enabled(if: Tier.hasProcesses)) struct DeterminismTests {
  private static let names = (0..<40).map { ["Gift", "ıon", "Straße", "É", "红包", "Zz"][$0 % 6] + "\($0)" }

  /// A project whose files were made in this order.
  private func project(_ order: [Int]) -> ProcessProject {
    let project = ProcessProject(messages: [])
    for number in order {
      project.writeSchema("Message\(number)", id: number + 1, field: "field\(number)", in: "Schemas/\(number % 3)")
      project.shell("mv Schemas/\(number % 3)/Message\(number).yaml 'Schemas/\(number % 3)/\(Self.names[number]).yaml'")
    }
    return project
  }

  /// All that was generated, the manifest with it, by a command that runs the tool.
  private func output(of project: ProcessProject, _ command: String = "\"$T\" generate --quiet") -> [String: Data] {
    project.shell("rm -rf Generated")
    #expect(project.shell(command) == 0)
    var files: [String: Data] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: project.generated)) ?? [] {
      files[name] = FileManager.default.contents(atPath: project.generated + "/" + name)
    }
    #expect(files.count == 40 + 4)
    return files
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let expected = output(of: project(Array(0..<40)))
    #expect(output(of: project((0..<40).reversed())) == expected)
    var random = Randomness(1)
    for _ in 0..<3 { #expect(output(of: project((0..<40).shuffled(using: &random))) == expected) }
  }

  @Test func theEnvironmentDoesNotMatter() {
    var random = Randomness(2)
    let project = project((0..<40).shuffled(using: &random))
    let expected = output(of: project)
    for locale in ["C", "tr_TR.UTF-8", "zh_CN.UTF-8"] {
      for zone in ["UTC", "Asia/Shanghai", "America/St_Johns"] {
        let environment = "env LC_ALL=\(locale) LANG=\(locale) LANGUAGE=\(locale.prefix(2)) TZ=\(zone)"
        #expect(output(of: project, "\(environment) \"$T\" generate --quiet") == expected, "\(environment)")
      }
    }
    let working = "cd / && \"$T\" generate --quiet --config '\(project.folder)/messagegen.yaml'"
    #expect(output(of: project, working) == expected, "the working folder")
    #expect(output(of: project, "umask 077; TERM=dumb COLUMNS=40 \"$T\" generate --quiet") == expected)
  }

  /// Where there is a way to give a process one core.
  @Test func theNumberOfCoresDoesNotMatter() {
    var random = Randomness(3)
    let project = project((0..<40).shuffled(using: &random))
    let expected = output(of: project)
    guard project.shell("command -v taskset && taskset 0x1 true") == 0 else { return }
    for _ in 0..<3 { #expect(output(of: project, "taskset 0x1 \"$T\" generate --quiet") == expected) }
  }

  @Test func thePlaceDoesNotMatter() {
    var random = Randomness(4)
    let project = project((0..<40).shuffled(using: &random))
    let expected = output(of: project)
    let copy = ProcessProject(messages: [])
    copy.shell("cp -R '\(project.folder)/Schemas' . && mkdir deep && touch deep/x")
    #expect(output(of: copy) == expected)
  }
}
