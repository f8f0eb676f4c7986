import Foundation

nonisolated extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self.init(verbatim: "null") }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(integerLiteral value: Int64) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(arrayLiteral elements: JSONValue...) { self.init(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var members: [(key: String, value: JSONValue)] = []
    for element in elements { members.append((element.0, element.1)) }
    self.init(members: members)
  }
}
