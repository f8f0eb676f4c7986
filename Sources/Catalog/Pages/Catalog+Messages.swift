import Inspection
import MessageRuntime
import Schema
import SourceText

extension Message {
  /// As a schema writes them: `5`, `"5"`, `order`, `[8, 81..90]`.
  var idText: String { ids.all.map(\.yaml).joined(separator: " · ") }

  /// The names of the shared objects and enumerations that its fields hold.
  func sharedTypes(in schema: Schema) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<ObjectType.ID> = []
    func visit(_ fields: [Field]) {
      for field in fields {
        switch field.type.leaf {
        case .enumeration(let id): if schema[id].container == .shared { names.insert(schema[id].name) }
        case .object(let id):
          if schema[id].container == .shared { names.insert(schema[id].name) }
          if seen.insert(id).inserted { visit(schema[id].fields) }
        default: break
        }
      }
    }
    visit(fields)
    return names
  }

  /// The folder of its schema.
  var folder: String {
    let parts = path.split(separator: "/").dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension Catalog.Entry {
  /// What a screen reader says of the bubble.
  var spoken: String {
    let evaluation = Evaluation(message, examples[0])
    for text in [message.texts.accessibility, message.texts.summary] {
      if let text, case .shown(let shown) = evaluation.text(text.value), !shown.isEmpty { return shown }
    }
    return message.name
  }

  /// Its text in the conversation list; nothing where code decides.
  var summary: String {
    guard let text = message.texts.summary?.value,
      case .shown(let shown) = Evaluation(message, examples[0]).text(text)
    else { return "" }
    return shown
  }
}

extension Catalog {
  /// A link to a line of a schema, as `docs.source` says.
  func link(to location: (path: String, line: Int)) -> LinkView? {
    guard let source = schema.configuration.docs.source?.value else { return nil }
    let href = source.replacing("{file}", with: location.path.urlPath).replacing("{line}", with: String(location.line))
    return LinkView(href: href, text: "\(location.path):\(location.line)")
  }
}

extension String {
  /// A path in a URL: what is no letter, digit or one of `/-._~` is written by its bytes.
  var urlPath: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte))
      if isPlain || "/-._~".unicodeScalars.contains(scalar) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
