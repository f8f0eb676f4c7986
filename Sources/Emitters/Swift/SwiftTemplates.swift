import Templating

/// The templates of the portable part, compiled against their views.
///
/// All of them, also those that a project has no use for: a mistake in a template of the user's shows in any project.
struct SwiftTemplates: Sendable {
  let attachment: Template<AttachmentView>
  let declarations: DeclarationTemplates
  let message: Template<CustomMessageView>
  let decoder: Template<DecoderView>
  let layout: Template<LayoutFileView>
  let sharedType: Template<SharedTypeView>
  let profile: Template<ProfileView>
  let profileBindings: Template<ProfileBindingsView>

  init(_ set: TemplateSet) throws(TemplateError) {
    attachment = try set.template("Attachment.swift", for: AttachmentView.self)
    declarations = DeclarationTemplates(
      object: try set.template("Object.swift", for: ObjectView.self),
      enumeration: try set.template("Enum.swift", for: EnumView.self))
    message = try set.template("CustomMessage.swift", for: CustomMessageView.self)
    decoder = try set.template("CustomAttachmentDecoder.swift", for: DecoderView.self)
    layout = try set.template("CustomMessageLayout.swift", for: LayoutFileView.self)
    sharedType = try set.template("SharedType.swift", for: SharedTypeView.self)
    profile = try set.template("Profile.swift", for: ProfileView.self)
    profileBindings = try set.template("ProfileBindings.swift", for: ProfileBindingsView.self)
  }
}

/// The templates of types that stand inside of others, or in other templates: their text is a value of another view.
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
