import Foundation

nonisolated extension Array: JSONReadable where Element: JSONReadable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> [Element]? {
    let first = reader.peek
    if first == UInt8(ascii: "[") { return reader.list(Element.self, options) }
    return unusual(&reader, options)
  }

  /// A list in a string, or a single element.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private static func unusual(_ reader: inout JSONReader, _ options: JSONOptions) -> [Element]? {
    let first = reader.peek
    guard options.isLenient && first != UInt8(ascii: "n") else { return reader.mismatch("a list") }
    if first == UInt8(ascii: "\"") {
      let place = reader.p
      guard let text = reader.text() else { return nil }
      if text.isEmpty { return nil }
      if JSONReader.holdsList(text) {
        let result = reader.inside(text, [Element].self, options)
        if result.isJSON { return result.value }
      }
      reader.rewind(to: place)
    }
    return reader.bareElement(Element.self, options)
  }

}

nonisolated extension Array: JSONWritable where Element: JSONWritable {
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.bracket(UInt8(ascii: "["))
    if writer.texts == nil {
      for index in indices {
        writer.next()
        self[index].write(&writer, options)
      }
    } else {
      writer.elementsWithTexts(self, options)
    }
    writer.bracket(UInt8(ascii: "]"))
  }
}

nonisolated extension Array: JSONCheckable where Element: JSONCheckable {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func check(_ check: inout MessageCheck) {
    let first = check.failures.count
    var before = first
    check.levels &+= 1
    for index in indices {
      self[index].check(&check)
      if check.failures.count != before, !check.goesOn(behind: index, &before, first) { break }
    }
    check.levels &-= 1
  }
}
