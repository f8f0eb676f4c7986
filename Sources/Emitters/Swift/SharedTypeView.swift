import Templating

/// The file of a shared object or enumeration.
struct SharedTypeView: View {
  let header: String
  /// Whole.
  let declaration: String
  let codings: [ObjectCodingView]

  static let fields: [ViewField<SharedTypeView>] = [
    .text("header", \.header), .constant("imports"), .text("declaration", \.declaration), .list("codings", \.codings),
  ]
}
