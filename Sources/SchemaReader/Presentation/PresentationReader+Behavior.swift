import Schema
import YAML

extension PresentationReader {
  func behavior(_ node: YAMLNode) -> Behavior {
    guard let entries = forms.open(node, as: .behavior) else { return Behavior() }
    return Behavior(
      forward: entries.bool("forward"), revoke: entries.bool("revoke"), reply: entries.bool("reply"),
      multiSelect: entries.bool("multiSelect"), longPress: entries.bool("longPress"))
  }

  func send(_ node: YAMLNode) -> Send {
    guard let entries = forms.open(node, as: .send) else { return Send() }
    return Send(
      history: entries.bool("history"), roaming: entries.bool("roaming"), sync: entries.bool("sync"),
      unread: entries.bool("unread"), push: entries.bool("push"), forcePush: entries.bool("forcePush"),
      pushName: entries.bool("pushName"), persist: entries.bool("persist"),
      route: entries.bool("route"), onlineOnly: entries.bool("onlineOnly"),
      lastMessage: entries.bool("lastMessage"), moderation: entries.bool("moderation"),
      extensions: entries.bool("extensions"), receipt: entries.bool("receipt"), priority: entries.word("priority"),
      subtype: entries.integer("subtype"))
  }
}
