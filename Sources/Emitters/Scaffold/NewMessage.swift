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

  public let name: String
  /// As schemas write it.
  public let id: String
  public let fields: [Field]
  /// There is a bubble view of the app's for it, which a layout has to name.
  public let hasView: Bool

  public init(name: String, id: String, fields: [Field], hasView: Bool = false) {
    self.name = name
    self.id = id
    self.fields = fields
    self.hasView = hasView
  }

  /// The schema, with comments that show what else can be said.
  public var schemaText: String {
    """
    # A custom message. After a change: `messagegen lint`, then `messagegen generate`.
    message: \(name)
    \(Self.padded("id: " + id))# what tells it on the wire; never change it once a version is out
    \(Self.padded("doc: A \(name) message."))# becomes the documentation comment: who sends it, and when?

    \(fieldsText)
      # More forms of a field:
      # nickname: string?         # optional: left out where there is none
      # amount: { type: int64, key: amt, default: 0, doc: In fen. }
      # photos: [url]
      # kind: { enum: { cash: 1, coupon: 2 } }

    \(layoutText)

    # Its texts outside the bubble; `{title}` in a text stands for a field.
    surfaces:
    \(Self.padded("  summary: \"[\(name)]\""))# conversation list, search, quoted reply\(accessibilityText)
      # push: "[\(name)]"

    # What a user may do with it.
    # behavior: { forward: true, revoke: true }

    """
  }

  /// So wide that the comments behind stand in one column.
  private static func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(2, 30 - text.unicodeScalars.count))
  }

  private var layoutText: String {
    if hasView {
      return """
        # How its bubble is laid out, with \(name)ContentView inside; what is left out is the UI kit's own.
        layout:
        \(Self.padded("  size: auto"))# as large as the view's content; or [249, 96], in points
          insets: { outgoing: [8, 10, 8, 15], incoming: [8, 15, 8, 10] }   # top, left, bottom, right
        """
    }
    return """
      # How its bubble is laid out; what is left out is the SDK's own.
      # layout:
      #   size: [249, 96]
      #   insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] }   # top, left, bottom, right
      """
  }

  private var accessibilityText: String {
    hasView ? "\n" + Self.padded("  accessibility: \"\(name)\"") + "# what a screen reader says" : ""
  }

  private var fieldsText: String {
    if fields.isEmpty { return Self.padded("fields: {}") + "# instead of {}, a line for each: title: string" }
    return (["fields:"] + fields.map { "  " + $0.line }).joined(separator: "\n")
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
