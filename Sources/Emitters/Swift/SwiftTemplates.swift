import Templating

/// The templates that many files are made by, compiled against their views.
struct SwiftTemplates: Sendable {
  let attachment: Template<AttachmentView>
  let declarations: DeclarationTemplates
  let sharedType: Template<SharedTypeView>

  init(_ set: TemplateSet) throws(TemplateError) {
    attachment = try set.template("Attachment.swift", for: AttachmentView.self)
    declarations = DeclarationTemplates(
      object: try set.template("Object.swift", for: ObjectView.self),
      enumeration: try set.template("Enum.swift", for: EnumView.self))
    sharedType = try set.template("SharedType.swift", for: SharedTypeView.self)
  }
}

/// The templates of types that are inside of others, or in other templates: their text is a value of another view.
struct DeclarationTemplates: Sendable {
  let object: Template<ObjectView>
  let enumeration: Template<EnumView>

  /// A whole declaration without its last line ends.
  func text(_ view: ObjectView) -> String { Self.withoutLastLineEnds(object.render(view)) }

  func text(_ view: EnumView) -> String { Self.withoutLastLineEnds(enumeration.render(view)) }

  private static func withoutLastLineEnds(_ text: String) -> String {
    var text = Substring(text)
    while text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
