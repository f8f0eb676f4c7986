/// The messages of the chat kit itself, by platform: iOS, Android, web.
extension Sample {
  static let platforms = links + evaluations + orders + signals + lines

  static let links = [
    Sample(.textLink, #"{"businessID":"text_link","text":"欢迎加入","link":"https://a.b/c?d=1"}"#),
    // Android adds the version, and a web client a key of its own
    Sample(.textLink, #"{"businessID":"text_link","text":"t","link":"http://a.b","version":0}"#),
    Sample(
      .textLink, #"{"link":"https://a.b","text":"t","businessID":"text_link","from":"web"}"#,
      #"{"businessID":"text_link","text":"t","link":"https://a.b","from":"web"}"#),
    // Foundation escapes slashes
    Sample(
      .textLink, #"{"businessID":"text_link","text":"t","link":"https:\/\/a.b\/c"}"#,
      #"{"businessID":"text_link","text":"t","link":"https://a.b/c"}"#),
    // without one or the other, which TUIKit shows as well
    Sample(.textLink, #"{"businessID":"text_link","text":"t"}"#),
    Sample(
      .textLink, #"{"businessID":"text_link","link":"https://a.b"}"#,
      #"{"businessID":"text_link","text":"","link":"https://a.b"}"#),
    Sample(
      .textLink, #"{"businessID":"text_link","text":"","link":""}"#, #"{"businessID":"text_link","text":""}"#),
  ]

  static let evaluations = [
    Sample(
      .evaluation, #"{"businessID":"evaluation","version":1,"score":4,"comment":"很好"}"#, slots: ["desc": "对本次服务的评价"]),
    // numbers as strings, as the web's forms have them; null and missing keys
    Sample(
      .evaluation, #"{"businessID":"evaluation","version":"1","score":"5","comment":null}"#,
      #"{"businessID":"evaluation","version":1,"score":5,"comment":""}"#),
    Sample(
      .evaluation, #"{"businessID":"evaluation","score":4.5}"#,
      #"{"businessID":"evaluation","version":1,"score":4,"comment":""}"#),
    // more stars than there are, and fewer
    Sample(.evaluation, #"{"businessID":"evaluation","version":1,"score":6,"comment":""}"#),
    Sample(.evaluation, #"{"businessID":"evaluation","version":1,"score":-1,"comment":""}"#),
    Sample(
      .evaluation, #"{"businessID":"evaluation"}"#, #"{"businessID":"evaluation","version":1,"score":0,"comment":""}"#),
  ]

  static let orders = [
    Sample(
      .order,
      #"{"businessID":"order","title":"手机","description":"黑色 128G","price":"￥99","#
        + #""imageUrl":"https://a.b/c.png","link":"https://a.b","version":0}"#),
    // the price as a number, which makes TUIKit's label empty or crash
    Sample(
      .order, #"{"businessID":"order","title":"t","description":"d","price":99}"#,
      #"{"businessID":"order","title":"t","description":"d","price":"99"}"#),
    Sample(
      .order, #"{"businessID":"order","title":"t","description":"d","price":9.90,"link":""}"#,
      #"{"businessID":"order","title":"t","description":"d","price":"9.90"}"#),
    Sample(
      .order, #"{"businessID":"order","title":null,"imageUrl":null}"#,
      #"{"businessID":"order","title":"","description":"","price":""}"#),
  ]

  static let signals = [
    Sample(
      .typingStatus,
      #"{"businessID":"user_typing_status","typingStatus":1,"version":1,"userAction":14,"#
        + #""actionParam":"EIMAMSG_InputStatus_Ing"}"#),
    // the end, by iOS and by Android
    Sample(
      .typingStatus,
      #"{"businessID":"user_typing_status","typingStatus":0,"version":1,"userAction":14,"#
        + #""actionParam":"EIMAMSG_InputStatus_End"}"#),
    Sample(
      .typingStatus,
      #"{"businessID":"user_typing_status","typingStatus":0,"version":1,"userAction":0,"#
        + #""actionParam":"EIMAMSG_InputStatus_End"}"#),
    // before there was a businessID
    Sample(.oldTypingStatus, #"{"actionParam":"EIMAMSG_InputStatus_Ing","userAction":14}"#),
    Sample(
      .oldTypingStatus, #"{"userAction":0,"actionParam":"EIMAMSG_InputStatus_End","version":1}"#,
      #"{"actionParam":"EIMAMSG_InputStatus_End","userAction":0,"version":1}"#),
    // a state that there is not yet
    Sample(
      .typingStatus,
      #"{"businessID":"user_typing_status","typingStatus":2,"version":2,"userAction":15,"actionParam":"Speaking"}"#),
  ]

  static let lines = [
    Sample(.groupCreated, #"{"businessID":"group_create","version":4,"opUser":"bob","content":"创建群聊","cmd":0}"#),
    Sample(
      .groupCreated, #"{"businessID":"group_create","opUser":"bob","content":"x","cmd":"1","data":"{}"}"#,
      #"{"businessID":"group_create","version":4,"opUser":"bob","content":"x","cmd":1,"data":"{}"}"#),
    Sample(.localTip, #"{"businessID":"local_tips","version":1,"content":"已开启免打扰"}"#),
    // Android's
    Sample(
      .localTip, #"{"businessID":"local_tips","version":1,"tips":"已开启免打扰"}"#,
      #"{"businessID":"local_tips","version":1,"content":"已开启免打扰"}"#),
  ]
}
