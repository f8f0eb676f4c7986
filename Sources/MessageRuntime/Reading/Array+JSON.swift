nonisolated extension Array: JSONReadable where Element: JSONReadable {
  public static var jsonBlank: [Element] { [] }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> [Element]? {
    if reader.document.kind(value) == .list { return elements(&reader, of: value, options) }
    guard options.isLenient, reader.document.kind(value) != .null else { return reader.mismatch(.list, at: value) }
    // A list in a string, or a single element.
    if reader.document.kind(value) == .string {
      guard let text = reader.text(at: value), !text.isEmpty else { return nil }
      if let list = reader.document.content(of: value), reader.document.kind(list) == .list {
        return elements(&reader, of: list, options)
      }
    }
    let (before, noted) = (reader.failures.count, reader.notes.count)
    let element = Element.read(&reader, at: value, options)
    reader.settleOnly(before, at: value)
    guard let element else { return nil }
    reader.placeNotes(noted, "[0]")
    return [element]
  }

  private static func elements(_ reader: inout JSONReader, of list: Int, _ options: JSONOptions) -> [Element] {
    let outermost = reader.failures.count
    var elements: [Element] = []
    var (place, index) = (list + 1, 0)
    let end = reader.document.next(behind: list)
    while place < end {
      let (before, noted) = (reader.failures.count, reader.notes.count)
      // A list or map that has failed inside is there all the same.
      if let element: Element = reader.element(at: place, options), reader.failures.count == before {
        if reader.notes.count > noted { reader.placeNotes(noted, "[\(elements.count)]") }
        elements.append(element)
      } else {
        reader.settle(before, noted, "[\(index)]", options)
        reader.trim(outermost)
      }
      place = reader.document.next(behind: place)
      index += 1
    }
    return elements
  }
}

nonisolated extension Array: JSONWritable where Element: JSONWritable {
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.byte(UInt8(ascii: "["))
    for index in indices {
      if index > 0 { writer.byte(UInt8(ascii: ",")) }
      writer.element(self[index], options, at: "[\(index)]")
    }
    writer.byte(UInt8(ascii: "]"))
  }
}

nonisolated extension Array: JSONCheckable where Element: JSONCheckable {
  public func check(_ check: inout MessageCheck) {
    let outermost = check.failures.count
    for index in indices { check.element(self[index], at: "[\(index)]", outermost) }
  }
}

nonisolated extension JSONReader {
  /// An element of a list or map: one that is missing has failed.
  mutating func element<T: JSONReadable>(at value: Int, _ options: JSONOptions) -> T? {
    let before = failures.count
    // Under `lenient: false` only any JSON can be null.
    if !options.isLenient, document.kind(value) == .null, let null = JSONValue(verbatim: "null") as? T { return null }
    if let element = T.read(&self, at: value, options) { return element }
    if failures.count == before { fail(.missing) }
    return nil
  }

  /// Drops an element that has failed, or names it.
  mutating func settle(_ before: Int, _ noted: Int, _ component: String, _ options: JSONOptions) {
    notes.removeSubrange(noted...)
    let isTooDeep = failures[before...].contains { $0.reason == .tooDeep }
    if options.isLenient && !isTooDeep {
      failures.removeSubrange(before...)
      dropped += 1
    } else {
      failures.prefix(component, from: before)
    }
  }

  /// Names a single element in which something has failed; what no element could be should be a list.
  mutating func settleOnly(_ before: Int, at value: Int) {
    for index in before..<failures.count where !failures[index].path.isEmpty {
      failures[index].prefix("[0]", key: nil)
    }
    guard failures.count > before, failures[before].path.isEmpty, case .wrongType = failures[before].reason else {
      return
    }
    failures.removeSubrange(before...)
    fail(.list, at: value)
  }

  /// Puts a component in front of the places of notes.
  mutating func placeNotes(_ from: Int, _ component: String) {
    placeBytes += component.utf8.count * (notes.count - from)
    guard hasAllNotes else { return notes.removeSubrange(from...) }
    for index in from..<notes.count { notes[index].place = component + notes[index].place }
  }
}
