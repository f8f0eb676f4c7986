import Schema
import SourceText

/// Rules about ids and envelopes that say one thing.
extension Rule {
  static let missingID = Rule("missing-id", .error, isConfigurable: false, theme: .ids)
  static let unexpectedID = Rule("unexpected-id", .error, isConfigurable: false, theme: .ids)
  static let idArity = Rule("id-arity", .error, isConfigurable: false, theme: .ids)
  static let unmatchedID = Rule("unmatched-id", .error, isConfigurable: false, theme: .ids)
  static let unwrittenRequiredKey = Rule("unwritten-required-key", .error, isConfigurable: false, theme: .ids)
  static let listEnvelope = Rule("list-envelope", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  /// - Parameter subject: What has no id, as findings say it.
  static func missingID(of subject: Located<LocalizedText>, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .missingID, "\(subject.value) has no `id`, but envelope `\(name)` requires one",
      zh: "\(subject.value)没有 `id`，而信封 `\(name)` 需要它", at: subject.range,
      help: LocalizedText("add `id: …`, or use another `envelope`", zh: "加上 `id: …`，或换一个 `envelope`")
    )
  }

  static func unexpectedID(at range: SourceRange, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .unexpectedID, "envelope `\(name)` does not carry an id", zh: "信封 `\(name)` 不带 ID", at: range,
      notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("remove the id, or add `id` to the envelope", zh: "删除这个 ID，或给信封加上 `id`"))
  }

  static func idArity(of typeID: TypeID, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    let isList = typeID.components.count > 1 && envelope.keyCount == 1
    let values = Wording.count(typeID.components.count, "value", zh: "个值")
    let wanted = Wording.count(envelope.keyCount, "id key", zh: "个 ID 键")
    return Diagnostic(
      .idArity, "found \(values) for \(wanted) of envelope `\(name)`", zh: "信封 `\(name)` 有 \(wanted)，这里写了 \(values)",
      at: typeID.range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: isList
        ? Wording.severalIdentities : LocalizedText("write one value for each id key", zh: "每个 ID 键写一个值"))
  }

  static func unmatchedID(at range: SourceRange, in ids: TypeIDs) -> Diagnostic {
    Diagnostic(
      .unmatchedID, "the message has no such id", zh: "这种消息没有这样的 ID", at: range,
      notes: [.init(LocalizedText("its ids are declared here", zh: "它的 ID 在这里"), at: ids.range)])
  }

  static func unwrittenRequiredKey(_ path: Envelope.Path, of envelope: Envelope, at range: SourceRange) -> Diagnostic {
    let name = path.map(\.text).joined(separator: "/")
    return Diagnostic(
      .unwrittenRequiredKey, "nothing writes `\(name)`, which envelope `\(envelope.name.value)` requires",
      zh: "没有任何字段或常量写出 `\(name)`，而信封 `\(envelope.name.value)` 靠它识别消息", at: range,
      notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText(
        "add a required field with this key, or a constant to the envelope", zh: "加一个使用该键的必填字段，或在信封中加一个常量"))
  }

  static func listEnvelope(_ envelope: Envelope, of message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .listEnvelope, "the JSON of `\(message)` is a list, so the message must have exactly one field of a list type",
      zh: "`\(message)` 的 JSON 是列表，所以它只能有一个列表类型的字段", at: range,
      notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("for example, `items: [string]`", zh: "例如写成 `items: [string]`"))
  }
}
