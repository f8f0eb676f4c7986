import Templating

/// `NIMCustomMessages.swift`: the one call that an app makes.
struct NIMKitRegistrationView: View {
  var frame: BindingFrame
  var hasFiles: Bool

  static let fields: [ViewField<NIMKitRegistrationView>] = [
    .text("header", \.frame.header), .constant("imports"), .text("access", \.frame.access),
    .flag("hasFiles", \.hasFiles),
  ]
}
