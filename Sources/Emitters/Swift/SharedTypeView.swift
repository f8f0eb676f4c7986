import Templating

/// The file of a shared object or enumeration.
struct SharedTypeView: View {
  enum Declaration {
    case enumeration(EnumView, InnerTemplate<EnumView>)
    case object(ObjectView)
  }

  let header: String
  let declaration: Declaration

  static let fields: [ViewField<SharedTypeView>] = [
    .text("header", \.header), .constant("imports"),
    // Whole.
    .written("declaration") { view, output in
      switch view.declaration {
      case .enumeration(let view, let template): template.render(view, into: &output)
      case .object(let view): view.templates.object.render(view, into: &output)
      }
    },
    .list("codings", \.codings),
  ]

  private var codings: [ObjectCodingView] {
    if case .object(let view) = declaration { view.object.codings } else { [] }
  }
}
