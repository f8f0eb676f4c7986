import Schema
import SourceText

extension Resolver {
  /// A type by its name.
  mutating func named(_ name: Located<String>, _ context: TypeContext, suffix: String = "") -> FieldType? {
    let text = name.value
    if let type = TypeName.plain(text) { return type }
    switch text {
    case "object": return inlineObject(context)
    case "enum": return inlineEnum(context)
    case "timestamp": return timestamp(name, context)
    default: break
    }
    switch names[text] {
    case .object(let id): return .object(id)
    case .enumeration(let id): return .enumeration(id)
    case .failed: return nil
    case .message:
      reading.report(
        .unknownType, "`\(text)` is a message, and a field's type is not", at: name.range,
        help: "declare what they share as an `object`, and `include` it in the message")
      return nil
    case nil: break
    }
    reportUnknownType(name, suffix: suffix)
    return nil
  }

  private mutating func timestamp(_ name: Located<String>, _ context: TypeContext) -> FieldType? {
    if let unit: FieldType.TimeUnit = context.entries?.word("unit") { return .timestamp(unit) }
    guard context.entries?.mentions("unit") != true else { return nil }
    let key = context.field.value
    reading.report(
      .missingKey, "a timestamp needs `unit`", at: name.range,
      help: context.entries == nil
        ? "write `\(key): { type: timestamp, unit: ms }`, or `unit: s`" : "add `unit: s` or `unit: ms`")
    return nil
  }

  private mutating func reportUnknownType(_ name: Located<String>, suffix: String) {
    let text = name.value
    if let word = TypeName.swiftSpelling(text) {
      reading.report(
        .swiftSpelling, "`\(text)` is no declared type", at: name.range, help: "did you mean `\(word)\(suffix)`?",
        fixIts: [.init("replace with `\(word)\(suffix)`", replace: name.range, with: word + suffix)])
    } else if let word = TypeName.foreignSpelling(text) {
      reading.report(
        .unknownType, "`\(text)` is no declared type", at: name.range, help: "did you mean `\(word)\(suffix)`?",
        fixIts: [.init("replace with `\(word)\(suffix)`", replace: name.range, with: word + suffix)])
    } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
      let inner = String(text.dropFirst("Optional<".count).dropLast())
      let word = (TypeName.swiftSpelling(inner) ?? inner) + "?"
      reading.report(
        .swiftSpelling, "that is Swift's spelling of an optional", at: name.range, help: "write `\(word)`",
        fixIts: [.init("write `\(word)`", replace: name.range, with: word)])
    } else if text.hasSuffix("[]") {
      reading.report(
        .unknownType, "`\(text)` is no type", at: name.range, help: "a list is written `[\(text.dropLast(2))]`")
    } else {
      let declared = names.keys.sorted().filter { if case .message? = names[$0] { false } else { true } }
      let near = Spelling.nearest(to: text, in: TypeName.builtins + declared)
      reading.report(
        .unknownType, "`\(text)` is no declared type", at: name.range,
        help: near.map { "did you mean `\($0)\(suffix)`?" }
          ?? "declare it as an `object` or an `enum`, or use one of \(Wording.list(TypeName.scalars, "or"))",
        fixIts: near.map { [.init("replace with `\($0)\(suffix)`", replace: name.range, with: $0 + suffix)] } ?? [])
    }
  }

  /// Whether a declaration of that name gives a Swift type of that name.
  func isSharedType(_ name: String) -> Bool {
    switch names[name] {
    case .object, .enumeration: true
    case .message, .failed, nil: false
    }
  }

  /// A type as messages say it.
  func title(of type: FieldType) -> String {
    switch type {
    case .string: "a string"
    case .bool: "a bool"
    case .integer: "an integer"
    case .double: "a number"
    case .url: "a URL"
    case .data: "data"
    case .timestamp: "a timestamp"
    case .json: "JSON"
    case .object: "an object"
    case .enumeration: "an enum"
    case .list: "a list"
    case .map: "a map"
    }
  }
}
