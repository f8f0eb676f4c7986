import Schema
import SourceText

extension LintRule {
  static let fixedFileName = LintRule(
    "fixed-file-name", .warning, theme: .presentation,
    .message { message, _ in
      guard let transfer = message.transfer else { return [] }
      return [transfer.upload, transfer.download].compactMap { $0 }.compactMap { file in
        guard case .template(let template) = file.path, template.isLiteral else { return nil }
        return .sameFile(template, file, message)
      }
    })
}

extension Finding {
  fileprivate static func sameFile(_ template: TextTemplate, _ file: Transfer.File, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "all `\(message.name)` messages use the same file name `\(template.literal)`",
        zh: "所有 `\(message.name)` 消息使用同一个文件名 `\(template.literal)`"), at: file.range,
      help: LocalizedText(
        "use a field in the file name, such as `\"{md5}.jpg\"`", zh: "在文件名中使用字段，例如 `\"{md5}.jpg\"`"))
  }
}
