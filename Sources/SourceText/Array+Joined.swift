extension [String] {
  /// The texts in one, as the standard library's method of this name gives it.
  ///
  /// That one is generic: when it is first called, the runtime looks through the conformances of the whole program for
  /// the associated types of its collection, which takes a run over one schema a twentieth of its time.
  public func joined(separator: String = "") -> String {
    var text = ""
    text.reserveCapacity(reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
    for place in indices {
      if place > startIndex { text += separator }
      text += self[place]
    }
    return text
  }
}
