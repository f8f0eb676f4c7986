import Schema
import SourceText

/// A value of a field in which an enumeration has another case.
struct CaseVariant {
  /// Such as `items.state=open`.
  let name: String
  let value: Schema.Example.Value

  /// One for each further case of every enumeration in a value, wherever it is met first.
  /// - Parameter shown: the enumerations that have been met.
  static func all(
    of value: Schema.Example.Value, _ type: FieldType, at path: String, in schema: Schema,
    unless shown: inout Set<EnumType.ID>
  ) -> [CaseVariant] {
    switch (value, type) {
    case (.literal(.enumCase(let name)), .enumeration(let id)):
      guard shown.insert(id).inserted else { return [] }
      return schema[id].cases.map(\.name.value).filter { $0 != name }.map {
        CaseVariant(name: "\(path)=\($0)", value: .literal(.enumCase($0)))
      }
    case (.list(let elements), .list(let type)):
      return elements.enumerated().flatMap { index, element in
        all(of: element.value, type, at: path, in: schema, unless: &shown).map { variant in
          variant.inside(.list(elements.replacing(at: index, with: variant.value)))
        }
      }
    case (.map(let members), .map(let type)):
      return members.enumerated().flatMap { index, member in
        all(of: member.value.value, type, at: path, in: schema, unless: &shown).map { variant in
          variant.inside(.map(members.replacing(at: index, with: variant.value)))
        }
      }
    case (.object(let members), .object(let id)):
      return zip(schema[id].fields, members).enumerated().flatMap { index, field in
        all(of: field.1.value.value, field.0.type, at: "\(path).\(field.0.name)", in: schema, unless: &shown)
          .map { variant in variant.inside(.object(members.replacing(at: index, with: variant.value))) }
      }
    default: return []
    }
  }

  private func inside(_ value: Schema.Example.Value) -> CaseVariant { CaseVariant(name: name, value: value) }
}

extension [Located<Schema.Example.Value>] {
  fileprivate func replacing(at index: Int, with value: Schema.Example.Value) -> Self {
    var copy = self
    copy[index].value = value
    return copy
  }
}

extension [Schema.Example.Entry] {
  fileprivate func replacing(at index: Int, with value: Schema.Example.Value) -> Self {
    var copy = self
    copy[index].value.value = value
    return copy
  }
}
