import Schema
import SourceText

extension Form {
  public static let message = Form(
    Phrase("a message", zh: "消息"),
    [
      Key("message", .text, required: true, "the message's name, UpperCamelCase"),
      Key("id", .notation(.identity), "what it is told by on the wire"),
      Key("ids", .notation(.identities), "several identities of one type"),
      Key("envelope", .text, "the name of an envelope of the configuration; `default` if left out"),
      Key("reads", .list(.form(.reading)), "further ways to recognise it, never written"),
      Key("stability", .word(Words(of: Message.Stability.self)), "`stable` if left out"),
      Key("owner", .text, "who looks after it"),
      Key("hidden", .bool, "`true`: a signal, never a row in the conversation"),
      Key("builtIn", .bool, "`true`: the UI kit has a cell for it, so it is never registered"),
      Key("fields", .notation(.fields), "what travels"),
      Key("include", .text, "a shared object whose fields come first"),
      Key("local", .notation(.fields), "stored properties that never travel"),
      Key("validate", .notation(.rules), "rules over several fields"),
      Key("layout", .form(.layout), "the bubble"),
      Key("surfaces", .form(.surfaces), "the texts outside the bubble"),
      Key("behavior", .form(.behavior), "what a user may do with it"),
      Key("tap", .form(.tap), "what a tap does"),
      Key("transfer", .form(.transfer), "a file that the SDK moves"),
      Key("send", .form(.send), "how it is sent"),
      Key("menu", .form(.menu), "its entry in the menu beside the input bar"),
    ] + declared,
    habits: docHabits.merging([
      "type": "id", "typeId": "id", "typeID": "id", "type_id": "id", "businessID": "id", "businessId": "id",
      "customType": "id", "identifier": "id", "properties": "fields", "attributes": "fields", "params": "fields",
      "payload": "fields", "data": "fields", "validation": "validate", "rules": "validate", "texts": "surfaces",
      "extends": "include", "behaviour": "behavior", "onTap": "tap",
    ]) { $1 },
    guesses: [
      "type", "typeId", "typeID", "type_id", "businessID", "businessId", "customType", "identifier", "payload", "data",
      "rules", "texts", "extends",
    ],
    advice: messageAdvice)

  /// What stands deeper than people think, under names of their own.
  private static let messageAdvice: [String: Phrase] = {
    let size = Phrase(
      "write `layout: { size: [width, height] }`, in points", zh: "写成 `layout: { size: [width, height] }`，单位为 pt")
    let required = Phrase(
      "remove it: a field is required unless its type has a `?` or it has a `default`",
      zh: "删除它：除非类型带 `?` 或有 `default`，字段都是必填的")
    return ["height": size, "width": size, "customHeight": size, "required": required]
  }()

  public static let object = Form(
    Phrase("an object", zh: "对象"),
    [
      Key("object", .text, required: true, "the object's name, UpperCamelCase"),
      Key("fields", .notation(.fields), "what it holds"),
      Key("validate", .notation(.rules), "rules over several fields"),
    ] + declared,
    habits: docHabits.merging(["properties": "fields", "members": "fields", "rules": "validate"]) { $1 })

  public static let enumeration = Form(
    Phrase("an enum", zh: "枚举"),
    [
      Key("enum", .text, required: true, "the enumeration's name, UpperCamelCase"),
      Key("cases", .notation(.cases), required: true, "strings, or names with their raw values"),
    ] + declared,
    habits: docHabits.merging(["values": "cases", "case": "cases", "options": "cases", "members": "cases"]) { $1 })

  public static let reading = Form(
    Phrase("an entry of `reads`", zh: "`reads` 的条目"),
    [
      Key("envelope", .text, required: true, "the name of an envelope of the configuration"),
      Key("id", .notation(.identity), "what it is told by there"),
      Key("ids", .notation(.identities), "several identities"),
    ], textKey: "envelope", nameKey: "envelope")

  public static let enumCase = Form(
    Phrase("a case", zh: "枚举的 case"),
    [
      Key("raw", .notation(.literal), required: true, "the raw value, a string or an integer"),
      Key("doc", .text, "becomes the documentation comment"),
    ], habits: docHabits.merging(["value": "raw", "rawValue": "raw"]) { $1 })

  public static let rule = Form(
    Phrase("a rule", zh: "规则"),
    [
      Key("field", .text, "the field that the constraints beside it are for"),
      Key("anyOf", .list(.text), "fields of which at least one is there and not empty"),
      Key("oneOf", .list(.text), "fields of which exactly one is there and not empty"),
      Key("hook", .text, "a static function that the app supplies"),
      Key("when", .notation(.condition), "when the rule holds"),
    ] + constraints, habits: ["if": "when", "condition": "when"], textKey: "field", nameKey: "field")

  /// What other languages call the documentation.
  static let docHabits = [
    "description": "doc", "comment": "doc", "documentation": "doc", "docs": "doc", "desc": "doc", "note": "doc",
  ]

  private static let declared = [
    Key("doc", .text, "becomes the documentation comment"),
    Key("since", .text, "the first app version that has it"),
    Key("deprecated", .text, "what to use instead"),
  ]
}
