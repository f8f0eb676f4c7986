import Templating

/// The file of a shared object or enumeration.
struct SharedTypeView: View {
  var header: String
  /// The whole declaration.
  var declaration: String
  var codings: [ObjectCodingView]

  static let fields: [ViewField<SharedTypeView>] = [
    .text("header", \.header), .text("declaration", \.declaration), .list("codings", \.codings),
  ]
}
