import MessageRuntime
import Schema

extension MessageDirection {
  public init(_ direction: Condition.Direction) {
    switch direction {
    case .incoming: self = .incoming
    case .outgoing: self = .outgoing
    }
  }
}

extension MessageSession {
  public init(_ session: Condition.Session) {
    switch session {
    case .p2p: self = .p2p
    case .team: self = .team
    case .chatroom: self = .chatroom
    }
  }
}
