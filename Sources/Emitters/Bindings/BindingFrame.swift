import Schema
import Templating

/// What every file of the bindings to an SDK or UI kit begins with, and who may use it; the whole view of those that no
/// schema changes.
struct BindingFrame: View {
  let header: String
  let access: String
  /// The access of what the app may subclass.
  let open: String

  static let fields = ViewField<BindingFrame>.frame(\.self)

  init(version: String, target: Target) {
    header = Header.text(version: version)
    access = target.access.rawValue
    open = target.access == .public ? "open" : target.access.rawValue
  }
}

extension ViewField {
  /// The names that the templates of all bindings have.
  static func frame(_ frame: @escaping @Sendable (Base) -> BindingFrame) -> [ViewField] {
    [
      .text("header") { frame($0).header }, .constant("imports"), .text("access") { frame($0).access },
      .text("open") { frame($0).open },
    ]
  }
}
