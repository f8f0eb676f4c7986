import Foundation

@testable import MessageRuntime

/// An attachment as generated code would have it, with every construct that the runtime serves.
nonisolated struct FixtureAttachment: CustomAttachment, Hashable, JSONObject {
  enum State: Hashable, JSONEnum {
    case open
    case closed
    /// A raw value that the schema does not name.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "open": self = .open
      case "closed": self = .closed
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .open: return "open"
      case .closed: return "closed"
      case .unrecognized(let rawValue): return rawValue
      }
    }

    var isKnown: Bool {
      if case .unrecognized = self { return false }
      return true
    }
  }

  /// An object that holds itself.
  struct Node: Hashable, Sendable, JSONObject {
    var name: String
    var children: [Node]
    var unknownKeys = UnknownKeys()

    func checkMembers(_ check: inout MessageCheck) {
      check.length(name, "name", max: 8)
      check.inside(children, "children")
    }
  }

  static var messageName: String { "Fixture" }

  var amountInFen: Int64
  var scores: [String: Int] = [:]
  var extra: JSONValue?
  var sentAt: Date?
  var openedAt: Date?
  var thumbnail: Data?
  var link: URL?
  var links: [URL] = []
  var serial: UInt64?
  var root: Node?
  var code: String?
  var state: State?
  var exact: Int32?
  var tags: [String] = []
  var unknownKeys = UnknownKeys()

  func encode() -> String {
    var writer = JSONWriter()
    writer.raw("{\"type\":900,\"data\":{")
    writeMembers(&writer)
    writer.raw("}")
    writer.unknown(unknownKeys, scope: UnknownKeys.rootScope)
    writer.raw("}")
    return writer.finish()
  }

  func validate() -> [MessageFailure] { MessageCheck.failures(of: self) }

  func checkMembers(_ check: inout MessageCheck) {
    check.range(amountInFen, "amountInFen", min: 0, max: 1_000_000_000_000)
    check.inside(sentAt, "sentAt")
    check.inside(openedAt, "openedAt")
    check.schemes(link, "link", ["https"])
    check.inside(root, "root")
    check.pattern(code, "code", Self.codePattern)
  }

  static let codePattern = MessagePattern("^[0-9]+$")
}

nonisolated extension FixtureAttachment {
  init(members reader: inout JSONReader) {
    amountInFen = reader.required("amt", name: "amountInFen", aliases: ["amount", "Amount"])
    scores = reader.value("scores", default: [:])
    extra = reader.optional("extra")
    sentAt = reader.optional("sentAt")
    openedAt = reader.optional("openedAt", [.milliseconds])
    thumbnail = reader.optional("thumbnail")
    link = reader.optional("link")
    links = reader.value("links", default: [])
    serial = reader.optional("serial", [.wireString])
    root = reader.optional("root", [.jsonString])
    code = reader.optional("code", [.wireInt])
    state = reader.optional("state")
    exact = reader.optional("exact", [.strict])
    tags = reader.value("tags", default: [])
    unknownKeys = reader.unknownKeys()
  }

  func writeMembers(_ writer: inout JSONWriter) {
    writer.member("amt", amountInFen)
    writer.member("amount", amountInFen)
    writer.member("Amount", amountInFen)
    writer.member("scores", scores)
    writer.member("extra", extra)
    writer.member("sentAt", sentAt)
    writer.member("openedAt", openedAt, [.milliseconds])
    writer.member("thumbnail", thumbnail)
    writer.member("link", link, keeping: unknownKeys, of: "link")
    writer.member("links", links, keeping: unknownKeys, of: "links")
    writer.member("serial", serial, [.wireString])
    writer.member("root", root, [.jsonString])
    writer.member("code", code, [.wireInt])
    writer.member("state", state)
    writer.member("exact", exact)
    if !tags.isEmpty { writer.member("tags", tags) }
    writer.unknown(unknownKeys)
  }
}

nonisolated extension FixtureAttachment.Node {
  init(members reader: inout JSONReader) {
    name = reader.required("name")
    children = reader.value("children", default: [])
    unknownKeys = reader.unknownKeys()
  }

  func writeMembers(_ writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("children", children)
    writer.unknown(unknownKeys)
  }
}
