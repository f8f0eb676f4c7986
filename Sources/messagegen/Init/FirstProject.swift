import Checks
import Emitters
import Schema
import SchemaFormat
import SourceText

/// What a project begins with: its configuration and a message.
struct FirstProject {
  let target: String
  /// The folder for generated code.
  let path: String
  let sdks: [Target.SDK]
  var dialect = Target.TUIKitDialect.swift
  var styles = Target.TUIKitStyle.allCases
  /// Whether the code is compiled with the app's own.
  let isInApp: Bool
  /// Whether the runtime can be a local package beside others.
  let hasPackages: Bool
  /// Of the comments.
  var language = Language.english

  static let schemas = "Schemas"

  private var isTUIKit: Bool { sdks.contains(.tuikit) }

  var configuration: SourceFile {
    let text = """
      # yaml-language-server: $schema=\(Self.schemas)/\(Project.editorConfigurationName)
      version: 1
      \(isTUIKit ? "envelopes:\n  default: { id: businessID }  # {\"businessID\":\"welcome\",\"text\":…}\n" : "")
      \(proposedRuntime)targets:
        - name: \(Self.quoted(target))
          path: \(Self.quoted(path))  # \(onlyGenerated)
      \(bindings.map { "    " + $0 + "\n" }.joined())
      """
    return Self.formatted(SourceFile(id: SourceFile.ID(0), path: "messagegen.yaml", text: text))
  }

  /// Not in use at first: it needs a line in the package or the Xcode project, which only a person can write.
  private var proposedRuntime: String {
    guard hasPackages else { return "" }
    let use = LocalizedText(
      "compiled once, if the project has it as a local package", zh: "作为项目的本地 package 时只编译一次")
    return "# runtime: { package: Packages/MessageRuntime }  # \(use.text(in: language))\n\n"
  }

  private var onlyGenerated: String {
    LocalizedText("only generated files; do not edit them", zh: "只放生成的文件，不要修改").text(in: language)
  }

  private var whenPublic: String {
    LocalizedText("public: for code in a separate module", zh: "public：代码放在单独的模块时").text(in: language)
  }

  private var bindings: [String] {
    var lines: [String] = []
    if !sdks.isEmpty { lines.append("sdk: [\(sdks.map(\.rawValue).joined(separator: ", "))]") }
    if isTUIKit, dialect != .swift { lines.append("tuikit: \(dialect.rawValue)") }
    if isTUIKit, styles != Target.TUIKitStyle.allCases {
      lines.append("styles: [\(styles.map(\.rawValue).joined(separator: ", "))]")
    }
    if isInApp { lines.append("access: internal  # \(whenPublic)") }
    return lines
  }

  /// - Parameter project: One with this configuration; what was released there may have used an id.
  func message(in project: Project) -> NewMessage {
    var message = NewMessage(
      name: "Welcome", id: id(besides: project.schema),
      fields: [NewMessage.Field(name: "text", type: "string", isOptional: false)],
      bubble: hasBubble ? .content : .none,
      editorSchema: Project.editorSchemaName)
    message.language = language
    return message
  }

  /// Whether a generated cell shows it. The V10 UI kit identifies messages by an integer, TUIKit by a string.
  private var hasBubble: Bool { !sdks.isEmpty && !(sdks.contains(.nimV2) && isTUIKit) }

  /// Lower integers are types of the V10 UI kit, and its Android version begins at 1000.
  private func id(besides schema: Schema?) -> String {
    guard let schema, !schema.history.ids.isEmpty else {
      return isTUIKit ? "welcome" : sdks.contains(.nimV2) ? "1000" : "1"
    }
    if isTUIKit { return NewMessage.businessID(of: "Welcome", besides: schema) }
    return schema.nextFreeID(in: Envelope.ID(0)).map(String.init) ?? "1"
  }

  /// As YAML reads it, whatever is in it; the formatter takes off quotes that mean nothing.
  private static func quoted(_ text: String) -> String { Escaping.jsonString(text) }

  private static func formatted(_ file: SourceFile) -> SourceFile {
    guard case .text(let bytes) = SchemaFormat.format(file) else { return file }
    return SourceFile(id: file.id, path: file.path, bytes: bytes)
  }
}
