import Schema
import SourceText
import YAML

/// What the long form says beside the type.
extension FieldReader {
  func readDetails(of field: inout Field, from entries: CheckedMapping) {
    if let name = entries.text("swiftName") { (field.swiftName, field.swiftNameRange) = (name.value, name.range) }
    if let key = entries.text("key") { field.key = key }
    field.aliases = entries.texts("aliases")
    for key in entries.texts("key") + field.aliases where key.value.isEmpty {
      report(.emptyValue(ofKeyAt: key.range))
    }
    field.writesAliases = entries.boolOrDefault("writeAliases")
    if field.writesAliases, !entries.mentions("aliases"), let range = entries.keyRange("writeAliases") {
      report(.misplacedKey(mirrorAt: range))
    }
    field.isSensitive = entries.boolOrDefault("sensitive")
    readSlot(of: &field, from: entries)
    readWire(of: &field, from: entries)
    if let node = entries["default"] { readDefault(of: &field, node) }
    field.constraints = ConstraintReader(context: context).constraints(
      entries, for: field.type, isOptional: field.isOptional)
    checkDefault(of: field)
    readOmission(of: &field, from: entries)
    guard section.role == .local else { return }
    for name in ["key", "aliases", "writeAliases", "omit", "encoding", "lenient", "slot"] {
      if let range = entries.keyRange(name) { report(.unsupportedLocal(name, at: range)) }
    }
  }

  /// A slot: what is sent beside the JSON, or beside the id.
  private func readSlot(of field: inout Field, from entries: CheckedMapping) {
    guard let node = entries["slot"], let name = entries.text("slot") else { return }
    guard section.role != .object else { return report(.unsupportedSlot(inObjectAt: node.range)) }
    guard !name.value.isEmpty else { return report(.emptyValue(ofSlotAt: node.range)) }
    if forms.isWord(node, "envelope") {
      field.slot = Located(.envelope, node.range)
      return
    }
    field.slot = Located(.named(name.value), node.range)
    if field.type != .string {
      report(.unsupportedSlot(name.value, type: field.type, at: field.typeRange))
    } else if !field.isOptional, !entries.mentions("default"), section.role == .message {
      report(.unsupportedSlot(required: field))
    }
    for key in ["key", "aliases", "writeAliases", "encoding", "omit"] {
      if let range = entries.keyRange(key) { report(.unsupportedSlot(name.value, key: key, at: range)) }
    }
  }

  private func readWire(of field: inout Field, from entries: CheckedMapping) {
    guard let encoding: Field.Encoding = entries.word("encoding"), let node = entries["encoding"] else { return }
    if fits(encoding, field.type.leaf) {
      field.encoding = encoding
    } else {
      report(.unsupportedEncoding(encoding, type: field.type, at: node.range))
    }
  }

  private func fits(_ encoding: Field.Encoding, _ leaf: FieldType) -> Bool {
    switch (encoding, leaf) {
    case (.jsonString, _), (.string, .bool), (.string, .integer), (.string, .double), (.string, .timestamp): true
    case (.string, .enumeration(let id)): symbols[id].isInteger
    case (.int, .bool), (.int, .string): true
    default: false
    }
  }

  private func readDefault(of field: inout Field, _ node: YAMLNode) {
    guard !field.isOptional else { return report(.badDefault(ofOptionalAt: node.range)) }
    if node.isPlain, !node.text.isEmpty, PlainScalar.isNull(node.text), !isNullWord(node.text, of: field.type) {
      guard field.type == .string else {
        report(.badDefault(nullAt: node.range))
        field.isOptional = true
        return
      }
      report(.unquotedText(ofDefault: node.locatedText))
      field.defaultValue = Located(.string(node.text), node.range)
      return
    }
    guard let value = LiteralReader(context: context).literal(node, of: field.type, use: .defaultValue) else {
      // The field stays what its author meant: not required.
      field.isOptional = true
      return
    }
    field.defaultValue = Located(value, node.range)
  }

  /// Whether it is a value, or a case.
  private func isNullWord(_ text: String, of type: FieldType) -> Bool {
    switch type {
    case .json, .data: true
    case .enumeration(let id): symbols[id].cases.contains { $0.name.value == text }
    default: false
    }
  }

  private func checkDefault(of field: Field) {
    guard let value = field.defaultValue, let number = value.value.bound else { return }
    for constraint in field.constraints {
      guard case .range(let lower, let upper) = constraint.value else { continue }
      guard lower.map({ number < $0 }) == true || upper.map({ $0 < number }) == true else { continue }
      report(.defaultOutOfRange(at: value.range, range: constraint.range))
    }
  }

  /// What is left out on writing must read back as the same value.
  private func readOmission(of field: inout Field, from entries: CheckedMapping) {
    field.omission = field.isOptional ? .nil : .never
    guard let omission: Field.Omission = entries.word("omit"), let node = entries["omit"] else { return }
    let isDefaultRefused = entries.mentions("default") && field.defaultValue == nil
    guard !isDefaultRefused else { return }
    if isRestored(field, after: omission) {
      field.omission = omission
    } else {
      report(.badOmit(omission, of: field, at: node.range))
    }
  }

  private func isRestored(_ field: Field, after omission: Field.Omission) -> Bool {
    switch omission {
    case .never: !field.isOptional
    case .nil: field.isOptional
    case .default: field.defaultValue != nil
    case .empty: field.type.canBeEmpty && (field.isOptional || field.defaultValue?.value.isEmpty == true)
    }
  }
}
