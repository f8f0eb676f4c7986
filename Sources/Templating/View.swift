/// What a template is filled with: stored values, every decision already made.
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
