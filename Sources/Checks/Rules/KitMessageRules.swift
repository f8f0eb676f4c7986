import Schema
import SourceText

extension LintRule {
  /// About what a kit makes of a message.
  static let kitMessageRules: [LintRule] = [
    .message("tuikit-root", .error, theme: .wire) { message, schema in
      guard let target = schema.tuikitTarget(of: message), schema[message.envelope].isList else { return nil }
      return Finding(
        "TUIKit crashes on `\(message.name)`: its JSON is a list",
        zh: "TUIKit 收到 `\(message.name)` 会崩溃：它的 JSON 是列表",
        at: message.declaration.name.range, notes: [Finding.tuikitNote(target)],
        help: LocalizedText(
          "put the list under a key, or remove the message from the target's `messages`",
          zh: "把列表放到一个键下，或从 target 的 `messages` 中去掉这条消息"))
    },
    .message("tuikit-link-fields", .warning, theme: .wire) { message, schema in
      guard schema.ownTUIKitTarget(of: message) != nil, schema[message.envelope].idKeys == [[TUIKitID.key]]
      else { return nil }
      let encodedForm = EncodedForm(message, in: schema)
      guard let text = encodedForm.field(exactlyAt: ["text"]), let link = encodedForm.field(exactlyAt: ["link"]),
        text.type == .string, link.type == .string || link.type == .url
      else { return nil }
      return Finding(
        "TUIKit takes `\(message.name)` for its own link message, because `text` and `link` are next to `businessID`",
        zh: "TUIKit 会把 `\(message.name)` 当成自带的链接消息：`text`、`link` 与 `businessID` 同级", at: link.key.range,
        notes: [.init(LocalizedText("`text` is declared here", zh: "`text` 在这里"), at: text.key.range)],
        help: LocalizedText("change the `key` of one of them", zh: "给其中一个换一个 `key`"))
    },
    .message("tuikit-typing-fields", .warning, theme: .wire) { message, schema in
      guard schema.ownTUIKitTarget(of: message) != nil else { return nil }
      let encodedForm = EncodedForm(message, in: schema)
      guard let action = encodedForm.field(exactlyAt: ["userAction"]),
        let parameter = encodedForm.field(exactlyAt: ["actionParam"])
      else { return nil }
      return Finding(
        "TUIKit may take `\(message.name)` for a typing indicator: it has `userAction` and `actionParam`",
        zh: "TUIKit 可能把 `\(message.name)` 当成正在输入：它有 `userAction` 和 `actionParam`", at: parameter.key.range,
        notes: [.init(LocalizedText("`userAction` is declared here", zh: "`userAction` 在这里"), at: action.key.range)],
        help: LocalizedText("change the `key` of one of them", zh: "给其中一个换一个 `key`"))
    },
    .part("tuikit-reserved-key", .error, isConfigurable: false, theme: .wire, of: rootKeys) { key, message, schema in
      guard let target = schema.ownTUIKitTarget(of: message),
        let field = EncodedForm(message, in: schema).field(exactlyAt: [key])
      else { return nil }
      return Finding(
        "key `\(key.text)` at the root of the JSON has a special meaning in TUIKit",
        zh: "JSON 根上的 `\(key.text)` 对 TUIKit 有特殊含义", at: field.key.range,
        notes: [Finding.tuikitNote(target)],
        help: LocalizedText(
          "change the `key` of `\(field.name)`, or use an envelope with `payload`",
          zh: "给 `\(field.name)` 换一个 `key`，或使用带 `payload` 的 `envelope`"))
    },
    .message("forward-not-enforced", .warning, theme: .presentation) { message, schema in
      guard message.behavior[.forward] == false, !message.isBuiltIn, !message.isHidden, message.layout?.kind != .tip,
        schema.isShown(message, in: .minimalist)
      else { return nil }
      return Finding(
        "`forward: false` of `\(message.name)` has no effect in TUIKit's minimalist style",
        zh: "`\(message.name)` 的 `forward: false` 在 TUIKit 的简约版中不起作用", at: message.declaration.name.range,
        help: LocalizedText(
          """
          remove `minimalist` from the target's `styles` if the app does not show it, or let the server check who may \
          use the content
          """,
          zh: "App 不用简约版时，从 target 的 `styles` 中去掉 `minimalist`；否则由服务端校验谁可以使用消息内容"))
    },
    .message("input-menu-nowhere", .warning, theme: .presentation) { message, schema in
      guard let menu = message.inputMenu, schema.tuikitTarget(of: message) == nil else { return nil }
      return Finding(
        "no target of `\(message.name)` supports `inputMenu`", zh: "`\(message.name)` 所在的 target 都不支持 `inputMenu`",
        at: menu.title.range,
        help: LocalizedText(
          "add `tuikit` to the target's `sdk`, or remove `inputMenu`",
          zh: "在 target 的 `sdk` 中添加 `tuikit`，或删除 `inputMenu`"))
    },
    .message("input-menu-without-image", .note, theme: .presentation) { message, schema in
      guard let menu = message.inputMenu, menu.image == nil, schema.isShown(message, in: .classic) else { return nil }
      return Finding(
        "without an image, the menu entry of `\(message.name)` is an empty tile in the classic style",
        zh: "没有图片时，`\(message.name)` 的菜单项在经典版中是空白方块", at: menu.title.range,
        help: LocalizedText("add an `image` asset", zh: "添加 `image`（资源图片）"))
    },
    .message("nim-hidden-row", .note, theme: .presentation) { message, schema in
      let isInRow = schema.configuration.targets.contains {
        $0.sdks.contains(.nimV2) && $0.chatStyles.contains(.normal) && $0.has(message)
      }
      guard message.isHidden, isInRow, !message.kitTypes(in: schema).isEmpty else { return nil }
      return Finding(
        "`\(message.name)` is hidden, but leaves a gap of 8 points in the V10 UI kit",
        zh: "`\(message.name)` 是隐藏的，但在 V10 UI 组件中会留下 8 pt 的空隙", at: message.declaration.name.range,
        help: LocalizedText(
          "if it needs no history, send it as the SDK's custom notification", zh: "如果不需要历史记录，可改用 SDK 的自定义系统通知发送"))
    },
  ]
}

/// Those that TUIKit gives a meaning, whatever the message is.
private func rootKeys(of message: Message) -> [JSONKey] { TUIKitNames.rootKeys }
