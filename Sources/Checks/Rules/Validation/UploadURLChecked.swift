import Schema
import SourceText

extension LintRule {
  static let uploadURLChecked = LintRule(
    "upload-url-checked", .warning, theme: .validation,
    .message { message, _ in
      guard let upload = message.transfer?.upload,
        let field = message.fields.first(where: { $0.name == upload.url.text })
      else { return [] }
      return CompositeType.message(message).constraints(of: field).filter {
        $0.value == .nonEmpty || $0.value == .present
      }
      .prefix(1)
      .map { .checked($0, upload) }
    })
}

extension Finding {
  fileprivate static func checked(_ constraint: Located<Constraint>, _ upload: Transfer.File) -> Finding {
    Finding(
      LocalizedText(
        """
        `\(upload.url.text)` is empty until the upload finishes, so this constraint rejects the message before it \
        can be sent
        """,
        zh: "上传完成前 `\(upload.url.text)` 为空，这条约束会使消息发不出去"),
      at: constraint.range, notes: [.init(LocalizedText("uploaded here", zh: "在这里上传"), at: upload.range)],
      help: LocalizedText("remove the constraint, or add a `when`", zh: "去掉这条约束，或给它加上 `when`"))
  }
}
