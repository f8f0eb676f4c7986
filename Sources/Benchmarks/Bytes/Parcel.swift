import Foundation

/// A parcel, as its sender describes it: the message of Parcel.yaml, as somebody writes it by hand with `Codable`.
///
/// It reads and writes the same JSON. Unknown fields are lost, and of what is wrong only the first is known.
public struct Parcel: Codable, Hashable, Sendable {
  /// The type id on the wire.
  public static var typeID: Int { 1 }

  /// What is in it.
  public var title: String
  /// What its receiver should know.
  public var remark: String?
  /// How many pieces it has.
  public var count: Int
  /// In kilograms.
  public var weight: Double
  /// Whether it must arrive today.
  public var isUrgent: Bool

  public init(title: String, remark: String? = nil, count: Int, weight: Double, isUrgent: Bool = false) {
    self.title = title
    self.remark = remark
    self.count = count
    self.weight = weight
    self.isUrgent = isUrgent
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    remark = try container.decodeIfPresent(String.self, forKey: .remark)
    count = try container.decode(Int.self, forKey: .count)
    weight = try container.decode(Double.self, forKey: .weight)
    isUrgent = try container.decodeIfPresent(Bool.self, forKey: .isUrgent) ?? false
  }

  public init(message: String) throws {
    self = try JSONDecoder().decode(Envelope<Parcel>.self, from: Data(message.utf8)).data
  }

  public func encode() throws -> String {
    String(decoding: try JSONEncoder().encode(Envelope(type: Parcel.typeID, data: self)), as: UTF8.self)
  }

  /// The text in the conversation list.
  public var summary: String { "[Parcel]" }
}
