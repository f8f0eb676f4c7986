extension Array {
  /// Hands each element over where it stands: a loop copies it first, and counts references for all of its parts.
  @inlinable @inline(__always)
  public func lendEach(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      let lent = UnsafeRawPointer(start).assumingMemoryBound(to: Lent<Element>.self)
      for place in elements.indices { lent[place].lend(body) }
    }
  }

  /// Hands one element over where it stands.
  @inlinable @inline(__always)
  public func lend<Result>(_ place: Int, _ body: (Element) -> Result) -> Result {
    precondition(indices.contains(place))
    return withUnsafeBufferPointer { elements in
      UnsafeRawPointer(elements.baseAddress! + place).assumingMemoryBound(to: Lent<Element>.self).pointee.lend(body)
    }
  }
}

/// An element in its place. What cannot be copied is borrowed, and so are its parts.
@usableFromInline struct Lent<Element>: ~Copyable {
  @usableFromInline let element: Element

  @inlinable @inline(__always) borrowing func lend<Result>(_ body: (Element) -> Result) -> Result { body(element) }
}
