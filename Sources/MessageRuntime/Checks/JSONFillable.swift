import Foundation

/// A type whose values can be empty.
nonisolated public protocol JSONFillable {
  var jsonIsFilled: Bool { get }
}

nonisolated extension String: JSONFillable { public var jsonIsFilled: Bool { !isEmpty } }

nonisolated extension Data: JSONFillable { public var jsonIsFilled: Bool { !isEmpty } }

nonisolated extension URL: JSONFillable { public var jsonIsFilled: Bool { !absoluteString.isEmpty } }

nonisolated extension Array: JSONFillable { public var jsonIsFilled: Bool { !isEmpty } }

nonisolated extension Dictionary: JSONFillable { public var jsonIsFilled: Bool { !isEmpty } }

/// A value that is not empty; an empty one is never written, and so the same as none.
nonisolated public func jsonFilled<T: JSONFillable>(_ value: T?) -> T? { value?.jsonIsFilled == true ? value : nil }
