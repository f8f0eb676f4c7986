import Foundation

/// The envelopes of a target. One for each target, never freed: the reader points to the one it reads.
nonisolated public struct JSONEnvelopes: @unchecked Sendable, ExpressibleByArrayLiteral {
  private let envelopes: UnsafePointer<JSONEnvelope>
  private let count: Int
  /// The payloads that may be strings.
  private let textPaths: UnsafePointer<[[String]]>

  public init(arrayLiteral envelopes: JSONEnvelope...) {
    let table = UnsafeMutablePointer<JSONEnvelope>.allocate(capacity: max(envelopes.count, 1))
    for (index, envelope) in envelopes.enumerated() { table.advanced(by: index).initialize(to: envelope) }
    self.envelopes = UnsafePointer(table)
    count = envelopes.count
    let texts = UnsafeMutablePointer<[[String]]>.allocate(capacity: 1)
    texts.initialize(to: [])
    for envelope in envelopes {
      guard let text = envelope.text else { continue }
      if !texts.pointee.contains(where: { JSONRoot.areSame($0, text) }) { texts.pointee.append(text) }
    }
    textPaths = UnsafePointer(texts)
  }

  public var texts: [[String]] { textPaths.pointee }

  public subscript(index: Int) -> UnsafePointer<JSONEnvelope> {
    precondition(index >= 0 && index < count)
    return envelopes + index
  }
}
