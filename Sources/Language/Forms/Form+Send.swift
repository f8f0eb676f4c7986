import Schema
import SourceText

extension Form {
  public static let send = Form(
    LocalizedText("the send settings", zh: "发送设置"),
    [
      Key("history", .bool, "store in the server's history", zh: "存入服务端历史消息"),
      Key("roaming", .bool, "sync to devices that log in later", zh: "漫游：同步到之后登录的设备"),
      Key("sync", .bool, "sync to the sender's other devices", zh: "同步到发送者的其他设备"),
      Key("unread", .bool, "count as unread", zh: "计入未读数"),
      Key("push", .bool, "send a push notification", zh: "向离线设备推送"),
      Key(
        "forcePush", .bool, "also push to members who have muted the conversation", zh: "强制推送：对设置免打扰的成员也推送",
        reference: "also push to devices whose user has muted the conversation"),
      Key("pushName", .bool, "begin the push text with the sender's name", zh: "推送文案以发送者昵称开头"),
      Key("persist", .bool, "store for offline users", zh: "为离线用户存储（离线消息）"),
      Key("route", .bool, "copy to the app's server", zh: "抄送到 App 的服务器"),
      Key("onlineOnly", .bool, "deliver to online users only", zh: "仅投递给在线用户"),
      Key("lastMessage", .bool, "may become the last message of the conversation", zh: "可以成为会话的最后一条消息"),
      Key("moderation", .bool, "run server-side content moderation", zh: "经过服务端内容审核"),
      Key(
        "extensions", .bool, "allow message extensions", zh: "支持消息扩展",
        reference: "may carry message extensions, such as votes"),
      Key("receipt", .bool, "request a read receipt", zh: "需要已读回执"),
      Key(
        "priority", .word(Words(of: Send.Priority.self)), default: "default", "delivery priority",
        zh: "相对于其他消息的优先级", reference: "priority if a group has more messages than it can deliver"),
      Key("subtype", .integer(0...Int.max), "NIM message subtype", zh: "NIM 的消息子类型"),
    ], foreignKeys: ["readReceipt": "receipt", "pushNick": "pushName", "apnsWithPrefix": "pushName"])
}
