import Schema
import SourceText

/// Where a value of an example stands.
struct ExamplePlace {
  /// Its field, such as `items[0].title`.
  var path: String
  /// The value, or the example that leaves it out.
  var range: SourceRange
  /// nil: the example does not name it.
  var written: Schema.Example.Value?
  /// It is the field's default.
  var isDefault = false

  /// An element of a list.
  func element(_ index: Int) -> ExamplePlace {
    guard case .list(let elements)? = written, elements.indices.contains(index) else {
      return inside("[\(index)]", nil)
    }
    return inside("[\(index)]", elements[index])
  }

  /// A value of a map.
  func entry(_ name: String) -> ExamplePlace {
    guard case .map(let entries)? = written else { return inside("[\"\(name)\"]", nil) }
    return inside("[\"\(name)\"]", entries.last { $0.name.value == name }?.value)
  }

  private func inside(_ component: String, _ written: Located<Schema.Example.Value>?) -> ExamplePlace {
    ExamplePlace(path: path + component, range: written?.range ?? range, written: written?.value)
  }
}
