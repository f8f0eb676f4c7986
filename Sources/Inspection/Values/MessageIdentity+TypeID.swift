import MessageRuntime
import Schema

extension MessageIdentity {
  public init(_ value: TypeID.Value) {
    switch value {
    case .integer(let value): self = .integer(value)
    case .string(let text): self = .text(text)
    }
  }
}

extension TypeID.Value {
  public init(_ identity: MessageIdentity) {
    switch identity {
    case .integer(let value): self = .integer(value)
    case .text(let text): self = .string(text)
    }
  }
}
