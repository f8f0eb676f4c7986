import Schema
import SourceText
import YAML

/// A name or a value that is none.
extension Diagnostic {
  static func invalidExample(named name: Located<String>) -> Diagnostic {
    let better = SwiftNames.caseName(from: name.value)
    let isBetter = better != name.value && better.utf8.first.map { (97...122).contains($0) } == true
    return Diagnostic(
      .invalidExample, "`\(name.value)` is not a lowerCamelCase name of letters and digits",
      zh: "`\(name.value)` 不是由字母和数字组成的 lowerCamelCase 名称", at: name.range,
      help: isBetter
        ? LocalizedText("rename it to `\(better)`", zh: "改名为 `\(better)`")
        : LocalizedText("name the example in English, such as `main`", zh: "用英文命名，如 `main`"))
  }

  static func invalidExample(of name: Located<String>, among fields: [Field]) -> Diagnostic {
    Diagnostic(
      .invalidExample, LocalizedText("unknown field `\(name.value)`", zh: "未知字段 `\(name.value)`"), name,
      among: fields.map(\.name))
  }

  static func invalidExample(ofLocal name: Located<String>, _ field: Field) -> Diagnostic {
    Diagnostic(
      .invalidExample, "the local field `\(name.value)` is never sent", zh: "本地字段 `\(name.value)` 不会发送", at: name.range,
      notes: [.init(Wording.fieldIsHere, at: field.nameRange)], help: Wording.removeIt)
  }

  static func invalidExample(ofOnlyIDAt range: SourceRange, _ ids: TypeIDs) -> Diagnostic {
    Diagnostic(
      .invalidExample, "the message has only one id", zh: "该消息只有一个 ID", at: range,
      notes: [.init(LocalizedText("the id is set here", zh: "ID 在这里"), at: ids.range)], help: Wording.removeIt)
  }

  static func invalidExample(ofIDOfObject range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidExample, "an object has no id", zh: "对象没有 ID", at: range, help: Wording.removeIt)
  }

  static func invalidExample(idAt range: SourceRange, of ids: TypeIDs) -> Diagnostic {
    Diagnostic(
      .invalidExample, "the message does not have this id", zh: "该消息没有这个 ID", at: range,
      notes: [.init(LocalizedText("its ids are set here", zh: "ID 在这里"), at: ids.range)],
      help: LocalizedText("write one of its ids, a value for each id key", zh: "写成其中一个 ID，每个 ID 键一个值"))
  }

  static func invalidExample(nullFor subject: ExampleValueReader.Subject, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidExample, "`\(subject.name)` must not be null", zh: "`\(subject.name)` 不能为空值", at: range,
      notes: subject.notes,
      help: LocalizedText("write a value, or make the field optional", zh: "写上值，或把字段改为可选"))
  }

  static func invalidExample(
    noCase name: Located<String>, of type: EnumType, for subject: ExampleValueReader.Subject
  ) -> Diagnostic {
    Diagnostic(
      .invalidExample,
      LocalizedText("`\(type.name)` has no case `\(name.value)`", zh: "`\(type.name)` 没有 case `\(name.value)`"), name,
      among: type.cases.map(\.name.value), notes: subject.notes)
  }

  static func invalidExample(
    noExample name: Located<String>, of type: ObjectType, for subject: ExampleValueReader.Subject
  ) -> Diagnostic {
    Diagnostic(
      .invalidExample,
      LocalizedText(
        "`\(type.name)` has no example `\(name.value)`", zh: "`\(type.name)` 没有示例 `\(name.value)`"), name,
      among: type.examples.map(\.name.value), notes: subject.notes,
      help: type.examples.isEmpty
        ? LocalizedText("write the object's fields: `{ field: value }`", zh: "写出对象的字段：`{ field: value }`") : nil)
  }
}

/// Times.
extension Diagnostic {
  static func invalidExample(
    _ node: YAMLNode, noTime unit: FieldType.TimeUnit, for subject: ExampleValueReader.Subject
  ) -> Diagnostic {
    let wanted = LocalizedText("a number of \(unit.title)", zh: "\(unit.title)数")
    return Diagnostic(
      .invalidExample, Wording.mismatch(node, wanted, what: .verbatim("`\(subject.name)`")), at: node.range,
      notes: subject.notes, help: unit.sample)
  }

  static func invalidExample(
    _ node: YAMLNode, timeOutOfRange unit: FieldType.TimeUnit, for subject: ExampleValueReader.Subject
  ) -> Diagnostic {
    Diagnostic(
      .invalidExample, "`\(node.text)` \(unit.title) are not in the years 1–9999",
      zh: "`\(node.text)` \(unit.title)不在公元 1 至 9999 年之间", at: node.range, notes: subject.notes, help: unit.sample)
  }

  static func invalidExample(
    _ node: YAMLNode, timeTooFine unit: FieldType.TimeUnit, for subject: ExampleValueReader.Subject
  ) -> Diagnostic {
    Diagnostic(
      .invalidExample, "`\(node.text)` is finer than a millisecond", zh: "`\(node.text)` 的精度超过毫秒", at: node.range,
      notes: subject.notes,
      help: LocalizedText("times are encoded in whole milliseconds; round it", zh: "时间按整毫秒编码，请取整"))
  }
}

extension ExampleValueReader.Subject {
  var notes: [Diagnostic.Note] { [.init(Wording.fieldIsHere, at: field)] }
}

extension FieldType.TimeUnit {
  /// In the plural.
  var title: LocalizedText {
    switch self {
    case .seconds: LocalizedText("seconds", zh: "秒")
    case .milliseconds: LocalizedText("milliseconds", zh: "毫秒")
    }
  }

  /// How a time is written.
  var sample: LocalizedText {
    let number = self == .seconds ? "1714521600" : "1714521600000"
    return LocalizedText(
      "write \(title) since 1970: 2024-05-01 00:00 UTC is `\(number)`",
      zh: "写成自 1970 年起的\(title)数：2024-05-01 00:00 UTC 是 `\(number)`")
  }
}
