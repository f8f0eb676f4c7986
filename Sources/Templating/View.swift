/// What a template is filled with, every decision already made: properties that are there, or text that is written
/// when the template asks for it.
///
/// ```swift
/// struct CaseView: View {
///   let name: String
///   let isDefault: Bool
///
///   static let fields: [ViewField<CaseView>] = [.text("name", \.name), .flag("isDefault", \.isDefault)]
/// }
/// ```
public protocol View: Sendable {
  /// Everything a template may name. Names are unique within a view.
  static var fields: [ViewField<Self>] { get }
}
