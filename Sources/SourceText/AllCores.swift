import Dispatch

extension RandomAccessCollection where Self: Sendable, Index: Sendable {
  /// The elements transformed, in their order; many of them on all cores at once.
  ///
  /// The result, or the error of the first element that has one, is the same whatever the number of cores.
  ///
  /// - Parameters:
  ///   - chunk: so many elements are one piece of work; no more than these are done right here.
  @inlinable
  public func mapOnAllCores<T: Sendable, E: Error>(
    chunk: Int = 64, _ transform: @Sendable (Element) throws(E) -> T
  ) throws(E) -> [T] {
    guard count > chunk else { return try map(transform) }
    var pieces = [Piece<E>](repeating: Piece(), count: (count + chunk - 1) / chunk)
    let result = [T](unsafeUninitializedCapacity: count) { places, done in
      pieces.withUnsafeMutableBufferPointer { pieces in
        let (pieces, places) = (Shared(pieces), Shared(places))
        DispatchQueue.concurrentPerform(iterations: pieces.buffer.count) { number in
          let start = number * chunk
          let first = index(startIndex, offsetBy: start)
          let last = index(first, offsetBy: chunk, limitedBy: endIndex) ?? endIndex
          var count = 0
          do throws(E) {
            for element in self[first..<last] {
              places.buffer.initializeElement(at: start + count, to: try transform(element))
              count += 1
            }
          } catch {
            pieces.buffer[number].error = error
          }
          pieces.buffer[number].count = count
        }
      }
      done = count
      guard pieces.contains(where: { $0.error != nil }) else { return }
      for (number, piece) in pieces.enumerated() {
        (places.baseAddress! + number * chunk).deinitialize(count: piece.count)
      }
      done = 0
    }
    for piece in pieces { if let error = piece.error { throw error } }
    return result
  }
}

/// How far one piece of work has come.
@usableFromInline struct Piece<E: Error> {
  @usableFromInline var count = 0
  @usableFromInline var error: E?

  @usableFromInline init() {}
}

/// Where the results go: each core writes into places of its own.
@usableFromInline struct Shared<Element>: @unchecked Sendable {
  @usableFromInline let buffer: UnsafeMutableBufferPointer<Element>

  @usableFromInline init(_ buffer: UnsafeMutableBufferPointer<Element>) { self.buffer = buffer }
}
