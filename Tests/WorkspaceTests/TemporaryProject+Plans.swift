import SourceText
import TestSupport

@testable import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TemporaryProject {
  /// With a configuration alone.
  static func empty() -> TemporaryProject { TemporaryProject(["messagegen.yaml": "version: 1\n"]) }

  /// What plans are asked for unless a test says otherwise.
  var output: String { "Generated" }

  var workspace: Workspace {
    get throws { try Workspace(configuration: configuration) }
  }

  var outputFolder: Folder {
    get throws { try Folder(at: path + "/" + output, calledHere: output) }
  }

  func status(_ name: String) -> stat {
    var status = stat()
    lstat(path + "/" + name, &status)
    return status
  }

  /// Whether a file that waited is left anywhere.
  var hasTemporaries: Bool { shell("find . -name '.messagegen-temporary*' | grep -q .") == 0 }

  func plan(_ files: [String: String], version: String = "1.0", force: Bool = false) throws -> WritePlan {
    let files = files.map { GeneratedFile(name: $0, bytes: Array($1.utf8), sources: ["Schemas/\($0).yaml"]) }
    return try workspace.plan([OutputFolder(path: output, files: files)], version: version, force: force)
  }

  func generate(_ files: [String: String], version: String = "1.0", force: Bool = false) throws {
    try workspace.apply(plan(files, version: version, force: force))
  }

  /// The visible files of the output folder with their texts.
  var generated: [String: String] {
    guard let folder = try? outputFolder, let names = try? folder.names()
    else { return [:] }
    let visible = names.filter { !$0.hasPrefix(".") }
    return Dictionary(uniqueKeysWithValues: visible.map { ($0, text(output + "/" + $0) ?? "") })
  }
}

extension Manifest {
  init(version: String, of files: [GeneratedFile]) {
    self.init(version: version, entries: files.map { Entry(of: $0, ContentHash($0.bytes)) })
  }
}

extension WritePlan {
  /// The actions by file name.
  var actions: [String: Change.Action] { Dictionary(uniqueKeysWithValues: changes.map { ($0.name, $0.action) }) }
}

extension stat {
  /// When anything was last changed.
  var statusChanged: FileStatus.Timestamp { FileStatus(self).changed }
}
