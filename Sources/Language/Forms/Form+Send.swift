import Schema
import SourceText

extension Form {
  public static let send = Form(
    Phrase("the send settings", zh: "发送设置"),
    [
      Key("history", .bool, "kept in the server's history", zh: "存入服务端历史消息"),
      Key("roaming", .bool, "synchronised to devices that log in later", zh: "漫游：同步到之后登录的设备"),
      Key("sync", .bool, "synchronised to the sender's other devices", zh: "同步到发送者的其他设备"),
      Key("unread", .bool, "counted as unread", zh: "计入未读数"),
      Key("push", .bool, "pushed to devices that are offline", zh: "向离线设备推送"),
      Key(
        "forcePush", .bool, "pushed to members, too, that have muted the conversation", zh: "强制推送：对设置免打扰的成员也推送",
        reference: "pushed to devices, too, whose user has muted the conversation"),
      Key("pushName", .bool, "the push begins with the sender's name", zh: "推送文案以发送者昵称开头"),
      Key("persist", .bool, "stored for users that are offline", zh: "为离线用户存储（离线消息）"),
      Key("route", .bool, "copied to the app's server", zh: "抄送到 App 的服务器"),
      Key("onlineOnly", .bool, "delivered to users that are online alone", zh: "仅投递给在线用户"),
      Key("lastMessage", .bool, "may become the conversation's last message", zh: "可以成为会话的最后一条消息"),
      Key("moderation", .bool, "goes through the server's moderation of content", zh: "经过服务端内容审核"),
      Key(
        "extensions", .bool, "may carry message extensions", zh: "支持消息扩展",
        reference: "may carry message extensions, such as votes"),
      Key("receipt", .bool, "asks for a read receipt", zh: "需要已读回执"),
      Key(
        "priority", .word(Words(of: Send.Priority.self)), default: "default", "against other messages",
        zh: "相对于其他消息的优先级", reference: "where a group has more messages than it can take"),
      Key("subtype", .integer(0...Int.max), "NIM's subtype of the message", zh: "NIM 的消息子类型"),
    ], habits: ["readReceipt": "receipt", "pushNick": "pushName", "apnsWithPrefix": "pushName"])
}
