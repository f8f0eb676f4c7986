nonisolated extension Array: JSONReadable where Element: JSONReadable {
  public static var jsonBlank: [Element] { [] }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> [Element]? {
    guard var list = reader.list(at: value, options) else { return nil }
    var elements: [Element] = []
    while reader.begin(&list) {
      let element: Element? = reader.element(at: list.place, options)
      if reader.end(&list, isRead: element != nil, options), let element { elements.append(element) }
    }
    return list.isOnly && elements.isEmpty ? nil : elements
  }
}

nonisolated extension Array: JSONWritable where Element: JSONWritable {
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.byte(UInt8(ascii: "["))
    for index in indices {
      let outer = writer.begin(element: index)
      self[index].write(&writer, options)
      writer.end(outer)
    }
    writer.byte(UInt8(ascii: "]"))
  }
}

nonisolated extension Array: JSONCheckable where Element: JSONCheckable {
  public func check(_ check: inout MessageCheck) {
    let outermost = check.failures.count
    for index in indices {
      guard let before = check.begin(outermost) else { return }
      self[index].check(&check)
      check.end(before, element: index)
    }
  }
}

nonisolated extension JSONReader {
  /// An element of a list or map. Only any JSON can be null.
  mutating func element<T: JSONReadable>(at value: Int, _ options: JSONOptions) -> T? {
    if let element = T.read(&self, at: value, options) { return element }
    return document.kind(value) == .null ? JSONValue(verbatim: "null") as? T : nil
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

  /// Puts a component in front of the places of notes.
  mutating func placeNotes(_ from: Int, _ component: String) {
    placeBytes += component.utf8.count * (notes.count - from)
    guard hasAllNotes else { return notes.removeSubrange(from...) }
    for index in from..<notes.count { notes[index].place = component + notes[index].place }
  }
}
