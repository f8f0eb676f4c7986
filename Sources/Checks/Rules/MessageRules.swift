import Schema
import SourceText

extension LintRule {
  /// About a message as it is declared.
  static let messageRules: [LintRule] = [
    .message("missing-owner", nil, theme: .hygiene) { message, _ in
      guard message.owner == nil else { return nil }
      return Finding(
        "`\(message.name)` has no owner", zh: "`\(message.name)` 没有负责人",
        at: message.declaration.name.range, help: LocalizedText("add `owner`", zh: "加上 `owner`"))
    },
    .message("missing-summary", .warning, theme: .texts) { message, _ in
      let texts = message.texts
      guard !message.isHidden, texts.summary == nil, !texts.unread.contains(.summary) else { return nil }
      return Finding(
        "`\(message.name)` has no text for the conversation list", zh: "`\(message.name)` 没有会话列表摘要",
        at: message.declaration.name.range,
        help: LocalizedText(
          "add `summary` under `texts`, or `hidden: true` if the message is a signal",
          zh: "在 `texts` 下加上 `summary`；如果是信令，加上 `hidden: true`"))
    },
    .message("push-never-sent", .warning, theme: .texts) { message, _ in
      guard message.send[.push] == false, let push = message.texts.push else { return nil }
      return Finding(
        "this push text is never used: `\(message.name)` is sent with `push: false`",
        zh: "这段推送文案永远不会用到：`\(message.name)` 按 `push: false` 发送",
        at: push.range, help: LocalizedText("remove one of the two", zh: "删除其中之一"))
    },
    .message("name-repeats-suffix", .warning, theme: .hygiene) { message, schema in
      let repeated = schema.configuration.targets.first { target in
        !target.suffix.isEmpty && message.name.hasSuffix(target.suffix)
      }
      guard let target = repeated else { return nil }
      let swiftName = target.attachmentName(of: message)
      return Finding(
        "`\(message.name)` becomes `\(swiftName)` in Swift", zh: "`\(message.name)` 在 Swift 中会变成 `\(swiftName)`",
        at: message.declaration.name.range,
        help: LocalizedText(
          "drop `\(target.suffix)` from the name, or change the target's `suffix`",
          zh: "从名称中去掉 `\(target.suffix)`，或修改 target 的 `suffix`"))
    },
    .message("upload-url-checked", .warning, theme: .validation) { message, _ in
      guard let upload = message.transfer?.upload,
        let field = message.fields.first(where: { $0.name == upload.url.text }),
        let constraint = CompositeType.message(message).constraints(of: field).first(where: { constraint in
          constraint.value == .nonEmpty || constraint.value == .present
        })
      else { return nil }
      return Finding(
        """
        `\(upload.url.text)` is empty until the upload finishes, so this constraint rejects the message before it \
        can be sent
        """,
        zh: "上传完成前 `\(upload.url.text)` 为空，这条约束会使消息发不出去",
        at: constraint.range, notes: [.init(LocalizedText("uploaded here", zh: "在这里上传"), at: upload.range)],
        help: LocalizedText("remove the constraint, or add a `when`", zh: "去掉这条约束，或给它加上 `when`"))
    },
  ]
}
