import Inspection
import Schema
import SourceText
import Templating

/// A row of the table of fields.
struct FieldRow: View {
  let anchor: String
  let depth: Int
  let name: String
  var key: [String] = []
  var aliases: [String] = []
  var aliasWord = ""
  let before, after: String
  let link: LinkView?
  let isRequired, isOptional, isSensitive: Bool
  var standard: [String] = []
  let doc: [Prose]
  /// What it has to be.
  let constraints: [Prose]
  var tags: [ChipView] = []

  static let fields: [ViewField<FieldRow>] = [
    .text("anchor", \.anchor), .text("depth") { String(min($0.depth, 6)) }, .text("name", \.name), .texts("key", \.key),
    .texts("aliases", \.aliases), .text("aliasWord", \.aliasWord), .text("before", \.before), .text("after", \.after),
    .optional("link", \.link), .flag("isRequired", \.isRequired), .flag("isOptional", \.isOptional),
    .texts("standard", \.standard), .list("doc", \.doc),
    .flag("hasTags") { !$0.tags.isEmpty || !$0.constraints.isEmpty },
    .list("constraints", \.constraints), .list("tags", \.tags),
  ]
}

/// Makes the table of fields: those of objects are below the field that holds them.
struct FieldRows {
  let schema: Schema
  let words: Words
  private(set) var rows: [FieldRow] = []
  /// In the order in which fields name them.
  private(set) var enums: [EnumType.ID] = []
  /// The paths of the fields that hold an enum, and whether they take only its cases.
  private var holders: [EnumType.ID: [(path: String, isClosed: Bool)]] = [:]
  /// The names of the fields that rules allow only the cases of their enum.
  private var closed: Set<SourceRange> = []
  /// The anchors of the objects that are written already.
  private var objects: [ObjectType.ID: String] = [:]

  init(_ message: Message, in schema: Schema, _ words: Words) {
    (self.schema, self.words) = (schema, words)
    close(message.rules)
    for field in message.fields { add(field, path: field.name, depth: 0) }
    for field in message.locals { add(field, path: field.name, depth: 0, isLocal: true) }
  }

  /// What becomes of values that an enum does not have.
  func note(of id: EnumType.ID) -> String {
    let closed = holders[id, default: []].filter(\.isClosed).map(\.path)
    if closed.isEmpty { return words["openEnum"] }
    if closed.count == holders[id]?.count { return words["closedEnum"] }
    let names = closed.joined(separator: words.language == .english ? ", " : "、")
    return LocalizedText(
      "Other values are kept, but invalid in \(names).", zh: "其他值会原样保留，但在 \(names) 中无效。"
    ).text(in: words.language)
  }

  private mutating func close(_ rules: [ValidationRule]) {
    for rule in rules where rule.condition == nil {
      guard case .field(let path, let constraints) = rule.assertion, let step = path.steps.last else { continue }
      if constraints.contains(where: { $0.value == .known }) { closed.insert(step.field) }
    }
  }

  private mutating func add(_ field: Field, path: String, depth: Int, isLocal: Bool = false) {
    let anchor = "field-" + path
    var link: LinkView?
    var before = field.type.brackets.before
    var isNew = false
    switch field.type.leaf {
    case .enumeration(let id):
      if !enums.contains(id) { enums.append(id) }
      let isClosed = field.constraints.contains { $0.value == .known } || closed.contains(field.nameRange)
      holders[id, default: []].append((path, isClosed))
      link = LinkView(href: "#type-" + schema[id].name, text: schema[id].name)
    case .object(let id):
      isNew = objects[id] == nil
      if isNew { objects[id] = anchor }
      link = LinkView(href: "#" + (objects[id] ?? anchor), text: schema[id].name)
    default: before += field.type.leafName(in: schema)
    }
    let standard = field.defaultValue.map { [$0.value.text] } ?? []
    rows.append(
      FieldRow(
        anchor: anchor, depth: depth, name: field.name,
        key: field.keyText == field.name || isLocal ? [] : [field.keyText], aliases: field.aliases.map(\.value),
        aliasWord: words[field.writesAliases ? "writtenToo" : "alsoKeys"], before: before,
        after: field.type.brackets.after, link: link, isRequired: field.isRequired && !isLocal,
        isOptional: field.isOptional && field.defaultValue == nil, isSensitive: field.isSensitive, standard: standard,
        doc: Prose.paragraphs(field.declaration.doc),
        constraints: field.constraints.map { Prose(text: $0.value.failure.wording.text(in: words.language)) },
        tags: tags(of: field, isLocal: isLocal)))
    guard case .object(let id) = field.type.leaf, isNew, depth < 12 else { return }
    close(schema[id].rules)
    for inner in schema[id].fields { add(inner, path: path + "." + inner.name, depth: depth + 1) }
  }

  private func tags(of field: Field, isLocal: Bool) -> [ChipView] {
    var tags: [ChipView] = []
    if isLocal { tags.append(ChipView(kind: "amber", label: words["local"])) }
    if field.isSensitive { tags.append(ChipView(kind: "red", label: words["sensitive"])) }
    if let deprecated = field.deprecated {
      tags.append(ChipView(kind: "amber", label: words["deprecated"] + ": " + deprecated.value))
    }
    if let wire = field.encoding { tags.append(ChipView(label: "encoding", code: wire.rawValue)) }
    switch field.slot?.value {
    case .named(let slot)?: tags.append(ChipView(label: words["slot"], code: slot))
    case .envelope?: tags.append(ChipView(label: words["slot"], code: "envelope"))
    case nil: break
    }
    if let since = field.declaration.since { tags.append(ChipView(label: "since", code: since.value)) }
    if field.isLenient == false { tags.append(ChipView(label: "strict")) }
    return tags
  }
}

extension String {
  /// What empty lines divide, each on one line.
  var paragraphs: [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Up to the first full stop, or the whole first paragraph.
  var firstSentence: String {
    guard let paragraph = paragraphs.first else { return "" }
    let characters = Array(paragraph)
    for index in characters.indices {
      if characters[index] == "。" { return String(characters[...index]) }
      if characters[index] == ".", index + 1 == characters.count || characters[index + 1] == " " {
        return String(characters[...index])
      }
    }
    return paragraph
  }
}
