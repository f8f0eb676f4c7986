import Schema
import SourceText

/// What a placeholder can stand for, and what to do where it cannot.
extension Resolver {
  /// A string or a number; nil, with a finding, for anything else.
  mutating func segment(_ path: FieldPath) -> TextTemplate.Segment? {
    switch path.type {
    case .string, .integer, .double: return .field(path)
    default: break
    }
    reading.report(
      .misfitField, "`\(path.text)` is \(title(of: path.type)), and placeholders are strings and numbers",
      at: path.range, help: wayOut(of: path))
    return nil
  }

  private func wayOut(of path: FieldPath) -> String {
    let text = path.text
    switch path.type {
    case .bool, .enumeration:
      return "write variants: `[{ when: { \(text): … }, text: … }, { text: … }]`"
    case .list, .map:
      let count = "its number of elements is `{\(text).count}`"
      return isJoinable(path.type) ? "its elements are `{\(text).joined}`; \(count)" : count
    case .object(let id):
      if let field = objects[id.index].fields.first(where: { isShown($0.type) }) {
        return "name a field of it, such as `{\(text).\(field.name)}`"
      }
    default: break
    }
    return "send a text of it in a field beside it, or leave it to the app: `hook` in `surfaces`, `view` in `layout`"
  }

  private func isShown(_ type: FieldType) -> Bool {
    switch type {
    case .string, .integer, .double: true
    default: false
    }
  }

  /// `{{title}}` is a placeholder to Mustache, and here the text `{title}}`.
  mutating func warnIfDoublyBraced(_ name: Located<String>, isVerbatim: Bool, in scope: Scope) {
    guard case .found(let path) = lookUp(name, in: scope) else { return }
    let field = "{\(path.text)}"
    reading.report(
      .literalFieldName, "`{\(field)}` is the text `\(field)}`, not the field `\(path.text)`", at: name.range,
      help: "for the field, write `\(field)`",
      fixIts: isVerbatim ? [.init("write `\(field)`", replace: name.range, with: field)] : [])
  }
}
