import Schema
import SourceText

extension Form {
  public static let surfaces = Form(
    Phrase("the surfaces", zh: "`surfaces`"),
    [
      Key("summary", .notation(.surfaceText), "in the conversation list, in search and in quotes"),
      Key("push", .notation(.surfaceText), "in the push notification"),
      Key("copy", .notation(.surfaceText), "what is copied"),
      Key("accessibility", .notation(.surfaceText), "what is read aloud"),
      Key("fallback", .notation(.surfaceText), "what a client shows that does not know the type"),
    ],
    habits: ["text": "summary", "list": "summary", "voiceOver": "accessibility", "copyText": "copy"],
    guesses: ["text", "list"], textKey: "summary")

  public static let localizedText = Form(
    Phrase("a localized text", zh: "本地化文本"),
    [
      Key("key", .text, required: true, "the key of `NSLocalizedString`"),
      Key("default", .text, required: true, "the text where there is no translation"),
    ])

  public static let textVariant = Form(
    Phrase("a text variant", zh: "文本变体"),
    [
      Key("when", .notation(.condition), "when the variant holds; left out in the last"),
      Key("text", .notation(.surfaceText), required: true, "the text"),
    ], habits: ["if": "when", "condition": "when"], textKey: "text")

  public static let behavior = Form(
    Phrase("the behavior", zh: "`behavior`"),
    [
      Key("forward", .bool, "whether it can be forwarded"),
      Key("revoke", .bool, "whether it can be revoked"),
      Key("reply", .bool, "whether it can be replied to"),
      Key("multiSelect", .bool, "whether it can be one of several selected"),
      Key("longPress", .bool, "whether a long press opens the menu at all"),
    ])

  public static let tap = Form(
    Phrase("a tap", zh: "点击"),
    [
      Key("open", .text, "the field with the link to open"),
      Key("schemes", .list(.text), "the URL schemes that are opened"),
      Key("event", .text, "an event that the app handles"),
      Key("sendText", .text, "a text that is sent"),
    ], habits: ["url": "open", "link": "open", "href": "open", "action": "event", "text": "sendText"],
    guesses: ["action", "text"], textKey: "event")

  public static let transfer = Form(
    Phrase("a transfer", zh: "文件传输"),
    [
      Key("upload", .form(.transferFile), "what is uploaded before sending"),
      Key("download", .form(.transferFile), "what is downloaded"),
    ])

  public static let transferFile = Form(
    Phrase("a file", zh: "文件"),
    [
      Key("path", .text, required: true, "a local field, a template of a file name, or `hook`"),
      Key("url", .text, required: true, "the field with the file's URL"),
    ])

  public static let send = Form(
    Phrase("the send settings", zh: "发送设置"),
    [
      Key("history", .bool, "kept in the server's history"),
      Key("roaming", .bool, "synchronised to devices that log in later"),
      Key("sync", .bool, "synchronised to the sender's other devices"),
      Key("unread", .bool, "counted as unread"),
      Key("push", .bool, "pushed to devices that are offline"),
      Key("forcePush", .bool, "pushed to members, too, that have muted the conversation"),
      Key("pushName", .bool, "the push begins with the sender's name"),
      Key("persist", .bool, "stored for users that are offline"),
      Key("route", .bool, "copied to the app's server"),
      Key("onlineOnly", .bool, "delivered to users that are online alone"),
      Key("lastMessage", .bool, "may become the conversation's last message"),
      Key("moderation", .bool, "goes through the server's moderation of content"),
      Key("extensions", .bool, "may carry message extensions"),
      Key("receipt", .bool, "asks for a read receipt"),
      Key("priority", .word(Words(of: Send.Priority.self)), "against other messages; `default` if left out"),
      Key("subtype", .integer(0...Int.max), "NIM's subtype of the message"),
    ], habits: ["readReceipt": "receipt", "pushNick": "pushName", "apnsWithPrefix": "pushName"])

  public static let menu = Form(
    Phrase("a menu entry", zh: "菜单项"),
    [
      Key("title", .notation(.surfaceText), required: true, "its text, without placeholders"),
      Key("image", .text, "an asset"),
      Key("priority", .integer(Int.min...Int.max), "greater ones come first; 0 if left out"),
      Key("action", .text, "what the app is asked to do; `Compose<Message>` if left out"),
    ], habits: ["icon": "image", "order": "priority"], textKey: "title")
}
