import Schema
import SourceText

extension SourceRange {
  /// The range of what is not in a file.
  static let nowhere = SourceRange(file: SourceFile.ID(0), start: 0, end: 0)
}

extension Schema.Example {
  init(named name: String, ids: [TypeID.Value]? = nil, _ values: [Entry]) {
    self.init(name: Located(name, .nowhere), ids: ids.map { Located($0, .nowhere) }, values: values, range: .nowhere)
  }
}

extension Schema.Example.Entry {
  init(_ name: String, _ value: Schema.Example.Value) {
    self.init(name: Located(name, .nowhere), value: Located(value, .nowhere))
  }
}
