import Foundation
import Testing

/// A project with two targets that changes from one version to another, and then to a third.
struct ThreeVersions {
  /// What a run is to do.
  enum Work: String, CaseIterable {
    /// There are no output folders yet.
    case fresh
    /// From the first version to the second.
    case change
    /// The first version is to go.
    case clean
  }

  typealias Files = [String: Data]

  let work: Work
  private let project = ProcessProject(messages: [])
  /// Each version as it is to be, by path.
  private var versions: [Files] = []

  init(_ work: Work) throws {
    self.work = work
    project.write(
      "version: 1\nruntime: { module: MessageRuntime }\ntargets: [{ name: Chat, path: Generated }, { name: Other, path: Other/Deep }]\n",
      to: "messagegen.yaml")
    // One changes, one goes, one comes, and one has its name in other letters.
    let schemas = [
      ["Gift": "one", "Gone": "one", "Card": "one"], ["Gift": "two", "Come": "two", "CARD": "one"],
      ["Gift": "three", "Come": "three"],
    ]
    for (version, schemas) in schemas.enumerated() {
      for (number, (name, field)) in schemas.sorted(by: { $0.key < $1.key }).enumerated() {
        project.writeSchema(name, id: number + 1, field: field, in: "Version\(version)")
      }
      choose(version)
      #expect(project.shell("$T generate --quiet") == 0)
      versions.append(found())
      project.shell("mkdir Is\(version) && mv Generated Other Is\(version)")
    }
  }

  var before: Files { work == .fresh ? [:] : versions[0] }
  var after: Files { work == .clean ? [:] : versions[1] }

  /// Begins the work anew and lets it fail; false: it does not come to that step.
  func fails(at point: String) -> Bool {
    project.shell("rm -rf Generated Other")
    if work != .fresh { project.shell("cp -a Is0/. .") }
    choose(work == .clean ? 0 : 1)
    return project.shell("MESSAGEGEN_FAIL_AT=\(point) $T generate --quiet\(work == .clean ? " --clean" : "") 2>err")
      != 0
  }

  /// What it said.
  var errors: String { project.text("err") ?? "" }

  /// The files under their own names.
  func found() -> Files { everything().filter { !Self.isTemporary($0.key) } }

  /// Whether all of what a run makes on its way is gone, folders that are empty with it.
  var isTidy: Bool {
    let paths = everything().keys
    return !paths.contains(where: Self.isTemporary)
      && (!paths.isEmpty || project.shell("test -e Generated || test -e Other") != 0)
  }

  private static func isTemporary(_ path: String) -> Bool { path.contains("/.messagegen-temporary") }

  private func everything() -> Files {
    var files: Files = [:]
    for folder in ["Generated", "Other/Deep"] {
      let path = project.folder + "/" + folder
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        files[folder + "/" + name] = FileManager.default.contents(atPath: path + "/" + name)
      }
    }
    return files
  }

  /// Runs to the end from what was left, whatever is wanted by then: all must be as if nothing had happened.
  func expectMended(_ point: String) {
    project.shell("rm -rf Left; mkdir Left; cp -a Generated Other Left 2>/dev/null")
    for version in 0...2 {
      choose(version)
      #expect(project.shell("$T generate --quiet >err 2>&1") == 0, "\(point), then version \(version): \(errors)")
      #expect(found() == versions[version] && isTidy, "\(point), then version \(version)")
      project.shell("rm -rf Generated Other; cp -a Left/. .")
    }
    #expect(project.shell("$T generate --clean --quiet >err 2>&1") == 0, "\(point), then --clean: \(errors)")
    // Of an empty folder nobody can say who made it.
    let mayLeaveFolders = work == .fresh && point.hasPrefix("create")
    #expect(everything().isEmpty && (isTidy || mayLeaveFolders), "\(point), then --clean")
  }

  /// Puts the schemas of a version into place.
  private func choose(_ version: Int) { project.shell("ln -sfn Version\(version) Schemas") }
}
