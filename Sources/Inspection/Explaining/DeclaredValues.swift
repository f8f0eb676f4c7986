import MessageRuntime
import Schema
import SourceText

/// The values that an enumeration declares, for those who have another one.
public struct DeclaredValues: Sendable {
  /// Such as `0 (created)`, those most like the other one first.
  public let texts: [String]
  /// Of the enumeration.
  public let range: SourceRange

  /// - Parameter value: the raw value that is not declared, as JSON.
  init(of type: EnumType, besides value: String) {
    let cases = type.cases.map { Case(raw: $0.raw.value.json, name: $0.name.value) }
    let near = Spelling.nearest(to: value, in: cases.map(\.raw))
    texts = (cases.filter { $0.raw == near } + cases.filter { $0.raw != near }).map(\.text)
    range = type.declaration.range
  }

  /// The first ones, and how many there are.
  public var text: LocalizedText {
    let shown = Wording.enumeration(Array(texts.prefix(Self.limit)))
    if texts.count <= Self.limit { return shown }
    return LocalizedText(
      "\(shown) and \(texts.count - Self.limit) more", zh: "\(shown) 等 \(texts.count) 个")
  }

  private static let limit = 10

  private struct Case {
    let raw: String
    let name: String

    var text: String { raw == JSONValue(name).json ? raw : "\(raw) (\(name))" }
  }
}

extension EnumType.Raw {
  fileprivate var json: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let text): Escaping.jsonString(text)
    }
  }
}
