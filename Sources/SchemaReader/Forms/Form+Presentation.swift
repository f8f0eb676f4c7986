import Schema

extension Form {
  static let surfaces = Form(
    "the surfaces",
    [
      Key("summary", .notation(.surfaceText), "in the conversation list, in search and in quotes"),
      Key("push", .notation(.surfaceText), "in the push notification"),
      Key("copy", .notation(.surfaceText), "what is copied"),
      Key("accessibility", .notation(.surfaceText), "what is read aloud"),
      Key("fallback", .notation(.surfaceText), "what a client shows that does not know the type"),
    ])

  static let localizedText = Form(
    "a localized text",
    [
      Key("key", .text, required: true, "the key of `NSLocalizedString`"),
      Key("default", .text, required: true, "the text where there is no translation"),
    ])

  static let textVariant = Form(
    "a text variant",
    [
      Key("when", .notation(.condition), "when the variant holds; left out in the last"),
      Key("text", .notation(.surfaceText), required: true, "the text"),
    ])

  static let behavior = Form(
    "the behavior",
    [
      Key("forward", .bool, "whether it can be forwarded"),
      Key("revoke", .bool, "whether it can be revoked"),
      Key("reply", .bool, "whether it can be replied to"),
      Key("multiSelect", .bool, "whether it can be one of several selected"),
      Key("longPress", .bool, "whether a long press opens the menu at all"),
    ])

  static let tap = Form(
    "a tap",
    [
      Key("open", .text, "the field with the link to open"),
      Key("schemes", .list(.text), "the URL schemes that are opened"),
      Key("event", .text, "an event that the app handles"),
      Key("sendText", .text, "a text that is sent"),
    ], textKey: "event")

  static let transfer = Form(
    "a transfer",
    [
      Key("upload", .form(.transferFile), "what is uploaded before sending"),
      Key("download", .form(.transferFile), "what is downloaded"),
    ])

  static let transferFile = Form(
    "a file",
    [
      Key("path", .text, required: true, "a local field, a template of a file name, or `hook`"),
      Key("url", .text, required: true, "the field with the file's URL"),
    ])

  static let send = Form(
    "the send settings",
    [
      Key("history", .bool, "kept in the server's history"),
      Key("roaming", .bool, "synchronised to devices that log in later"),
      Key("sync", .bool, "synchronised to the sender's other devices"),
      Key("unread", .bool, "counted as unread"),
      Key("push", .bool, "pushed to devices that are offline"),
      Key("persist", .bool, "stored for users that are offline"),
      Key("route", .bool, "copied to the app's server"),
      Key("onlineOnly", .bool, "delivered to users that are online alone"),
      Key("lastMessage", .bool, "may become the conversation's last message"),
      Key("moderation", .bool, "goes through the server's moderation of content"),
      Key("extensions", .bool, "may carry message extensions"),
      Key("receipt", .bool, "asks for a read receipt"),
      Key("priority", .word(Send.Priority.allCases.map(\.rawValue)), "against other messages; `default` if left out"),
      Key("subtype", .integer(0...Int.max), "NIM's subtype of the message"),
    ], habits: ["readReceipt": "receipt"])

  static let menu = Form(
    "a menu entry",
    [
      Key("title", .notation(.surfaceText), required: true, "its text, without placeholders"),
      Key("image", .text, "an asset"),
      Key("priority", .integer(Int.min...Int.max), "greater ones come first; 0 if left out"),
      Key("action", .text, "what the app is asked to do; `Compose<Message>` if left out"),
    ], habits: ["icon": "image", "order": "priority"], textKey: "title")
}
