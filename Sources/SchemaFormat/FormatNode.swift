import Language
import SourceText
import YAML

/// A node as it stands in the text, with everything that a formatter must not lose; aliases are not resolved.
struct FormatNode: Sendable {
  typealias Kind = WrittenNode.Kind

  let kind: Kind
  var isFlow = false
  /// A scalar's content, or an alias's name.
  var text = ""
  /// `&anchor` and `!tag`, as they are written.
  var properties: [String] = []
  /// Byte offsets: of the properties, of what follows them, and behind the node.
  var start: Int
  var content: Int
  var end: Int
  var items: [FormatItem] = []
  /// Comment lines behind the last item that belong to this collection.
  var ending: [FormatComment] = []
  /// It cannot be taken apart safely: complex keys, comments in braces.
  var isVerbatim = false
  /// The keys of a mapping of the language; nil if they are the author's.
  var form: Form?
  /// How a scalar is read.
  var role = ScalarRole.distinguished

  init(_ node: WrittenNode, in file: SourceFile) {
    kind = node.kind
    isFlow = node.isFlow
    text = node.text
    properties = node.properties.map { String(decoding: file.bytes[$0], as: UTF8.self) }
    start = node.properties.first?.lowerBound ?? node.content.lowerBound
    content = node.content.lowerBound
    end = node.content.upperBound
    let children = node.children.map { FormatNode($0, in: file) }
    guard kind == .mapping else {
      items = children.map { FormatItem(value: $0) }
      return
    }
    items = stride(from: 0, to: children.count, by: 2).map {
      FormatItem(key: children[$0], value: children[$0 + 1], start: children[$0].start)
    }
  }

  enum ScalarRole: Sendable {
    /// With quotes it may mean something else.
    case distinguished
    /// A key of the language, a text, a text that may have placeholders: quotes say nothing.
    case key, text, template
  }

  var isCollection: Bool { kind == .sequence || kind == .mapping }
  /// Whether it is a collection without braces and brackets.
  var isBlock: Bool { isCollection && !isFlow }

  /// Whether nothing at all is written where the node should be.
  var isEmpty: Bool { kind == .scalar(.plain) && text.isEmpty && properties.isEmpty }

  /// Whether a colon or a comma right behind it would become part of it: an alias, or an anchor or a tag without a value.
  var isOpenEnded: Bool { kind == .alias || kind == .scalar(.plain) && text.isEmpty && !properties.isEmpty }

  var isBlockScalar: Bool { kind == .scalar(.literal) || kind == .scalar(.folded) }

  var isPlain: Bool { kind == .scalar(.plain) }

  /// The name of its anchor.
  var anchor: String? { properties.first { $0.hasPrefix("&") }.map { String($0.dropFirst()) } }
}
