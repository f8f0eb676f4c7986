/// What a decoder makes of a text, as every decoder can say it.
struct Decoded: Equatable, CustomStringConvertible {
  enum ID: Equatable, Sendable {
    case integer(Int64)
    case text(String)
  }

  /// A text and what travels beside it.
  struct Input: Sendable {
    var text: String
    var externalID: ID?
    var slots: [String: String] = [:]
  }

  /// Nil: no message was recognized.
  var message: String?
  var isValid = false
  /// As each says them in English, in their order; those of hooks are left out.
  var failures: [String] = []
  /// Why it was not recognized.
  var reason: String?
  /// With their values.
  var unknownKeys = ""
  var encoded: String

  var description: String {
    // Whatever module the types are from.
    let kept = unknownKeys.replacing(/(KitchenSink|MessageRuntime)\.UnknownKeys/, with: "UnknownKeys")
    return "\(message ?? "unrecognized") \(isValid ? "valid" : "\(failures)") \(reason ?? "") \(kept) \(encoded)"
  }

  /// By bytes: to Swift, texts are the same that are to Unicode.
  static func == (a: Decoded, b: Decoded) -> Bool {
    a.description.utf8.elementsEqual(b.description.utf8)
  }
}
