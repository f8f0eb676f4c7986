import Foundation
import Testing

/// A project that changes between two versions: of 60 schemas some change, some come and go, and some stay.
final class TwoVersions: @unchecked Sendable {
  static let count = 60
  let project = ProcessProject(messages: [])
  /// What each version is on the disk, by file name, the manifest with it.
  let files: [[String: Data]]
  private let manifest = ".messagegen-manifest"

  /// What the tool writes of each version, asked for once.
  private static let expected = Result {
    let corpus = TwoVersions(expecting: [])
    return try (0..<2).map { version throws in
      corpus.choose(version)
      #expect(try corpus.project.run("generate", "--quiet").end == .exit(0))
      return corpus.found()
    }
  }

  /// The second version is there.
  convenience init() throws { self.init(expecting: try Self.expected.get()) }

  private init(expecting files: [[String: Data]]) {
    self.files = files
    for number in 0..<Self.count {
      for version in 0..<2 where !(number % 10 == 3 + version) {
        let text = number % 3 == 0 ? "Stays." : version == 0 ? "First." : long
        let name = "M\(1000 + number)"
        project.write(
          "message: \(name)\nid: \(number + 1)\ndoc: \(text)\nfields: { title: string }\ntexts: { summary: text }\n",
          to: "Version\(version)/\(name).yaml")
      }
    }
    for (version, files) in files.enumerated() {
      choose(version)
      for (name, data) in files {
        for folder in ["Expected\(version)"] + (version == 1 ? ["Generated"] : []) {
          project.write(String(decoding: data, as: UTF8.self), to: "\(folder)/\(name)")
        }
      }
    }
  }

  /// So that a file takes more of the disk than before.
  private let long = String(repeating: "Second. ", count: 320) + "End."

  /// Puts the schemas of a version into place.
  func choose(_ version: Int) {
    let link = project.folder + "/Schemas"
    symlink("Version\(version)", link + "~")
    rename(link + "~", link)
  }

  func start(_ version: Int) throws -> ToolProcess {
    choose(version)
    return try project.start("generate", "--quiet")
  }

  /// What is in a folder; empty: there is none.
  func found(in folder: String = "Generated") -> [String: Data] {
    let path = project.folder + "/" + folder
    var found: [String: Data] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      found[name] = FileManager.default.contents(atPath: path + "/" + name)
    }
    return found
  }

  /// Whether a file waits somewhere in the project to be put in its place.
  var hasTemporaries: Bool { project.shell("find . -name '.messagegen-temporary*' | grep -q .") == 0 }

  /// Whether one waits in the output folder; asked often.
  private var hasFirstTemporary: Bool {
    var status = stat()
    return lstat(project.generated + "/.messagegen-temporary-0", &status) == 0
  }

  /// Files of the output folder that are of neither version, such as a run leaves that was cut short.
  var torn: [String] {
    found().compactMap { name, data in
      let isWhole = files.contains { $0[name] == data } || name == manifest && isManifest(data)
      return isWhole || name.hasPrefix(".messagegen-temporary") ? nil : name
    }
  }

  /// While files are replaced the manifest names those of both versions.
  private func isManifest(_ data: Data) -> Bool {
    func lines(_ data: Data?) -> Set<Substring> {
      Set(String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n"))
    }
    let (one, two) = (lines(files[0][manifest]), lines(files[1][manifest]))
    return data.last == 10 && lines(data) == one.union(two)
  }

  /// Runs once more, to the end: all must be as if nothing had happened.
  func expectMended(to version: Int, after what: String) throws {
    choose(version)
    let run = try project.run("generate", "--quiet")
    #expect(run.end == .exit(0), "after \(what): \(run.output)\(run.errors)")
    #expect(found() == files[version] && !hasTemporaries, "after \(what)")
  }

  /// Waits until a run has begun to write, or is at its end: then the manifest is another file.
  func waitForWriting() {
    var before = stat()
    stat(project.generated + "/" + manifest, &before)
    let deadline = Date() + 5
    var now = before
    while now.st_ino == before.st_ino, Date() < deadline, !hasFirstTemporary {
      stat(project.generated + "/" + manifest, &now)
    }
  }
}
