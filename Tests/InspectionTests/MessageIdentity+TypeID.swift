import MessageRuntime
import Schema

extension MessageIdentity {
  init(_ value: TypeID.Value) {
    switch value {
    case .integer(let value): self = .integer(value)
    case .string(let text): self = .text(text)
    }
  }
}
