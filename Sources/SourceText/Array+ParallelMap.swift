import Dispatch

extension Array where Element: Sendable {
  /// The elements transformed on all cores at once, in their order.
  ///
  /// The result, or the error of the first element that has one, is the same whatever the number of cores.
  public func parallelMap<Transformed: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Transformed
  ) throws(Failure) -> [Transformed] {
    guard count > 1 else { return try map(transform) }
    // Not isolated for the compiler: only the queue, which does one thing at a time, touches it while there are threads.
    nonisolated(unsafe) var results = [Result<Transformed, Failure>?](repeating: nil, count: count)
    let queue = DispatchQueue(label: "parallelMap")
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) in try transform(self[index]) }
      queue.sync { results[index] = result }
    }
    var transformed: [Transformed] = []
    transformed.reserveCapacity(count)
    for case let result? in results { transformed.append(try result.get()) }
    return transformed
  }
}
