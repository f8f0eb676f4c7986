import Schema
import SourceText

extension MessageReader {
  /// Whether a message's fields and its envelope fit: nothing is written twice, and everything is that must be.
  func checkFields(_ scope: Scope, of raw: RawDeclaration, in envelope: Envelope) {
    guard !envelope.isList else { return checkList(scope, of: raw, in: envelope) }
    for field in scope.fields {
      if case .named? = field.slot?.value { continue }
      let isBeside = field.slot != nil
      for key in [field.key] + field.aliases { check(key, isBeside: isBeside, in: envelope) }
      if isBeside, envelope.payload == nil { checkBeside(field, scope) }
    }
    guard scope.failed.isEmpty, !scope.isOpen else { return }
    for path in envelope.present where !writes(path, scope, envelope) {
      let name = path.map(\.text).joined(separator: "/")
      report(
        .unwrittenPresent,
        Phrase(
          "nothing writes `\(name)`, by which the envelope `\(envelope.name.value)` is told",
          zh: "没有写出 `\(name)`，而封套 `\(envelope.name.value)` 靠它识别"),
        at: raw.entries.text("envelope")?.range ?? raw.name.range,
        notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
        help: Phrase(
          "add a required field with that key, or a constant to the envelope", zh: "加一个使用该键的必填字段，或在封套中加一个常量"))
    }
  }

  private func check(_ key: Located<String>, isBeside: Bool, in envelope: Envelope) {
    let folder = isBeside ? [] : envelope.payload ?? []
    guard let other = writer(of: JSONKey(key.value), in: folder, envelope) else { return }
    report(.duplicateWireKey(key, writtenBy: other, of: envelope))
  }

  /// What of the envelope is written at a key.
  private func writer(of key: JSONKey, in folder: Envelope.Path, _ envelope: Envelope) -> Phrase? {
    func leads(_ path: Envelope.Path) -> Bool {
      path.count > folder.count && path[folder.count] == key && path.starts(with: folder)
    }
    for path in envelope.identity where leads(path) { return Phrase("the identity", zh: "标识") }
    if let payload = envelope.payload, leads(payload) { return Phrase("the payload", zh: "负载") }
    guard folder.isEmpty, envelope.constants.contains(where: { $0.key == key }) else { return nil }
    return Phrase("a constant", zh: "常量")
  }

  /// In an envelope without a payload of its own, a slot and the fields stand side by side.
  private func checkBeside(_ field: Field, _ scope: Scope) {
    let key = JSONKey(field.keyText)
    guard let first = scope.fields.first(where: { $0.slot == nil && JSONKey($0.keyText) == key }) else { return }
    report(.duplicateWireKey(of: field, beside: first))
  }

  private func writes(_ path: Envelope.Path, _ scope: Scope, _ envelope: Envelope) -> Bool {
    if envelope.constants.contains(where: { $0.key == path[0] }) { return true }
    if envelope.identity.contains(where: { $0.starts(with: path) }) { return true }
    let payload = envelope.payload ?? []
    if !payload.isEmpty, payload.starts(with: path) { return true }
    let beside = scope.fields.filter { $0.slot?.value == .envelope }
    if writes(path[...], beside) { return true }
    guard path.starts(with: payload) else { return false }
    return writes(path.dropFirst(payload.count), scope.fields.filter { $0.slot == nil })
  }

  /// Whether required fields, one inside the other, stand at a path.
  private func writes(_ path: Envelope.Path.SubSequence, _ fields: [Field]) -> Bool {
    guard let key = path.first,
      let field = fields.first(where: { JSONKey($0.keyText) == key && $0.isRequired })
    else { return false }
    guard path.count > 1 else { return true }
    guard case .object(let id) = field.type, field.wire == nil else { return false }
    return writes(path.dropFirst(), symbols[id].fields)
  }

  /// The JSON is a list: the message is one field, of a list type.
  private func checkList(_ scope: Scope, of raw: RawDeclaration, in envelope: Envelope) {
    let written = scope.fields.filter { if case .named? = $0.slot?.value { false } else { true } }
    guard scope.failed.isEmpty, !scope.isOpen else { return }
    if written.count == 1, case .list = written[0].type, written[0].slot == nil, written[0].wire != .jsonString {
      return
    }
    let isOne = written.count == 1
    report(
      .listEnvelope,
      Phrase(
        "the JSON of `\(raw.name.value)` is a list, so it has one field, of a list type",
        zh: "`\(raw.name.value)` 的 JSON 是列表，所以它只能有一个列表类型的字段"),
      at: isOne ? written[0].typeRange : written.dropFirst().first?.declaration.name.range ?? raw.name.range,
      notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: Phrase("write `items: [string]`, for example", zh: "例如写成 `items: [string]`"))
  }
}
