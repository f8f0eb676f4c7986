import MessageRuntime
import Schema
import SourceText

/// Compares what stands in a payload with what was made of it.
struct ValueWalk {
  let shapes: SchemaShapes
  private(set) var notes: [ValueNote] = []

  init(_ shapes: SchemaShapes) { self.shapes = shapes }

  /// What a walk has to know of the values in a field.
  struct Reading {
    var type: FieldType
    /// With what is around.
    var options: JSONOptions
    /// The values must not be shown.
    var isHidden: Bool

    func of(_ type: FieldType) -> Reading { Reading(type: type, options: options, isHidden: isHidden) }

    /// Of a list or map of such values.
    func holding(_ container: (FieldType) -> FieldType) -> Reading { of(container(type)) }
  }

  mutating func walk(_ place: JSONPlace, _ value: PayloadValue, _ reading: Reading, _ path: String) {
    if reading.options.contains(.jsonString), let inside = place.kind == .string ? place.inside : nil {
      var reading = reading
      reading.options.remove(.jsonString)
      return walk(inside, value, reading, path)
    }
    switch (value, reading.type) {
    case (.object(let object), _): walk(place, object, reading, path)
    case (.list(let elements), .list(let type)): walk(place, elements, reading.of(type), path)
    case (.map(let values), .map(let type)): walk(place, values, reading.of(type), path)
    default: compare(place, value, reading, path)
    }
  }

  mutating func add(_ kind: ValueNote.Kind, _ place: JSONPlace, _ reading: Reading, _ path: String) {
    let found = FoundText(shapes: shapes).text(place, as: reading.type, isHidden: reading.isHidden)
    notes.append(ValueNote(path: path, pointer: place.pointer, found: found, kind: kind))
  }

  /// Takes back that a value is not declared, where a failure says so.
  mutating func removeUndeclared(_ path: String) {
    notes.removeAll { if case .undeclared(_) = $0.kind { $0.path == path } else { false } }
  }

  // MARK: What holds others

  private mutating func walk(_ place: JSONPlace, _ object: PayloadObject, _ reading: Reading, _ path: String) {
    if !place.isObject { add(.readAs("{…}"), place, reading, path) }
    guard let place = place.asObject else { return }
    for (field, value) in zip(object.shape.fields, object.values) where !field.isLocal && field.slot == nil {
      guard let there = field.place(in: place) else { continue }
      let inner = Reading(
        type: field.field.type, options: field.reading.inside(reading.options),
        isHidden: reading.isHidden || field.field.isSensitive)
      let name = path.isEmpty ? field.field.name : path + "." + field.field.name
      if let value, !field.isStandardOnly(value, for: there, inner.options, shapes) {
        walk(there, value, inner, name)
      } else if !there.isNull {
        add(.readAsMissing, there, inner, name)
      }
    }
  }

  private mutating func walk(_ place: JSONPlace, _ values: [PayloadValue], _ reading: Reading, _ path: String) {
    guard let elements = place.elements ?? (place.kind == .string ? place.inside?.elements : nil) else {
      add(.readAs("[…]"), place, reading.holding(FieldType.list), path)
      if values.count == 1 { walk(place, values[0], reading, path + "[0]") }
      return
    }
    if place.kind == .string { add(.readAs("[…]"), place, reading.holding(FieldType.list), path) }
    if elements.count == values.count {
      for (index, pair) in zip(elements, values).enumerated() { walk(pair.0, pair.1, reading, "\(path)[\(index)]") }
      return
    }
    for (index, element) in elements.enumerated() { probe(element, reading, "\(path)[\(index)]") }
  }

  private mutating func walk(
    _ place: JSONPlace, _ values: [String: PayloadValue], _ reading: Reading, _ path: String
  ) {
    if !place.isObject { add(.readAs("{…}"), place, reading.holding(FieldType.map), path) }
    // By bytes, which is fast whatever the keys are.
    let values = Dictionary(uniqueKeysWithValues: values.map { (UTF8Text($0.key), $0.value) })
    for member in place.asObject?.members ?? [] {
      // Keys of a sensitive map are as sensitive as its values.
      let name = reading.isHidden ? path : "\(path)[\(JSONValue(member.key).json)]"
      let there = reading.isHidden ? member.place.moved(to: place) : member.place
      if let value = values[UTF8Text(member.key)] {
        walk(there, value, reading, name)
      } else {
        probe(there, reading, name)
      }
    }
  }

  /// An element that may have been dropped.
  private mutating func probe(_ place: JSONPlace, _ reading: Reading, _ path: String) {
    let probe = FieldProbe(place.value.json, as: reading.type, reading.options, in: shapes)
    if let value = probe.value { return walk(place, value, reading, path) }
    let failures = probe.failures.isEmpty ? [MessageFailure(path: "", reason: .missing)] : probe.failures
    add(.dropped(reading.isHidden ? [] : failures), place, reading, path)
  }
}
