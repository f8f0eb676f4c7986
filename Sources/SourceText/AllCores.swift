import Dispatch

extension RandomAccessCollection where Self: Sendable, Index: Sendable {
  /// The elements transformed, in their order; many of them on all cores at once.
  ///
  /// The result, or the error of the first element that has one, is the same whatever the number of cores.
  ///
  /// Inlinable, so that a few elements are transformed without looking up what generic code needs for many.
  ///
  /// - Parameters:
  ///   - chunk: so many elements are one piece of work; no more than these are done right here.
  @inlinable public func mapOnAllCores<T: Sendable, E: Error>(
    chunk: Int = 64, _ transform: @Sendable (Element) throws(E) -> T
  ) throws(E) -> [T] {
    try count > chunk ? mapInPieces(of: chunk, transform) : map(transform)
  }

  @usableFromInline func mapInPieces<T: Sendable, E: Error>(
    of chunk: Int, _ transform: @Sendable (Element) throws(E) -> T
  ) throws(E) -> [T] {
    let starts = Array(stride(from: 0, to: count, by: chunk))
    var pieces = [Result<[T], E>?](repeating: nil, count: starts.count)
    pieces.withUnsafeMutableBufferPointer { pieces in
      let pieces = Pieces(pieces)
      DispatchQueue.concurrentPerform(iterations: starts.count) { number in
        let first = index(startIndex, offsetBy: starts[number])
        let last = index(first, offsetBy: chunk, limitedBy: endIndex) ?? endIndex
        pieces.buffer[number] = Result { () throws(E) in try self[first..<last].map(transform) }
      }
    }
    var result: [T] = []
    result.reserveCapacity(count)
    for piece in pieces { if let piece { result += try piece.get() } }
    return result
  }
}

/// Where the results go: each core writes into places of its own.
private struct Pieces<Piece>: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Piece>

  init(_ buffer: UnsafeMutableBufferPointer<Piece>) { self.buffer = buffer }
}
