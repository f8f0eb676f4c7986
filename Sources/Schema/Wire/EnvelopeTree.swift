/// The objects of an envelope from the root inwards, and what is in each, in the order of writing: id,
/// constants, envelope slots, payload.
public struct EnvelopeTree: Sendable {
  public indirect enum Content: Sendable {
    case object(EnvelopeTree)
    case id(Int)
    /// Compact JSON.
    case constant(String)
    /// A field of `slot: envelope`.
    case slot(Field)
  }

  public struct Member: Sendable {
    public let key: JSONKey
    public fileprivate(set) var content: Content

    public var object: EnvelopeTree? { if case .object(let child) = content { child } else { nil } }
  }

  public let path: Envelope.Path
  public private(set) var members: [Member] = []
  public private(set) var holdsPayload = false
  /// The payload is a string that holds this object.
  public private(set) var isText = false

  private init(path: Envelope.Path) { self.path = path }

  /// - Parameter slots: the fields of the message that are beside the id.
  public init(_ envelope: Envelope, slots: [Field] = []) {
    self.init(path: [])
    for (index, path) in envelope.idKeys.enumerated() {
      change(path.dropLast()) { $0.add(path[path.count - 1], .id(index)) }
    }
    for constant in envelope.constants { add(constant.key, .constant(constant.json)) }
    for field in slots {
      change(envelope.idKeys.first?.dropLast() ?? []) { $0.add(JSONKey(field.key.value), .slot(field)) }
    }
    change((envelope.payload ?? [])[...]) { payload in
      payload.holdsPayload = true
      payload.isText = envelope.encoding == .jsonString && envelope.payload != nil
    }
  }

  /// This object and those in it, in the order in which unknown keys are numbered: the root's are 1.
  public var all: [EnvelopeTree] { [self] + members.compactMap(\.object).flatMap(\.all) }

  public var keys: [JSONKey] { members.map(\.key) }

  /// Changes the object at a path, which is there from then on.
  private mutating func change(_ path: Envelope.Path.SubSequence, _ body: (inout EnvelopeTree) -> Void) {
    guard let key = path.first else { return body(&self) }
    let index = members.firstIndex { $0.key == key && $0.object != nil }
    var child = index.flatMap { members[$0].object } ?? EnvelopeTree(path: self.path + [key])
    child.change(path.dropFirst(), body)
    if let index {
      members[index].content = .object(child)
    } else {
      members.append(Member(key: key, content: .object(child)))
    }
  }

  private mutating func add(_ key: JSONKey, _ content: Content) {
    if !members.contains(where: { $0.key == key }) { members.append(Member(key: key, content: content)) }
  }
}

extension Message {
  /// The fields that are beside the id; in an envelope whose payload is that object, they are like the others.
  public func envelopeSlots(in schema: Schema) -> [Field] {
    if schema[envelope].holdsPayloadBesideID { return [] }
    return fields.filter { $0.slot?.value == .envelope }
  }
}

extension Envelope {
  /// The payload is the very object in which the id is.
  public var holdsPayloadBesideID: Bool { (idKeys.first?.dropLast() ?? []) == (payload ?? [])[...] }
}
