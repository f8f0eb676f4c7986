import MessageRuntime
import Schema
import SourceText

/// Compares what is in a field of a payload with what was made of it, and looks for keys that the schema does not name,
/// and for those that are there twice.
///
/// What could not be read is looked at for its keys, too. What is sensitive is not.
struct ValueWalk {
  let shapes: SchemaShapes
  /// Of the field.
  let range: SourceRange
  /// What is to be said of values, and of keys.
  private(set) var notes: [ExplainedRow] = []
  private(set) var keys: [ExplainedRow] = []

  init(shapes: SchemaShapes, range: SourceRange) { (self.shapes, self.range) = (shapes, range) }

  /// A field of a message or object that was read.
  mutating func walk(_ place: JSONPlace, field probe: FieldProbe, _ strategy: DecodingStrategy, _ path: String) {
    if probe.value == nil, probe.failures.isEmpty, !place.isNull { add(.readAs(nil), place, strategy, path) }
    walk(place, probe.value, strategy, path)
  }

  /// - Parameter value: nil: it could not be read, or stands for none, which is said already.
  private mutating func walk(_ place: JSONPlace, _ value: PayloadValue?, _ strategy: DecodingStrategy, _ path: String) {
    if value == nil, strategy.isHidden { return }
    var (place, strategy) = (place, strategy)
    if strategy.options.remove(.jsonString) != nil, let inside = place.inside { place = inside }
    switch strategy.type {
    case .object(let id): walk(place, value?.object, shapes.object(id), strategy, path)
    case .list(let element): walk(place, value?.list, of: element, strategy, path)
    case .map(let element): walk(place, value?.map, of: element, strategy, path)
    default: if let value { compare(place, value, strategy, path) }
    }
  }

  private mutating func add(
    _ kind: ExplainedRow.Kind, _ place: JSONPlace, _ strategy: DecodingStrategy, _ path: String,
    declared: DeclaredValues? = nil
  ) {
    let found = FoundText(shapes: shapes).text(place, as: strategy.type, isHidden: strategy.isHidden)
    notes.append(
      ExplainedRow(kind, path: path, pointer: place.pointer, found: found, range: range, declared: declared))
  }

  /// Says what a value was read as, unless it is what is there.
  private mutating func compare(_ place: JSONPlace, _ value: PayloadValue, _ strategy: DecodingStrategy, _ path: String)
  {
    if value.isUndeclared, case .enumeration(let id) = strategy.type {
      // What a hidden value is most like says something of it.
      let raw = strategy.isHidden ? "" : place.value.json
      add(.undeclared, place, strategy, path, declared: DeclaredValues(of: shapes.schema[id], besides: raw))
    }
    if value.isSame(as: place, strategy.options) { return }
    add(.readAs(strategy.isHidden ? Field.redaction : value.shown), place, strategy, path)
  }

  // MARK: What holds others

  private mutating func walk(
    _ place: JSONPlace, _ object: PayloadObject?, _ shape: ObjectShape, _ strategy: DecodingStrategy, _ path: String
  ) {
    if object != nil, !place.isObject { add(.readAs("{…}"), place, strategy, path) }
    guard let place = place.asObject else { return }
    if !strategy.isHidden {
      let named = NamedObject(pointer: place.pointer, place: place, fields: shape.fields.filter(\.isInJSON))
      keys += named.rows(among: [named], path)
    }
    for (index, field) in shape.fields.enumerated() where field.isInJSON {
      guard let there = field.place(in: place) else { continue }
      let inner = DecodingStrategy(field, around: strategy.options, isHidden: strategy.isHidden)
      let name = path + "." + field.field.name
      if let object {
        walk(there, field: probe(there, object.values[index], of: field, inner), inner, name)
      } else {
        walk(there, nil, inner, name)
      }
    }
  }

  /// What was read of a field. A default is no value of it if what is there is as good as nothing.
  private func probe(
    _ place: JSONPlace, _ value: PayloadValue?, of field: FieldShape, _ strategy: DecodingStrategy
  ) -> FieldProbe {
    let isStandard = value != nil && value == PayloadObject.standard(field, shapes)
    return isStandard ? FieldProbe(place, strategy, in: shapes) : FieldProbe(value: value)
  }

  private mutating func walk(
    _ place: JSONPlace, _ values: [PayloadValue]?, of element: FieldType, _ strategy: DecodingStrategy, _ path: String
  ) {
    if values != nil, place.kind != .list { add(.readAs("[…]"), place, strategy, path) }
    let inner = strategy.of(element)
    guard let elements = place.elements ?? place.inside?.elements else {
      return walk(place, values?.first, inner, path + "[0]")
    }
    let isWhole = elements.count == values?.count
    for (index, there) in elements.enumerated() {
      walk(there, element: isWhole ? values?[index] : nil, isRead: values != nil, inner, "\(path)[\(index)]")
    }
  }

  private mutating func walk(
    _ place: JSONPlace, _ values: [String: PayloadValue]?, of element: FieldType, _ strategy: DecodingStrategy,
    _ path: String
  ) {
    if values != nil, !place.isObject { add(.readAs("{…}"), place, strategy, path) }
    let inner = strategy.of(element)
    // By bytes, which is fast whatever the keys are.
    let values = values.map { Dictionary(uniqueKeysWithValues: $0.map { (UTF8Text($0.key), $0.value) }) }
    for member in place.asObject?.members ?? [] {
      // Keys of a sensitive map are as sensitive as its values.
      let name = strategy.isHidden ? path : "\(path)[\(JSONValue(member.key).json)]"
      let there = strategy.isHidden ? member.place.moved(to: place) : member.place
      if !strategy.isHidden, member.count > 1 {
        keys.append(ExplainedRow(.duplicateKey, path: name, pointer: there.pointer))
      }
      walk(there, element: values?[UTF8Text(member.key)], isRead: values != nil, inner, name)
    }
  }

  /// An element, which may have been dropped.
  /// - Parameter isRead: What holds it was read.
  private mutating func walk(
    _ place: JSONPlace, element value: PayloadValue?, isRead: Bool, _ strategy: DecodingStrategy, _ path: String
  ) {
    guard isRead, value == nil else { return walk(place, value, strategy, path) }
    let probe = FieldProbe(place, strategy, in: shapes)
    if probe.value == nil {
      let failures = probe.failures.isEmpty ? [MessageFailure(path: "", reason: .missing)] : probe.failures
      add(.dropped(strategy.isHidden ? [] : failures), place, strategy, path)
    }
    walk(place, probe.value, strategy, path)
  }
}

extension PayloadValue {
  fileprivate var object: PayloadObject? { if case .object(let object) = self { object } else { nil } }
  fileprivate var list: [PayloadValue]? { if case .list(let elements) = self { elements } else { nil } }
  fileprivate var map: [String: PayloadValue]? { if case .map(let values) = self { values } else { nil } }
}
