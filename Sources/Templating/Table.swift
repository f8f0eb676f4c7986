/// What never changes any more, at an address of its own: so it is read without counting references to an array, from
/// all cores at once.
struct Table<Element>: ~Copyable, @unchecked Sendable {
  /// Valid as long as the table is.
  let start: UnsafeMutablePointer<Element>
  let count: Int

  /// The same, each to be borrowed.
  var lent: UnsafePointer<Lent<Element>> { UnsafePointer(UnsafeRawPointer(start).lent(as: Element.self)) }

  init(_ elements: [Element]) {
    count = elements.count
    start = .allocate(capacity: count)
    elements.withUnsafeBufferPointer { elements in
      if let first = elements.baseAddress { start.initialize(from: first, count: elements.count) }
    }
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }
}
