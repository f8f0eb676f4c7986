import Schema

/// The objects of an envelope from the root inwards, and what stands in each, in the order of writing: identity,
/// constants, envelope slots, payload.
final class EnvelopeTree {
  enum Content {
    case object(EnvelopeTree)
    case identity(Int)
    /// Compact JSON.
    case constant(String)
    /// A field of `slot: envelope`.
    indirect case slot(Field)
  }

  let path: [String]
  private(set) var members: [(key: String, content: Content)] = []
  private(set) var holdsPayload = false
  /// The payload is a string that holds this object.
  private(set) var isText = false

  private init(path: [String]) { self.path = path }

  /// - Parameter slots: the fields of the message that stand beside the identity.
  convenience init(_ envelope: Envelope, slots: [Field] = []) {
    self.init(path: [])
    for (place, path) in envelope.identity.enumerated() {
      child(path.dropLast()).add(path[path.count - 1], .identity(place))
    }
    for constant in envelope.constants { add(constant.key, .constant(constant.json)) }
    let beside = child(envelope.identity.first?.dropLast() ?? [])
    for field in slots { beside.add(field.key.value, .slot(field)) }
    let payload = child((envelope.payload ?? [])[...])
    payload.holdsPayload = true
    payload.isText = envelope.encoding == .jsonString && envelope.payload != nil
  }

  /// This object and those in it, in the order in which unknown keys are numbered: the root's are 1.
  var all: [EnvelopeTree] { [self] + children.flatMap(\.all) }

  var keys: [String] { members.map(\.key) }

  private var children: [EnvelopeTree] {
    members.compactMap { if case .object(let child) = $0.content { child } else { nil } }
  }

  private func child(_ path: ArraySlice<String>) -> EnvelopeTree {
    guard let key = path.first else { return self }
    for case (key, .object(let child)) in members { return child.child(path.dropFirst()) }
    let child = EnvelopeTree(path: self.path + [key])
    members.append((key, .object(child)))
    return child.child(path.dropFirst())
  }

  private func add(_ key: String, _ content: Content) {
    if !members.contains(where: { $0.key == key }) { members.append((key, content)) }
  }
}
