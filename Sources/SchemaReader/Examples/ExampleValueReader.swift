import Language
import Schema
import SourceText
import YAML

/// Reads the values of an example, each by the type of its field.
struct ExampleValueReader: ResolvingReader {
  let context: ReaderContext

  /// What a value is for.
  struct Subject: Equatable, Sendable {
    /// As findings call it.
    var name: String
    var type: FieldType
    var isOptional: Bool
    /// Where the field is declared.
    var field: SourceRange
  }

  typealias Value = Schema.Example.Value

  private var literals: LiteralReader { LiteralReader(context: context) }

  /// The value of a field; nil if there is no such field, or the value is none for it.
  func entry(
    _ entry: YAMLEntry, among fields: [Field], failed: Set<String>, isOpen: Bool = false
  ) -> Schema.Example.Entry? {
    let name = entry.key.locatedText
    guard let field = fields.first(where: { entry.key.has(text: $0.name) }) else {
      if !failed.contains(name.value), !isOpen { report(.invalidExample(of: name, among: fields)) }
      return nil
    }
    let subject = Subject(name: field.name, type: field.type, isOptional: field.isOptional, field: field.nameRange)
    return value(entry.value, of: subject, key: entry.key).map { .init(name: name, value: $0) }
  }

  private func value(_ node: YAMLNode, of subject: Subject, key: YAMLNode? = nil) -> Located<Value>? {
    if node.isNull {
      if node.text.isEmpty {
        return fail(.missingValue(of: .verbatim("`\(subject.name)`"), at: key?.range ?? node.range))
      }
      if subject.isOptional { return Located(.null, node.range) }
      return fail(.invalidExample(nullFor: subject, at: node.range))
    }
    return unlocated(node, of: subject).map { Located($0, node.range) }
  }

  private func unlocated(_ node: YAMLNode, of subject: Subject) -> Value? {
    switch subject.type {
    case .string, .url: string(node, subject).map { .literal(.string($0)) }
    case .bool, .integer, .double:
      literals.literal(node, of: subject.type, use: .example(subject)).map { .literal($0) }
    case .timestamp(let unit): timestamp(node, unit, subject)
    case .data: data(node, subject)
    case .json: forms.json(node).map { .literal(.json($0)) }
    case .enumeration(let id): enumCase(node, symbols[id], subject)
    case .object(let id): object(node, id, subject)
    case .list(let type): list(node, of: type, subject)
    case .map(let type): map(node, of: type, subject)
    }
  }

  // MARK: Scalars

  private func string(_ node: YAMLNode, _ subject: Subject) -> String? {
    guard node.kind == .scalar else { return forms.reportBrackets(node) ? nil : mismatch(node, .text, subject) }
    forms.warnIfMisread(node)
    return node.text
  }

  /// Milliseconds are what is written of a time.
  private func timestamp(_ node: YAMLNode, _ unit: FieldType.TimeUnit, _ subject: Subject) -> Value? {
    guard node.isPlain, PlainScalar.isNumber(node.text), let value = Double(node.text) else {
      return fail(.invalidExample(node, noTime: unit, for: subject))
    }
    let milliseconds = unit == .seconds ? value * 1000 : value
    guard Self.years.contains(milliseconds) else {
      return fail(.invalidExample(node, timeOutOfRange: unit, for: subject))
    }
    let whole = milliseconds.rounded()
    guard unit == .seconds ? whole / 1000 == value : whole == value else {
      return fail(.invalidExample(node, timeTooFine: unit, for: subject))
    }
    if let integer = Int64(exactly: value) { return .literal(.integer(integer)) }
    return .literal(.double(value))
  }

  /// From the year 1 to the year 9999, in milliseconds.
  private static let years = -62_135_596_800_000...253_402_300_799_999.0

  private func data(_ node: YAMLNode, _ subject: Subject) -> Value? {
    guard let text = string(node, subject) else { return nil }
    if let bytes = Base64.decode(text) { return .literal(.data(bytes)) }
    return fail(.badLiteral(noBase64: node, for: .example(subject)))
  }

  private func enumCase(_ node: YAMLNode, _ type: EnumType, _ subject: Subject) -> Value? {
    guard let text = string(node, subject) else { return nil }
    if type.cases.contains(where: { $0.name.value.utf8.elementsEqual(text.utf8) }) { return .literal(.enumCase(text)) }
    return fail(.invalidExample(noCase: node.locatedText, of: type, for: subject))
  }

  // MARK: Collections

  private func object(_ node: YAMLNode, _ id: ObjectType.ID, _ subject: Subject) -> Value? {
    switch node.kind {
    case .mapping:
      return .object(
        forms.distinct(node).compactMap { entry in
          guard !forms.reportRunTogether(entry) else { return nil }
          return self.entry(entry, among: symbols[id].fields, failed: symbols.failedFields[id] ?? [])
        })
    case .scalar where symbols[id].container == .shared:
      let names = symbols[id].examples.map(\.name.value)
      if names.contains(node.text) { return .example(node.text) }
      return fail(.invalidExample(noExample: node.locatedText, of: symbols[id], for: subject))
    default: return mismatch(node, .map("", .text), subject)
    }
  }

  private func list(_ node: YAMLNode, of type: FieldType, _ subject: Subject) -> Value? {
    guard node.kind == .sequence else { return mismatch(node, .list(.text), subject) }
    return .list(node.items.enumerated().compactMap { value($1, of: subject.inside("[\($0)]", type)) })
  }

  private func map(_ node: YAMLNode, of type: FieldType, _ subject: Subject) -> Value? {
    guard node.kind == .mapping else { return mismatch(node, .map("", .text), subject) }
    return .map(
      forms.distinct(node).compactMap { entry in
        guard !forms.reportRunTogether(entry) else { return nil }
        let inside = subject.inside("[\"\(entry.key.text)\"]", type)
        return value(entry.value, of: inside, key: entry.key).map { .init(name: entry.key.locatedText, value: $0) }
      })
  }

  private func mismatch<Read>(_ node: YAMLNode, _ wanted: Shape, _ subject: Subject) -> Read? {
    fail(.badLiteral(node, for: .example(subject), wanted: wanted))
  }
}

extension ExampleValueReader.Subject {
  fileprivate func inside(_ component: String, _ type: FieldType) -> Self {
    Self(name: name + component, type: type, isOptional: false, field: field)
  }
}
