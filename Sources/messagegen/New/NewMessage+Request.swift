import Checks
import Emitters
import Schema
import SourceText
import YAML

extension NewMessage {
  /// The message that the arguments ask for, in a project without errors.
  ///
  /// What the schema's text gets wrong by itself (types, reserved and taken ids) is found when it is read.
  init(name: String, id: String?, folder: String? = nil, fields: [String], for project: Project) throws {
    try Self.checkName(name, in: project)
    let kits = project.kits(of: name, in: folder)
    let fields = try fields.map { try FieldSpec($0).field }
    for (index, field) in fields.enumerated() where fields[..<index].contains(where: { $0.name == field.name }) {
      throw Failure(
        "duplicate field `\(field.name)`", zh: "字段 `\(field.name)` 重复",
        help: LocalizedText("use a different name for each field", zh: "每个字段要用不同的名称"))
    }
    let envelope = kits.contains(.tuikit) ? project.businessEnvelope : nil
    self.init(
      name: name,
      id: try id.map(Self.written)
        ?? (envelope == nil ? Self.nextID(in: project) : Self.businessID(of: name, besides: project.schema)),
      envelope: envelope == "default" ? nil : envelope, fields: fields,
      bubble: kits.isEmpty ? .none : kits.allSatisfy { $0 == .nimkit } ? .view : .content,
      editorSchema: Project.pathToEditorSchema(from: folder))
  }

  private static func checkName(_ name: String, in project: Project) throws {
    try checkIsNoPath(name, in: project)
    guard SwiftNames.isIdentifier(name), let first = name.first, first.isLetter, !first.isLowercase,
      !name.contains("_")
    else {
      let better = SwiftNames.upperCamelCase(name)
      if SwiftNames.isIdentifier(better) { try checkIsFree(better, in: project) }
      throw Failure(
        "`\(name)` is not an UpperCamelCase Swift name", zh: "`\(name)` 不是大驼峰的 Swift 名称",
        help: SwiftNames.isIdentifier(better)
          ? LocalizedText("rename it to `\(better)`", zh: "改名为 `\(better)`")
          : LocalizedText("use letters and digits, as in `RedPacket`", zh: "使用字母和数字，如 `RedPacket`"))
    }
    try checkIsFree(name, in: project)
  }

  /// The file is called by the message, and its folder is an option.
  private static func checkIsNoPath(_ name: String, in project: Project) throws {
    guard name.contains("/") || ProjectPath(name).isYAML else { return }
    let path = ProjectPath(project.workspace.path(of: name) ?? name)
    let schemas = ProjectPath(project.schemaFolder)
    let parts = (path.isInside(schemas) ? path.text(inside: schemas) : path.text).split(separator: "/")
    let folder = parts.dropLast().joined(separator: "/")
    let file = parts.last.map { $0.prefix { $0 != "." } } ?? ""
    let call =
      "messagegen new \(SwiftNames.upperCamelCase(String(file)))" + (folder.isEmpty ? "" : " --folder \(folder)")
    throw Failure(
      "`\(name)` is a path, not a message name", zh: "`\(name)` 是路径，不是消息名",
      help: LocalizedText("run `\(call)`", zh: "运行 `\(call)`"))
  }

  private static func checkIsFree(_ name: String, in project: Project) throws {
    guard let taken = project.schema?.declarations.first(where: { $0.name.value == name }) else { return }
    let location = project.location(of: taken.name.range)
    throw Failure(
      "the name `\(name)` is already used", zh: "名称 `\(name)` 已被使用",
      help: LocalizedText("it is declared in \(location); choose another name", zh: "它在 \(location) 中声明；换一个名称"))
  }

  /// A number stays one; a text is quoted where YAML could read it as something else.
  private static func written(id: String) throws -> String {
    if Int64(id) != nil { return id }
    if PlainScalar.isInteger(id) {
      throw Failure(
        "`\(id)` is not a 64-bit integer", zh: "`\(id)` 不是 64 位整数",
        help: LocalizedText("pass a smaller integer or another string to `--id`", zh: "为 `--id` 指定较小的整数或别的字符串"))
    }
    guard !id.isEmpty, id.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw Failure(
        "`\(id)` is not a valid id", zh: "`\(id)` 不是有效的 ID",
        help: LocalizedText("pass an integer or a string to `--id`", zh: "为 `--id` 指定整数或字符串"))
    }
    return "\"" + id.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// The name as TUIKit's ids are written; TUIKit's own ones are not to be had, nor those of releases.
  static func businessID(of name: String, besides schema: Schema?) -> String {
    let id = SwiftNames.snakeCase(name)
    let candidates = [id, id + "_message"] + (2...9).map { "\(id)_\($0)" }
    return candidates.first {
      !TUIKitID.isBuiltIn($0) && schema?.history.hasUsed($0, besides: name) != true
    } ?? id
  }

  private static func nextID(in project: Project) throws -> String {
    if let schema = project.schema, let index = schema.configuration.envelopes.firstIndex(where: \.isDefault),
      let id = schema.nextFreeID(in: Envelope.ID(index))
    {
      return String(id)
    }
    throw Failure(
      "no free id is left in the envelope `default`", zh: "信封 `default` 中没有可用的 ID 了",
      help: LocalizedText(
        "pass one with `--id`, or check `ids` and `envelopes` in the configuration",
        zh: "用 `--id` 指定一个，或检查配置中的 `ids` 和 `envelopes`"))
  }
}

extension Envelope {
  fileprivate var isDefault: Bool { name.value == "default" }
}

extension Schema {
  /// Everything with a name of its own.
  fileprivate var declarations: [Declaration] {
    messages.map(\.declaration) + objects.filter { $0.container == .shared }.map(\.declaration)
      + enums.filter { $0.container == .shared }.map(\.declaration)
  }
}
