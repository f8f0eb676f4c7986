import Foundation
import Inspection
import MessageRuntime

/// Values of a schema instead of a generated attachment, for the runtime's own layout.
public struct ExampleAttachment: CustomAttachment {
  public static var messageName: String { "" }
  public var unknownKeys = UnknownKeys()
  public let evaluation: Evaluation

  public init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  public func encode() -> String { "" }
  public func validate() -> [MessageFailure] { [] }
  public func layout(in context: MessageContext) -> MessageLayout? { evaluation.in(context).layout() }

  public func text(for surface: MessageText, in context: MessageContext) -> String? {
    guard let text = evaluation.message.texts[surface] else { return nil }
    if case .shown(let shown) = evaluation.in(context).text(text) { return shown }
    return nil
  }
}
