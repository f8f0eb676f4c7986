// Stands in for the Objective-C overlay where there is none, so that `#selector` type-checks; see
// ../../Scripts/typecheck-tuikit. What runs has a closure in its place.

public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  private let name: String
  public let perform: (@MainActor () -> Void)?

  public init(_ name: String, perform: (@MainActor () -> Void)? = nil) {
    self.name = name
    self.perform = perform
  }
  public init(stringLiteral name: String) { self.init(name) }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
