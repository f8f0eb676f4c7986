import Schema
import SourceText

/// What the targets require of a new message.
extension Project {
  /// The folder of the schemas, or one inside it.
  func schemaFolder(_ folder: String?) throws -> String {
    guard let folder else { return schemaFolder }
    try checkIsRelative(folder)
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
    guard isPlain else {
      throw Failure(
        "`\(folder)` is not a valid folder inside `\(schemaFolder)`", zh: "`\(folder)` 不是 `\(schemaFolder)` 中有效的文件夹",
        help: LocalizedText("use letters, digits, `-` and `_`, as in `TUIKit`", zh: "使用字母、数字、`-` 和 `_`，如 `TUIKit`"))
    }
    let path = schemaFolder + "/" + folder
    guard !ProjectPath(path).isInside(ProjectPath(releasesFolder)) else {
      throw Failure(
        "`\(releasesFolder)` is the folder of recorded releases", zh: "`\(releasesFolder)` 是保存发布记录的文件夹",
        help: LocalizedText("choose another folder", zh: "换一个文件夹"))
    }
    return path
  }

  /// Refuses a folder that is named from another one than that of the schemas.
  private func checkIsRelative(_ folder: String) throws {
    let schemas = ProjectPath(schemaFolder)
    let path = ProjectPath(workspace.relative(folder))
    guard path.isInside(schemas), try folder.hasPrefix("/") || !workspace.exists(schemaFolder + "/" + folder) else {
      return
    }
    let rest = path == schemas ? "" : path.text(inside: schemas)
    throw Failure(
      "the folder `\(folder)` must be relative to `\(schemaFolder)`", zh: "文件夹 `\(folder)` 要相对于 `\(schemaFolder)` 来写",
      help: rest.isEmpty
        ? LocalizedText("omit `--folder`: `\(schemaFolder)` is the default", zh: "去掉 `--folder`：默认就是 `\(schemaFolder)`")
        : LocalizedText("write `--folder \(rest)`", zh: "写成 `--folder \(rest)`"))
  }

  /// The SDKs of the targets that will have it.
  func kits(of name: String, in folder: String?) -> [Target.SDK] {
    let path = (folder.map { $0 + "/" } ?? "") + name + ".yaml"
    let targets = configuration?.targets.filter { target in
      target.messages.isEmpty
        || target.messages.contains { entry in
          entry.value.contains("/") ? Glob.matches(entry.value, path: path) : Glob.matches(entry.value, name)
        }
    }
    return targets?.flatMap(\.sdks) ?? []
  }

  /// The envelope in which TUIKit finds the id; the default one if it is one.
  var businessEnvelope: String? {
    let envelopes = configuration?.envelopes.filter { $0.idKeys == [["businessID"]] } ?? []
    return (envelopes.first { $0.name.value == "default" } ?? envelopes.first)?.name.value
  }
}
