/// A list that has one element nearly always, which then stands in its place and not in memory of its own.
public struct Few<Element> {
  @usableFromInline enum Elements {
    case one(Element)
    case several([Element])
  }

  @usableFromInline let elements: Elements

  @inlinable
  public init(_ elements: [Element]) { self.elements = elements.count == 1 ? .one(elements[0]) : .several(elements) }

  @inlinable
  public init(_ element: Element) { elements = .one(element) }
}

extension Few: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int {
    switch elements {
    case .one: 1
    case .several(let elements): elements.count
    }
  }

  @inlinable
  public subscript(place: Int) -> Element {
    switch elements {
    case .one(let element):
      precondition(place == 0)
      return element
    case .several(let elements): return elements[place]
    }
  }
}

extension Few: ExpressibleByArrayLiteral {
  @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Few: Sendable where Element: Sendable {}
extension Few.Elements: Sendable where Element: Sendable {}
extension Few: Equatable where Element: Equatable {}
extension Few.Elements: Equatable where Element: Equatable {}
extension Few: Hashable where Element: Hashable {}
extension Few.Elements: Hashable where Element: Hashable {}
