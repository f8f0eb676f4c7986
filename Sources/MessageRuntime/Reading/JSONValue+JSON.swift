import Foundation

nonisolated extension JSONValue: JSONReadable, JSONWritable, JSONCheckable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> JSONValue? {
    if reader.peek == UInt8(ascii: "n") { return reader.mismatch("JSON") }
    guard let text = reader.rawValue() else { return nil }
    return JSONValue(verbatim: text)
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) { writer.append(json) }

  public func check(_ check: inout MessageCheck) {
    // Each level takes two bytes at least.
    if check.hasRoom(for: json.utf8.count / 2) || check.hasRoom(for: nesting) { return }
    check.add("", .tooDeep)
  }
}
