import Templating

/// `NIMCustomMessages.swift`: the one call that an app makes.
struct NIMKitRegistrationView: View {
  let frame: BindingFrame
  let hasFiles: Bool

  static let fields: [ViewField<NIMKitRegistrationView>] =
    ViewField.frame(\.frame) + [
      .flag("hasFiles", \.hasFiles)
    ]
}
