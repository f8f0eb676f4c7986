/// The JSON of a message: the whole, and the payload where that is a string and was looked into.
nonisolated final class EnvelopeDocument {
  /// A value, by the number of its token.
  struct Place {
    var isInText: Bool
    var value: Int
  }

  /// What a path leads to.
  enum Target {
    case missing
    case found(Place)
    /// Something on the way is no object.
    case blocked(Place)
  }

  private let root: JSONDocument
  /// The string that was looked into last, and what it holds; nil: no JSON.
  private var text: (string: Int, content: JSONDocument?)?

  init(_ root: JSONDocument) { self.root = root }

  var isObject: Bool { root.kind(0) == .object }
  var isList: Bool { root.kind(0) == .list }

  func document(of place: Place) -> JSONDocument {
    place.isInText ? text?.content ?? .emptyObject : root
  }

  func kind(_ place: Place) -> JSONToken.Kind {
    if place.isInText, let content = text?.content { return content.kind(place.value) }
    return root.kind(place.value)
  }

  /// - Parameter text: the path of the string that may be passed through.
  func target(of path: [String], through text: [String]?) -> Target {
    var place = Place(isInText: false, value: 0)
    for length in path.indices {
      guard let object = object(at: place, path[..<length], through: text) else {
        return length == 0 ? .missing : .blocked(place)
      }
      guard let value = document(of: object).member(path[length], of: object.value) else { return .missing }
      place = Place(isInText: object.isInText, value: value)
    }
    return .found(place)
  }

  /// The object at a path; nil if there is none.
  func object(at path: [String], through text: [String]?) -> Place? {
    guard case .found(let place) = target(of: path, through: text) else { return nil }
    return object(at: place, path[...], through: text)
  }

  /// What stands at a path, if that is an object, or the object that a string there holds.
  private func object(at place: Place, _ path: ArraySlice<String>, through text: [String]?) -> Place? {
    if kind(place) == .object { return place }
    guard let text, !place.isInText, kind(place) == .string, UTF8Text.areSame(Array(path), text) else { return nil }
    if self.text?.string != place.value {
      self.text = (place.value, root.text(place.value).flatMap { try? JSONDocument($0) })
    }
    guard let content = self.text?.content, content.kind(0) == .object else { return nil }
    return Place(isInText: true, value: 0)
  }

  /// Adds an object's members but those that have a meaning.
  func addOthers(of place: Place, than object: MessageEnvelope.Object, to others: inout [UnknownKeys.Entry]) {
    let document = document(of: place)
    var member = place.value + 1
    let end = document.next(behind: place.value)
    while member < end {
      let isKnown = object.keys.contains { document.isKey(member, $0) }
      if !isKnown { others.append(document.entry(of: member, scope: object.scope)) }
      member = document.next(behind: member + 1)
    }
  }
}
