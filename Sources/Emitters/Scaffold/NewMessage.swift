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
    # A custom message. After a change: `messagegen lint`, then `messagegen generate`.
    message: \(name)
    \(envelopeText)id: \(id)  # type id on the wire; never change it after release
    doc: A \(name) message.  # documentation comment: who sends it, and when?

    \(fieldsText)
      # More forms of a field:
      # nickname: string?         # optional: omitted when nil
      # amount: { type: int64, key: amt, default: 0, doc: In fen. }
      # photos: [url]
      # kind: { enum: { cash: 1, coupon: 2 } }

    \(layoutText)

    # Texts outside the bubble; `{title}` inserts a field.
    texts:
      summary: "[\(name)]"  # conversation list, search, quoted reply\(accessibilityText)
    \(pushText)

    # Actions available to users.
    # behavior: { forward: true, revoke: true }

    """
  }

  private var envelopeText: String { envelope.map { "envelope: \($0)\n" } ?? "" }

  private var accessibilityText: String {
    bubble == .none ? "" : "\n  accessibility: \"\(name)\"  # what a screen reader says"
  }

  /// TUIKit's messages need one: without a text they cause no push.
  private var pushText: String {
    bubble == .content
      ? "  push: \"[\(name)]\"  # the push notification, also on a locked screen"
      : "  # push: \"[\(name)]\""
  }

  private var fieldsText: String {
    if fields.isEmpty { return "fields: {}  # replace {} with one line per field, e.g. title: string" }
    return (["fields:"] + fields.map { "  " + $0.line }).joined(separator: "\n")
  }
}

extension NewMessage {
  fileprivate var layoutText: String {
    switch bubble {
    case .none:
      """
      # Layout of the bubble; omitted keys use the SDK's defaults.
      # layout:
      #   size: [249, 96]
      #   insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] }   # top, left, bottom, right
      """
    case .view:
      """
      # Layout of the bubble, which shows \(name)ContentView; omitted keys use the UI kit's defaults.
      layout:
        size: auto  # as large as the view's content; or [249, 96], in points
        insets: { outgoing: [8, 10, 8, 15], incoming: [8, 15, 8, 10] }   # top, left, bottom, right
      """
    case .content:
      """
      # What its bubble shows. To draw it yourself, add `view: \(name)Cell`, then run `messagegen new --views`.
      layout:
        content:
          column:
      \(labels.map { "      - " + $0 }.joined(separator: "\n"))
            # More elements: row, image, rating, button, separator
            # - { image: cover, width: 60, height: 60 }
          spacing: 4  # between them, in points
          padding: [\(Self.padding)]   # top, leading, bottom, trailing
      """
    }
  }

  private static let padding = [
    ContentPadding.vertical, ContentPadding.horizontal, ContentPadding.vertical, ContentPadding.horizontal,
  ].map(String.init).joined(separator: ", ")

  private static let secondColor = "color: { light: \"#666666\", dark: \"#AAAAAA\" }"

  /// A label for each text field for people, the first one as the title.
  private var labels: [String] {
    let texts = fields.filter { $0.type == "string" && ShownText.isReadable($0.name) }
    if texts.isEmpty { return ["{ label: \"[\(name)]\" }"] }
    return texts.enumerated().map { index, field in
      let style = index == 0 ? "font: 16, weight: semibold, lines: 2" : "font: 13, lines: 4, \(Self.secondColor)"
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
