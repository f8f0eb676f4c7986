import SourceText

extension Rule {
  static let badPath = Rule("bad-path", .error, isConfigurable: false, theme: .configuration)
}

extension Diagnostic {
  static func badPath(absolute key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPath, "`\(key)` is an absolute path", zh: "`\(key)` 是绝对路径", at: range, help: relativePath)
  }

  static func badPath(leavingPackage key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPath, "`\(key)` points outside the package", zh: "`\(key)` 指到了项目之外", at: range,
      help: relativePath)
  }

  static func badPath(ofConfiguration key: String, sample: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPath, "`\(key)` is the configuration's own folder", zh: "`\(key)` 就是配置所在的文件夹", at: range,
      help: ownFolder(sample))
  }

  static func badPath(ofSchemas key: String, sample: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPath, "`\(key)` is the folder of the schemas", zh: "`\(key)` 就是 schema 所在的文件夹", at: range,
      help: ownFolder(sample))
  }

  static func badPath(ofViewsAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPath, "`views` must not be a folder for generated files", zh: "`views` 不能是放生成文件的文件夹", at: range,
      help: LocalizedText(
        "name a folder of your own files, such as `Chat/Bubbles`", zh: "写一个放手写文件的文件夹，例如 `Chat/Bubbles`"))
  }

  static func badPath(upwards key: String, sample: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPath, "`\(key)` must not contain `..`", zh: "`\(key)` 中不能有 `..`", at: range,
      help: ownFolder(sample))
  }

  /// - Parameter folder: a folder of templates that is not there.
  public static func badPath(ofTemplates folder: Located<String>) -> Diagnostic {
    Diagnostic(
      .badPath, "the folder of templates `\(folder.value)` does not exist", zh: "模板文件夹 `\(folder.value)` 不存在",
      at: folder.range,
      help: LocalizedText(
        "correct the path, run `messagegen templates --export \(folder.value)`, or remove `templates`",
        zh: "改正路径，运行 `messagegen templates --export \(folder.value)`，或删除 `templates`"))
  }

  /// - Parameter problem: what is wrong with a file in a folder of templates.
  public static func badPath(
    ofTemplates folder: Located<String>, _ problem: LocalizedText, help: LocalizedText?
  ) -> Diagnostic {
    Diagnostic(.badPath, problem, at: folder.range, help: help)
  }

  private static let relativePath = LocalizedText(
    "paths are relative to the configuration's folder and must stay inside it", zh: "路径都相对于配置所在的文件夹，而且不能离开它")

  private static func ownFolder(_ sample: String) -> LocalizedText {
    LocalizedText("name a folder for generated files only, such as `\(sample)`", zh: "写一个只放生成文件的文件夹，例如 `\(sample)`")
  }
}
