import Foundation

/// An identity as it stands in a text: a strict envelope tells 5 from "5", and either from 5.0.
nonisolated public struct JSONIdentity: Sendable {
  public enum Form: Sendable {
    case integer, text
    /// A number that is not written as an integer, such as 5.0.
    case otherNumber
  }

  public var value: MessageIdentity
  public var form: Form

  @inline(__always) public init(_ value: MessageIdentity, isOtherNumber: @autoclosure () -> Bool = false) {
    self.value = value
    if case .text = value { form = .text } else { form = isOtherNumber() ? .otherNumber : .integer }
  }
}
