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
    "\(message ?? "unrecognized") \(isValid ? "valid" : "\(failures)") \(reason ?? "") \(unknownKeys) \(encoded)"
  }

  /// By bytes: to Swift, texts are the same that are to Unicode. In each decoder's module the same types have another
  /// one's name.
  static func == (a: Decoded, b: Decoded) -> Bool {
    func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
    return a.message == b.message && a.isValid == b.isValid && a.reason == b.reason && isSame(a.encoded, b.encoded)
      && a.failures.elementsEqual(b.failures, by: isSame)
      && (isSame(a.unknownKeys, b.unknownKeys) || isSame(kept(a.unknownKeys), kept(b.unknownKeys)))
  }

  private static func kept(_ keys: String) -> String {
    keys.replacing("KitchenSink.UnknownKeys", with: "UnknownKeys")
      .replacing("MessageRuntime.UnknownKeys", with: "UnknownKeys")
  }
}
