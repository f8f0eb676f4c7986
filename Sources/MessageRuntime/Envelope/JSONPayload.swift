import Foundation

/// A payload in a string, where the rules for payloads hold again.
nonisolated struct JSONPayload<A: JSONObject>: JSONReadable {
  var payload: A

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> JSONPayload? {
    switch reader.peek {
    case UInt8(ascii: "{"): break
    case UInt8(ascii: "n"):
      _ = reader.word("null")
      return reader.emptyPayload(A.self, options).map { JSONPayload(payload: $0) }
    case UInt8(ascii: "[") where options.isLenient && reader.emptyList():
      return reader.emptyPayload(A.self, options).map { JSONPayload(payload: $0) }
    default: return reader.mismatch("an object as its payload")
    }
    return reader.object(A.self, options).map { JSONPayload(payload: $0) }
  }
}
