import Foundation

/// Collects what is wrong with a value. A missing optional passes all but `nonEmpty` and `present`.
nonisolated public struct MessageCheck {
  private(set) var failures: [MessageFailure] = []
  /// How many objects and lists stand around what is being checked; which of them are objects of the schema.
  private var levels = 0
  private var nesting = ObjectNesting()
  /// How many steps patterns may still take, in ten thousands; for all values of a message together.
  private var patience = 100
  /// Whether what is being checked stands in a field that is read without leniency.
  private(set) var isStrict = false

  /// What is wrong with an object of the schema.
  /// - Parameter isStrict: it is read without leniency.
  public static func failures<T: JSONObject>(of value: T, isStrict: Bool = false) -> [MessageFailure] {
    var check = MessageCheck()
    check.isStrict = isStrict
    check.object(value)
    return check.firstFailures
  }

  private var firstFailures: [MessageFailure] { Array(failures.prefix(MessageFailure.limit)) }

  /// An object's fields and rules, unless it is too deep for a reader.
  mutating func object<T: JSONObject>(_ value: T) {
    guard let outer = beginObject(T.jsonSize) else { return }
    value.checkMembers(&self)
    levels -= 1
    nesting = outer
  }

  private mutating func beginObject(_ size: Int) -> ObjectNesting? {
    let outer = nesting
    guard hasRoom(for: 1), nesting.enter(size) else {
      add("", .tooDeep)
      return nil
    }
    levels += 1
    return outer
  }

  /// Begins an element of a list or map.
  /// - Parameter outermost: how many failures there were before the list or map.
  /// - Returns: how many there are before the element, for `end`; nil: enough elements have failed.
  mutating func begin(_ outermost: Int) -> Int? {
    if failures.count - outermost >= MessageFailure.limit { return nil }
    levels += 1
    return failures.count
  }

  mutating func end(_ before: Int, element index: Int) {
    levels -= 1
    if failures.count > before { failures.prefix("[\(index)]", from: before) }
  }

  mutating func end(_ before: Int, member key: String) {
    levels -= 1
    if failures.count > before { failures.prefix("[\"\(key)\"]", from: before) }
  }

  /// Whether so many levels more can be read. Some are left for the envelope.
  func hasRoom(for more: Int) -> Bool { levels + more <= JSONScanner.depthLimit - 16 }

  mutating func add(_ name: String, _ reason: MessageFailure.Reason) {
    failures.append(MessageFailure(path: name, reason: reason))
  }

  // MARK: What generated code calls

  /// Everything inside a value: a nested object's rules, numbers that are not finite.
  public mutating func inside<T: JSONCheckable>(
    _ value: T?, _ name: String, isSensitive: Bool = false, isStrict: Bool? = nil
  ) {
    guard let value else { return }
    let before = failures.count
    let isOuterStrict = self.isStrict
    if let isStrict { self.isStrict = isStrict }
    value.check(&self)
    self.isStrict = isOuterStrict
    failures.prefix(name, from: before, isSensitive: isSensitive)
  }

  public mutating func nonEmpty<T: JSONFillable>(_ value: T?, _ name: String) {
    if value?.jsonIsFilled != true { add(name, .empty) }
  }

  public mutating func present<T>(_ value: T?, _ name: String) {
    if value == nil { add(name, .notPresent) }
  }

  public mutating func absent<T>(_ value: T?, _ name: String) {
    if value != nil { add(name, .notAbsent) }
  }

  /// Both ends belong to the range. What is not a number is outside of it.
  public mutating func range<T: Comparable & JSONWritable>(_ value: T?, _ name: String, min: T? = nil, max: T? = nil) {
    guard let value else { return }
    var isInside = value == value
    if let min, !(value >= min) { isInside = false }
    if let max, !(value <= max) { isInside = false }
    if !isInside { add(name, .range(min: min.map { JSONValue($0) }, max: max.map { JSONValue($0) })) }
  }

  /// Characters as Swift counts them.
  public mutating func length(_ value: String?, _ name: String, min: Int? = nil, max: Int? = nil) {
    if let count = value?.count, count < min ?? 0 || count > max ?? .max { add(name, .length(min: min, max: max)) }
  }

  /// UTF-8 bytes.
  public mutating func maxBytes(_ value: String?, _ name: String, _ limit: Int) {
    if let count = value?.utf8.count, count > limit { add(name, .maxBytes(limit)) }
  }

  public mutating func count<T: Collection>(_ value: T?, _ name: String, min: Int? = nil, max: Int? = nil) {
    if let count = value?.count, count < min ?? 0 || count > max ?? .max { add(name, .count(min: min, max: max)) }
  }

  /// Searched in the text, not anchored.
  public mutating func pattern(_ value: String?, _ name: String, _ pattern: MessagePattern) {
    if let value, let failure = pattern.failure(in: value, &patience) { add(name, failure) }
  }

  /// Without regard to case.
  public mutating func schemes(_ value: URL?, _ name: String, _ schemes: [String]) {
    guard let value else { return }
    let scheme = value.scheme?.lowercased() ?? ""
    if !schemes.contains(where: { $0.lowercased() == scheme }) { add(name, .schemes(schemes)) }
  }

  public mutating func known<T: JSONEnum>(_ value: T?, _ name: String, isSensitive: Bool = false) {
    if let value, !value.isKnown { addUnknown(value.rawValue, name, isSensitive) }
  }

  private mutating func addUnknown(_ rawValue: any JSONWritable, _ name: String, _ isSensitive: Bool) {
    add("", .unknownValue(MessageFailure.Reason.shown("\(rawValue)")))
    failures.prefix(name, from: failures.count - 1, isSensitive: isSensitive)
  }

  /// At least one of the fields holds something: the names, and for each of them `MessageCheck.has(field)`.
  public mutating func anyOf(_ names: [String], _ fields: [Bool]) {
    if !fields.contains(true) { add("", .anyOf(names)) }
  }

  public mutating func oneOf(_ names: [String], _ fields: [Bool]) {
    if fields.reduce(0, { $0 + ($1 ? 1 : 0) }) != 1 { add("", .oneOf(names)) }
  }

  public mutating func hook(_ name: String, _ passes: Bool) {
    if !passes { add("", .hook(name)) }
  }

  /// Whether a value is present, and not empty if it can be.
  public static func has<T>(_ value: T?) -> Bool {
    guard let value else { return false }
    return (value as? any JSONFillable)?.jsonIsFilled ?? true
  }
}
