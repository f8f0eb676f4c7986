import Schema
import SourceText

extension LintRule {
  static let fixedFileName = LintRule(
    "fixed-file-name", .warning, theme: .presentation,
    summary: LocalizedText(
      "a file name shared by all messages of a type",
      zh: "所有消息共用的文件名"),
    why: LocalizedText(
      """
      Each message overwrites the file of the previous one, and every bubble shows the most recent file.
      """,
      zh: """
        每条消息都会覆盖前一条的文件，所有气泡显示的都是最后一条的。
        """),
    bad: [
      """
      message: Photo
      id: 7
      fields:
        url: string?
      transfer:
                  ↓
        download: { path: photo.jpg, url: url }
      """
    ],
    good: [
      """
      message: Photo
      id: 7
      fields:
        url: string?
        md5: string
      transfer:
        download: { path: "{md5}.jpg", url: url }
      """
    ],
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
