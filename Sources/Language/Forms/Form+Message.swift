import Schema
import SourceText

extension Form {
  public static let message = Form(
    LocalizedText("a message", zh: "消息"), messageKeys, declared,
    first: [
      "message", "envelope", "id", "ids", "alsoReads", "builtIn", "hidden", "doc", "since", "deprecated", "owner",
      "stability", "include", "fields",
    ],
    foreignKeys: foreignDocKeys.merging([
      "type": "id", "typeId": "id", "typeID": "id", "type_id": "id", "businessID": "id", "businessId": "id",
      "customType": "id", "identifier": "id", "properties": "fields", "attributes": "fields", "params": "fields",
      "payload": "fields", "data": "fields", "validation": "validate", "rules": "validate",
      "extends": "include", "behaviour": "behavior", "onTap": "tap", "samples": "examples",
    ]) { $1 },
    guesses: [
      "type", "typeId", "typeID", "type_id", "businessID", "businessId", "customType", "identifier", "payload", "data",
      "rules", "texts", "extends",
    ],
    advice: messageAdvice)

  private static let messageKeys: [Key] = [
    Key(
      "message", .name, required: true, "name of the message in UpperCamelCase", zh: "消息名称，UpperCamelCase",
      swift: "`struct NameAttachment: CustomAttachment`, `CustomMessage.name(_:)`", examples: ["RedPacket"]),
    Key(
      "id", .notation(.id), "id of the message type on the wire", zh: "类型 ID：收到消息时据此识别类型",
      reference: "id of the message type on the wire, see below", swift: "`CustomMessage.Kind.identities`",
      examples: [5, "order", [10, 101], "3010..3019"]),
    Key(
      "ids", .notation(.ids), "several ids of the same type", zh: "同一种消息的多个类型 ID",
      reference: "several ids of the same type, see below",
      swift: "as `id`, and a property that remembers which it was",
      examples: [[8, 12, 13], [[8, "81..90"], [8, 153]]]),
    Key(
      "envelope", .name, default: "default", "name of an envelope", zh: "所用信封的名称，信封在配置中声明",
      reference: "name of an envelope in the configuration", swift: "in `encode()` and the decoder",
      examples: ["default"]),
    Key(
      "alsoReads", formerly: "reads", .list(.form(.alsoReads)),
      "additional envelopes and ids to decode from; never encoded",
      zh: "额外的识别方式，只用于解析，不用于编码",
      reference: "additional envelopes and ids to decode from, after all others; never encoded",
      swift: "in the decoder"),
    Key(
      "stability", .word(Words(of: Message.Stability.self)), default: "stable", "stability level", zh: "稳定程度"),
    Key("owner", .text, "team or person responsible for the message", zh: "负责人"),
    Key(
      "hidden", .bool, default: false, "whether the message is a signal that is never shown", zh: "`true`：信令，不在会话中显示",
      reference: "`true`: a signal, which is never shown, nor the last message", swift: "`isHidden`"),
    Key(
      "builtIn", .bool, default: false, "whether the UI kit already has a cell for it, so that none is registered",
      zh: "`true`：UI 组件已自带该消息的 cell，因此不再注册",
      reference:
        "`true`: the UI kit already has a cell for it. It is decoded, shown in texts and sent, not registered",
      swift: "no cell, no cell data"),
    Key(
      "fields", .notation(.fields), "fields of the payload", zh: "载荷中的字段", swift: "stored properties, in this order",
      examples: [["title": "string", "count": "int?"]]),
    Key(
      "include", .name, "shared object whose fields come first", zh: "引入一个共享对象，其字段排在最前",
      reference: "shared object whose fields and rules come first, at the same level",
      swift: "stored properties; inline types stay the object's: `Name.State`"),
    Key(
      "local", .notation(.fields), "fields that are never sent", zh: "本地字段：只保存在本地，不随消息发送",
      reference: "fields that are never sent; optional or with a default", swift: "stored properties"),
    Key(
      "validate", .notation(.rules), "constraints that involve several fields", zh: "涉及多个字段的校验规则",
      swift: "`validate()`",
      examples: [[["anyOf": ["url", "path"]]]]),
    Key(
      "examples", .map("name", .notation(.example)), "values by example name, for documentation and tests",
      zh: "示例：按名称给出字段的值，用于文档和测试",
      reference: "examples by name, for documentation and tests, see below; the first is the main one",
      examples: [["waiting": ["title": "云红包"]]]),
    Key(
      "layout", .form(.layout), "layout of the bubble", zh: "气泡的布局", reference: "layout of the bubble, see below",
      swift: "an entry of `CustomMessageLayout`"),
    Key(
      "texts", formerly: "surfaces", .form(.texts), "texts outside the bubble", zh: "气泡以外的文本：会话列表摘要、推送文案等",
      reference: "texts outside the bubble, see below", swift: "members of the attachment",
      examples: [["summary": "[{title}]", "push": "sent you a red packet"]]),
    Key(
      "behavior", .form(.behavior), "actions available to users", zh: "允许用户进行的操作",
      reference: "actions available to users, see below", swift: "`behavior`"),
    Key(
      "tap", .form(.tap), "action of a tap on the bubble", zh: "点击后的动作",
      reference: "action of a tap on the bubble, see below",
      swift: "`tap`", examples: tapExamples),
    Key(
      "transfer", .form(.transfer), "file that the SDK uploads or downloads", zh: "由 SDK 上传或下载的文件",
      reference: "file that the SDK uploads or downloads, see below", swift: "`upload`, `download`"),
    Key(
      "send", .form(.send), "delivery options", zh: "发送设置", reference: "delivery options, see below", swift: "`sending`"
    ),
    Key(
      "inputMenu", formerly: "menu", .form(.inputMenu), "entry in the menu next to the input bar", zh: "在输入栏“更多”面板中的入口",
      reference: "entry in the input menu, see below", swift: "`CustomMessageMenu`, with TUIKit"),
  ]

  /// Keys that belong deeper than people expect.
  private static let messageAdvice: [String: LocalizedText] = {
    let size = LocalizedText(
      "write `layout: { size: [width, height] }`, in points", zh: "写成 `layout: { size: [width, height] }`，单位为 pt")
    let required = LocalizedText(
      "remove it, and append `?` to the types of the other fields: without it a field is required",
      zh: "删除它，并在其他字段的类型后面加 `?`：不带 `?` 的字段都是必填的")
    return ["height": size, "width": size, "customHeight": size, "required": required]
  }()

  public static let alsoReads = Form(
    LocalizedText("an entry of `alsoReads`", zh: "`alsoReads` 的条目"),
    [
      Key(
        "envelope", .name, required: true, "name of an envelope", zh: "信封的名称，信封在配置中声明",
        examples: ["default"]),
      Key(
        "id", .notation(.id), "id within that envelope", zh: "在该信封中的类型 ID",
        examples: [5, "order", [10, 101], "3010..3019"]),
      Key("ids", .notation(.ids), "several ids", zh: "多个类型 ID"),
    ], textKey: "envelope", nameKey: "envelope")
}
