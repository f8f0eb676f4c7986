import Inspection
import Schema
import SourceText
import TestSupport

/// Makes examples with values that nobody would think of.
struct RandomExample {
  let schema: Schema
  let inspector: Inspector
  var random: Randomness

  mutating func next(of message: Message) -> ExampleMessage {
    let example = Schema.Example(
      name: Located("random", message.declaration.range), values: entries(message.allFields, depth: 0),
      range: message.declaration.range)
    return ExampleMessage.all(of: message.with(examples: [example]), by: inspector)[0]
  }

  /// Some of the fields.
  private mutating func entries(_ fields: [Field], depth: Int) -> [Schema.Example.Entry] {
    fields.compactMap { field in
      if random.chance(6) { return nil }
      let value = field.isOptional && random.chance(4) ? .null : self.value(field.type, depth: depth)
      return value.map { Schema.Example.Entry(name: Located(field.name, field.range), value: Located($0, field.range)) }
    }
  }

  /// Nil: what an example gives a field that it does not name.
  private mutating func value(_ type: FieldType, depth: Int) -> Schema.Example.Value? {
    switch type {
    case .string: .literal(.string(random.pick(Self.texts)))
    case .bool: .literal(.bool(random.chance(2)))
    case .integer: .literal(.integer(random.pick([0, 1, 2, 3, 7, 100, 65_536])))
    case .double: .literal(.double(random.pick([0, 0.5, 1.0 / 3, 2.5, 4, 99.99, 123_456.75, -3.25])))
    case .url: .literal(.string(random.pick(["https://example.com/a.png", "https://a.example/b?c=d#e"])))
    case .enumeration(let id): .literal(.enumCase(random.pick(schema[id].cases).name.value))
    case .object(let id): depth > 2 ? nil : .object(entries(schema[id].fields, depth: depth + 1))
    case .list(let element): .list(elements(element, depth: depth))
    case .map(let element):
      .map(
        elements(element, depth: depth).enumerated().map { index, value in
          Schema.Example.Entry(name: Located("key\(index)", value.range), value: value)
        })
    case .data, .timestamp, .json: nil
    }
  }

  private mutating func elements(_ type: FieldType, depth: Int) -> [Located<Schema.Example.Value>] {
    (0..<random.below(4)).compactMap { _ in
      value(type, depth: depth).map { Located($0, schema.messages[0].declaration.range) }
    }
  }

  /// Among them are some that conditions ask for, and links.
  private static let texts = [
    "", " ", "x", "text", "content", "image", "a\nb", "https://example.com/c.png", "javascript:alert(1)", "{title}",
    "Your parcel is on its way, and will be there tomorrow between eight and ten", "Donaudampfschifffahrtsgesellschaft",
    "您的包裹正在派送，预计明天上午八点到十点送达，请保持电话畅通。", "今天 12:30 见 👨‍👩‍👧 OK?", "שלום", "e\u{301}\u{202E}",
  ]
}
