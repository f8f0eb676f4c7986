import SourceText

extension Form {
  /// A key of the language: everything that is said of it anywhere is said here.
  public final class Key: Sendable {
    public let name: String
    /// What it was called before it was renamed.
    public let formerly: String?
    public let shape: Shape
    /// What a constraint is for; empty: the key is none.
    public let fields: [ConstrainedFields]
    public let isRequired: Bool
    /// The value of a missing key, if that is always the same.
    public let `default`: OrderedJSON?
    /// What the reference says of it.
    public let reference: String
    /// What it becomes in Swift; nil if that needs no words.
    public let swift: String?
    /// What editors offer.
    public let examples: [OrderedJSON]
    private let text: LocalizedText
    private let saysDefault: Bool

    /// - Parameters:
    ///   - saysDefault: Whether the summary ends with the default; of a bool that is `false` it never does.
    ///   - text: The summary, without the default.
    ///   - reference: The text of the reference, where it says more than the summary; without the fields.
    init(
      _ name: String, formerly: String? = nil, _ shape: Shape, of fields: [ConstrainedFields] = [],
      required: Bool = false, default: OrderedJSON? = nil, saysDefault: Bool = true,
      _ text: LocalizedText.Text, zh chinese: LocalizedText.Text, reference: String? = nil, swift: String? = nil,
      examples: [OrderedJSON] = []
    ) {
      self.name = name
      self.formerly = formerly
      self.shape = shape
      self.fields = fields
      isRequired = required
      self.default = `default`
      self.saysDefault = saysDefault
      self.text = LocalizedText(text, zh: chinese)
      let subject = fields.isEmpty ? "" : fields.map(\.title.english).joined(separator: ", ") + ": "
      self.reference = subject + (reference ?? self.text.english)
      self.swift = swift
      self.examples = examples
    }

    /// A line for editors and findings.
    public var summary: LocalizedText {
      guard saysDefault, let value = defaultText, value != "`false`" else { return text }
      return LocalizedText("\(text.english) (default: \(value))", zh: "\(text.chinese)；默认为 \(value)")
    }

    /// The default as a text has it; nil if there is none, or it is the empty text.
    public var defaultText: String? {
      switch `default` {
      case nil, .string("")?: nil
      case .integer(let number)?: "\(number)"
      case let value?: "`\(value.yaml)`"
      }
    }
  }
}

extension OrderedJSON {
  /// As people write it in a schema, on one line.
  var yaml: String {
    switch self {
    case .string(let text): Self.isPlain(text) ? text : line
    case .array(let values): "[" + values.map(\.yaml).joined(separator: ", ") + "]"
    case .object(let members): "{ " + members.map { "\($0.key): \($0.value.yaml)" }.joined(separator: ", ") + " }"
    case .integer, .bool, .null: line
    }
  }

  /// Whether a text needs no quotes, and looks better without.
  private static func isPlain(_ text: String) -> Bool {
    let isSimple = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " _-./?".contains($0)) }
    return isSimple && (text.first?.isLetter == true || text.contains(".."))
  }
}
