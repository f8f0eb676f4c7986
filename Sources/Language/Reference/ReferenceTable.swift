/// A table of the reference: a line for each key of a form.
struct ReferenceTable {
  let keys: [Form.Key]

  /// The tables that a page can have, by the name in its marker.
  static let all: [String: ReferenceTable] = {
    var tables: [String: ReferenceTable] = [
      "message": .init(Form.message), "alsoReads": .init(Form.alsoReads), "object": .init(Form.object),
      "enum": .init(Form.enumeration), "field": .init(Form.field, without: Form.constraints),
      "constraint": .init(keys: Form.constraints), "envelope": .init(Form.envelope), "layout": .init(Form.layout),
      "frame": .init(keys: Form.frame), "color": .init(Form.color), "texts": .init(Form.texts),
      "behavior": .init(Form.behavior), "tap": .init(Form.tap), "transfer": .init(Form.transfer),
      "file": .init(Form.transferFile), "send": .init(Form.send), "inputMenu": .init(Form.inputMenu),
      "configuration": .init(Form.configuration), "ids": .init(Form.ids), "target": .init(Form.target),
      "profile": .init(Form.profile), "docs": .init(Form.docs), "releases": .init(Form.releases),
    ]
    for kind in ElementKind.allCases { tables[kind.rawValue] = .init(kind.form, without: Form.frame) }
    return tables
  }()

  private init(keys: [Form.Key]) { self.keys = keys }

  /// - Parameter others: Keys that have a table of their own.
  private init(_ form: Form, without others: [Form.Key] = []) {
    let names = others.map(\.name)
    keys = form.ordered.filter { !names.contains($0.name) }
  }

  /// The column about Swift is left out where no key has anything to say in it.
  var lines: [String] {
    let hasSwift = keys.contains { $0.swift != nil }
    let head = ["key", "value", "what it says"] + (hasSwift ? ["in Swift"] : [])
    let rows = keys.map { key in
      ["`\(key.name)`", Self.value(of: key), key.reference] + (hasSwift ? [key.swift ?? "–"] : [])
    }
    return ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  /// The kind of value, an example, and the default.
  private static func value(of key: Form.Key) -> String {
    let words = words(of: key.shape).map { $0 + ($0 == key.defaultText ? " (default)" : "") }
    guard words.isEmpty else { return words.joined(separator: ", ") }
    var value = title(of: key.shape)
    let example = key.examples.first.map { "`\($0.yaml)`" }
    // A title with code in it has its own example.
    if let example, example != key.defaultText, !value.contains("`") { value += ", as in \(example)" }
    if key.isRequired { value += "; required" }
    if let text = key.defaultText { value += " (default: \(text))" }
    return value
  }

  private static func words(of shape: Shape) -> [String] {
    switch shape {
    case .bool: ["`true`", "`false`"]
    case .word(let words): words.all.map { "`\($0)`" }
    default: []
    }
  }

  private static func title(of shape: Shape) -> String {
    switch shape {
    case .bounds: "a range"
    case .list(.text), .list(.name), .list(.externalName): "a list of texts"
    case .list(.word(let words)): "a list of " + words.all.map { "`\($0)`" }.joined(separator: ", ")
    case .word: words(of: shape).joined(separator: ", ")
    case .integer(let range):
      "an integer" + (range.lowerBound > Int.min ? " from \(range.lowerBound)" : "")
        + (range.upperBound < Int.max ? " to \(range.upperBound)" : "")
    case .either(let shapes): shapes.map(title).joined(separator: " or ")
    default: shape.title.english
    }
  }
}
