/// Elements at an address of their own: from there they are read without counting references to an array, on all cores
/// at once when none is added any more. Nor does it take a class for each type of element, which is made at run time.
struct Table<Element>: ~Copyable, @unchecked Sendable {
  /// Valid until an element is added.
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// The same, each to be borrowed.
  var lent: UnsafePointer<Lent<Element>> { UnsafePointer(UnsafeRawPointer(start).lent(as: Element.self)) }

  /// - Parameter capacity: so many elements need no more memory.
  init(capacity: Int = 16) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(for: 1) }
    (start + count).initialize(to: element)
    count += 1
  }

  mutating func removeLast(_ removed: Int) {
    if removed == 0 { return }
    count -= removed
    (start + count).deinitialize(count: removed)
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (start + count).move()
  }

  fileprivate mutating func grow(for added: Int) {
    capacity = 2 * (count + added)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
  }
}

extension Table<UInt8> {
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if count + bytes.count > capacity { grow(for: bytes.count) }
    (start + count).initialize(from: first, count: bytes.count)
    count += bytes.count
  }

  /// Some of its own bytes once more.
  mutating func append(_ range: Range<Int>) {
    if count + range.count > capacity { grow(for: range.count) }
    (start + count).initialize(from: start + range.lowerBound, count: range.count)
    count += range.count
  }
}
