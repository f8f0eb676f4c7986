import Schema
import SourceText

extension Form {
  static let message = Form(
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
    ] + declared)

  static let object = Form(
    Phrase("an object", zh: "对象"),
    [
      Key("object", .text, required: true, "the object's name, UpperCamelCase"),
      Key("fields", .notation(.fields), "what it holds"),
      Key("validate", .notation(.rules), "rules over several fields"),
    ] + declared)

  static let enumeration = Form(
    Phrase("an enum", zh: "枚举"),
    [
      Key("enum", .text, required: true, "the enumeration's name, UpperCamelCase"),
      Key("cases", .notation(.cases), required: true, "strings, or names with their raw values"),
    ] + declared)

  static let reading = Form(
    Phrase("an entry of `reads`", zh: "`reads` 的条目"),
    [
      Key("envelope", .text, required: true, "the name of an envelope of the configuration"),
      Key("id", .notation(.identity), "what it is told by there"),
      Key("ids", .notation(.identities), "several identities"),
    ])

  static let enumCase = Form(
    Phrase("a case", zh: "枚举的 case"),
    [
      Key("raw", .notation(.literal), required: true, "the raw value, a string or an integer"),
      Key("doc", .text, "becomes the documentation comment"),
    ])

  static let rule = Form(
    Phrase("a rule", zh: "规则"),
    [
      Key("field", .text, "the field that the constraints beside it are for"),
      Key("anyOf", .list(.text), "fields of which at least one is there and not empty"),
      Key("oneOf", .list(.text), "fields of which exactly one is there and not empty"),
      Key("hook", .text, "a static function that the app supplies"),
      Key("when", .notation(.condition), "when the rule holds"),
    ] + constraints)

  private static let declared = [
    Key("doc", .text, "becomes the documentation comment"),
    Key("since", .text, "the first app version that has it"),
    Key("deprecated", .text, "what to use instead"),
  ]
}
