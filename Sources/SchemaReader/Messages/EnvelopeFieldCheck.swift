import Schema
import SourceText

/// Checks whether a message's fields and its envelope fit: nothing is written twice, and everything is that must be.
struct EnvelopeFieldCheck: ResolvingReader {
  let context: ReaderContext
  let raw: RawDeclaration
  let scope: Scope
  let envelope: Envelope

  func check() {
    guard !envelope.isList else { return checkList() }
    for field in scope.fields {
      if case .named? = field.slot?.value { continue }
      let isBeside = field.slot != nil
      for key in [field.key] + field.aliases { check(key, isBeside: isBeside) }
      if isBeside, envelope.payload == nil { checkBeside(field) }
    }
    guard scope.failed.isEmpty, !scope.isOpen else { return }
    for path in envelope.requiredKeys where !isWritten(path) {
      report(.unwrittenRequiredKey(path, of: envelope, at: raw.entries.text("envelope")?.range ?? raw.name.range))
    }
  }

  private func check(_ key: Located<String>, isBeside: Bool) {
    guard let other = writer(of: JSONKey(key.value), in: isBeside ? [] : envelope.payload ?? []) else { return }
    report(.duplicateJSONKey(key, writtenBy: other, of: envelope))
  }

  /// What of the envelope is written at a key.
  private func writer(of key: JSONKey, in folder: Envelope.Path) -> LocalizedText? {
    func leads(_ path: Envelope.Path) -> Bool {
      path.count > folder.count && path[folder.count] == key && path.starts(with: folder)
    }
    if envelope.idKeys.contains(where: leads) { return LocalizedText("the id", zh: "ID") }
    if let payload = envelope.payload, leads(payload) { return LocalizedText("the payload", zh: "载荷") }
    guard folder.isEmpty, envelope.constants.contains(where: { $0.key == key }) else { return nil }
    return LocalizedText("a constant", zh: "常量")
  }

  /// In an envelope without a payload of its own, a slot and the fields are side by side.
  private func checkBeside(_ field: Field) {
    let key = JSONKey(field.keyText)
    guard let first = scope.fields.first(where: { $0.slot == nil && JSONKey($0.keyText) == key }) else { return }
    report(.duplicateJSONKey(of: field, beside: first))
  }

  private func isWritten(_ path: Envelope.Path) -> Bool {
    if envelope.constants.contains(where: { $0.key == path[0] }) { return true }
    if envelope.idKeys.contains(where: { $0.starts(with: path) }) { return true }
    let payload = envelope.payload ?? []
    if !payload.isEmpty, payload.starts(with: path) { return true }
    if isWritten(path[...], by: scope.fields.filter { $0.slot?.value == .envelope }) { return true }
    guard path.starts(with: payload) else { return false }
    return isWritten(path.dropFirst(payload.count), by: scope.fields.filter { $0.slot == nil })
  }

  /// Whether required fields, one inside the other, are at a path.
  private func isWritten(_ path: Envelope.Path.SubSequence, by fields: [Field]) -> Bool {
    guard let key = path.first,
      let field = fields.first(where: { JSONKey($0.keyText) == key && $0.isRequired })
    else { return false }
    guard path.count > 1 else { return true }
    guard case .object(let id) = field.type, field.encoding == nil else { return false }
    return isWritten(path.dropFirst(), by: symbols[id].fields)
  }

  /// The JSON is a list: the message is one field, of a list type.
  private func checkList() {
    let written = scope.fields.filter { if case .named? = $0.slot?.value { false } else { true } }
    guard scope.failed.isEmpty, !scope.isOpen else { return }
    if written.count == 1, case .list = written[0].type, written[0].slot == nil, written[0].encoding != .jsonString {
      return
    }
    let range = written.count == 1 ? written[0].typeRange : written.dropFirst().first?.nameRange ?? raw.name.range
    report(.listEnvelope(envelope, of: raw.name.value, at: range))
  }
}
