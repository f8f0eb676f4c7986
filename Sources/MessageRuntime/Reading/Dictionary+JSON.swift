import Foundation

nonisolated extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> [String: Value]? {
    if reader.peek == UInt8(ascii: "{") { return reader.map(Value.self, options) }
    return reader.otherObject(options)
  }
}

nonisolated extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Keys in one order, so that equal maps are written alike. What the map cannot hold beside its keys comes first, so
  /// that its own are read in the end.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.byte(UInt8(ascii: "{"))
    for twin in writer.twins where self[JSONValue(verbatim: twin.key).anyString] != nil { writer.member(twin) }
    for key in JSONWriter.sorted(Array(keys)) {
      guard let value = self[key] else { continue }
      writer.key(key)
      if writer.texts == nil {
        value.write(&writer, options)
      } else {
        writer.element(value, at: JSONReader.place(key), options)
      }
    }
    writer.byte(UInt8(ascii: "}"))
  }
}

nonisolated extension Dictionary: JSONCheckable where Key == String, Value: JSONCheckable {
  public func check(_ check: inout MessageCheck) {
    let first = check.failures.count
    check.levels += 1
    for key in JSONWriter.sorted(Array(keys)) where check.failures.count - first < MessageFailure.limit {
      let before = check.failures.count
      self[key]?.check(&check)
      if check.failures.count > before { check.prefix(JSONReader.component(key), from: before) }
    }
    check.levels -= 1
  }
}
