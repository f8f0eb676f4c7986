/// What is made of several pieces, or of a number, without a string of its own.
extension Output {
  /// The text that is written.
  public static func text(_ write: (inout Output) -> Void) -> String {
    var output = Output()
    write(&output)
    return output.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Pieces, one behind the other: what interpolation would copy into a string of its own first.
  @inlinable public mutating func append(
    _ a: String, _ b: String, _ c: String = "", _ d: String = "", _ e: String = "", _ f: String = "",
    _ g: String = "", _ h: String = "", _ i: String = "", _ j: String = ""
  ) {
    append(a)
    append(b)
    // What is left out costs nothing: this is known where the call is compiled.
    if !c.isEmpty { append(c) }
    if !d.isEmpty { append(d) }
    if !e.isEmpty { append(e) }
    if !f.isEmpty { append(f) }
    if !g.isEmpty { append(g) }
    if !h.isEmpty { append(h) }
    if !i.isEmpty { append(i) }
    if !j.isEmpty { append(j) }
  }

  /// The elements with something between them.
  @inlinable public mutating func append<Elements: Sequence>(
    _ elements: Elements, separator: StaticString, write: (Elements.Element, inout Output) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { literal(separator) }
      isFirst = false
      write(element, &self)
    }
  }

  /// A number in decimal digits.
  public mutating func append(_ number: Int) {
    guard number >= 0 else { return append(String(number)) }
    var length = 1
    var rest = number / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    if length > capacity &- count { grow(for: length) }
    rest = number
    for place in (count..<count + length).reversed() {
      memory[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }
}
