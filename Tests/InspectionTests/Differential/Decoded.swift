import Foundation
import MessageRuntime

/// What a decoder makes of a text, as every decoder can say it.
struct Decoded: Equatable, CustomStringConvertible {
  /// A text and what travels beside it.
  struct Input: Sendable {
    var text: String
    var externalID: MessageIdentity?
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
  /// What it is shown as outside its bubble, by the texts' names; nil: the app supplies it, so that only generated code
  /// knows it.
  var texts: [String: String?] = [:]
  var encoded: String

  var description: String {
    "\(message ?? "unrecognized") \(isValid ? "valid" : "\(failures)") \(reason ?? "") \(unknownKeys) \(encoded)"
      + " \(texts)"
  }

  /// By bytes: to Swift, texts are the same that are to Unicode.
  static func == (a: Decoded, b: Decoded) -> Bool {
    a.message == b.message && a.isValid == b.isValid && a.reason == b.reason && isSame(a.encoded, b.encoded)
      && a.failures.elementsEqual(b.failures, by: isSame)
      && isSame(a.unknownKeys, b.unknownKeys) && areSame(a.texts, b.texts)
  }

  private static func isSame(_ a: String, _ b: String) -> Bool { Data(a.utf8) == Data(b.utf8) }

  private static func areSame(_ a: [String: String?], _ b: [String: String?]) -> Bool {
    Set(a.keys).union(b.keys).allSatisfy { name in
      switch (a[name], b[name]) {
      case (.some(.none), _), (_, .some(.none)): true
      case (let text??, let other??): isSame(text, other)
      default: false
      }
    }
  }
}
