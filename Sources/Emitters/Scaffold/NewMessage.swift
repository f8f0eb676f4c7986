import SourceText

/// A message type that is about to be: what `messagegen new` writes as the schema of it.
public struct NewMessage: Sendable {
  public struct Field: Sendable {
    public let name: String
    /// As schemas write it, without `?`.
    public let type: String
    public let isOptional: Bool

    public init(name: String, type: String, isOptional: Bool) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
    }
  }

  /// What its bubble begins with.
  public enum Bubble: Sendable {
    /// The SDK's own.
    case none
    /// A view of the app's, which a layout has to name.
    case view
    /// Its text fields, which a generated cell shows.
    case content
  }

  public let name: String
  /// As schemas write it.
  public let id: String
  /// Nil: the default one.
  public let envelope: String?
  public let fields: [Field]
  public let bubble: Bubble
  /// The way from the file to the JSON Schema by which editors complete it.
  public let editorSchema: String
  /// Of the comments.
  public var language = Language.english

  public init(
    name: String, id: String, envelope: String? = nil, fields: [Field], bubble: Bubble = .none,
    editorSchema: String = "messagegen.schema.json"
  ) {
    self.name = name
    self.id = id
    self.envelope = envelope
    self.fields = fields
    self.bubble = bubble
    self.editorSchema = editorSchema
  }

  /// The schema, with comments that show what else can be said.
  public var schemaText: String {
    """
    # yaml-language-server: $schema=\(editorSchema)
    # \(comments.heading)
    message: \(name)
    \(envelopeText)id: \(id)  # \(comments.id)
    doc: \(comments.docText)  # \(comments.doc)

    \(fieldsText)
      # \(comments.fieldForms)
      # nickname: string?         # \(comments.optional)
      # amount: { type: int64, key: amt, default: 0, doc: \(comments.fen) }
      # photos: [url]
      # kind: { enum: { cash: 1, coupon: 2 } }

    \(layoutText)

    # \(comments.texts(inserting: insertedField))
    texts:
      summary: "[\(name)]"  # \(comments.summary)\(accessibilityText)
    \(pushText)

    # \(comments.behavior)
    # behavior: { forward: true, revoke: true }

    """
  }

  fileprivate var comments: NewMessageComments { NewMessageComments(name: name, language: language) }

  private var envelopeText: String { envelope.map { "envelope: \($0)\n" } ?? "" }

  private var accessibilityText: String {
    bubble == .none ? "" : "\n  accessibility: \"\(name)\"  # \(comments.accessibility)"
  }

  /// TUIKit's messages need one: without a text they cause no push.
  private var pushText: String {
    bubble == .content
      ? "  push: \"[\(name)]\"  # \(comments.push)"
      : "  # push: \"[\(name)]\""
  }

  /// One that a text can insert.
  private var insertedField: String {
    fields.first { !$0.type.hasPrefix("[") && !$0.type.hasPrefix("{") }?.name ?? "title"
  }

  private var fieldsText: String {
    if fields.isEmpty { return "fields: {}  # \(comments.fields)" }
    return (["fields:"] + fields.map { "  " + $0.line }).joined(separator: "\n")
  }
}

extension NewMessage {
  fileprivate var layoutText: String {
    switch bubble {
    case .none:
      """
      # \(comments.layout)
      # layout:
      #   size: [249, 96]
      #   insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] }   # \(comments.insets)
      """
    case .view:
      """
      # \(comments.layoutOfView)
      layout:
        size: auto  # \(comments.size)
        insets: { outgoing: [8, 10, 8, 15], incoming: [8, 15, 8, 10] }   # \(comments.insets)
      """
    case .content:
      """
      # \(comments.content)
      layout:
        content:
          column:
      \(labels.map { "      - " + $0 }.joined(separator: "\n"))
            # \(comments.elements)
            # - { image: cover, width: 60, height: 60 }
          spacing: 4  # \(comments.spacing)
          padding: [\(Self.padding)]   # \(comments.padding)
      """
    }
  }

  private static let padding = [
    ContentPadding.vertical, ContentPadding.horizontal, ContentPadding.vertical, ContentPadding.horizontal,
  ].map(String.init).joined(separator: ", ")

  /// What a label can show, as a schema writes it.
  private static let shownTypes: Set = ["string", "int", "int32", "int64", "double"]

  /// A label for each text or number for people, the first one as the title.
  private var labels: [String] {
    let texts = fields.filter { Self.shownTypes.contains($0.type) && ShownText.isReadable($0.name) }
    if texts.isEmpty { return ["{ label: \"[\(name)]\" }"] }
    return texts.enumerated().map { index, field in
      let style = index == 0 ? "font: 16, weight: semibold, lines: 2" : "font: 13, lines: 4"
      return "{ label: \"{\(field.name)}\", \(style)\(field.isOptional ? ", hideWhenEmpty: true" : "") }"
    }
  }
}

extension NewMessage.Field {
  /// A list or map has its `?` on the name; so has what is written in the long form.
  var line: String {
    let isScalar = !type.hasPrefix("[") && !type.hasPrefix("{") && type != "timestamp"
    let written = type == "timestamp" ? "{ type: timestamp, unit: ms }   # or s" : type
    return isScalar ? "\(name): \(written)\(isOptional ? "?" : "")" : "\(name)\(isOptional ? "?" : ""): \(written)"
  }
}
