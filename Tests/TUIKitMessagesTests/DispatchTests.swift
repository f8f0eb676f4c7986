import MessageRuntime
import Testing

@testable import TUIKitMessages

/// Which message a text is, as TUIKit decides it.
struct DispatchTests {
  /// The string under `businessID`, else the customer service's `src`, else the chatbot's.
  static let kinds: [(String, CustomMessage.Kind)] = [
    (#"{"businessID":"order"}"#, .order),
    (#"{"customerServicePlugin":0,"src":"15","content":{}}"#, .serviceBranch),
    (#"{"src":"19","customerServicePlugin":1}"#, .serviceSessionEnd),
    (#"{"chatbotPlugin":2,"src":2}"#, .chatbotAnswer),
    (#"{"chatbotPlugin":1,"src":22}"#, .chatbotInterrupt),
    (#"{"chatbotPlugin":2,"src":"23"}"#, .chatbotError),
    (#"{"chatbotPlugin":2,"src":5,"chunks":["a"]}"#, .chatbotAnswer),
    (#"{"chatbotPlugin":2,"src":"typing"}"#, .chatbotAnswer),
    (#"{"chatbotPlugin":2}"#, .chatbotAnswer),
    (#"{"businessID":"order","chatbotPlugin":2}"#, .order),
    // a number is no `src` of the customer service's: what else is there counts
    (#"{"customerServicePlugin":0,"src":15,"businessID":"order"}"#, .order),
    (#"{"customerServicePlugin":null,"src":"15","businessID":"order"}"#, .order),
    (#"{"customerServicePlugin":0,"src":"15","chatbotPlugin":2,"content":{}}"#, .serviceBranch),
    (#"{"customerServicePlugin":0,"src":2,"chatbotPlugin":2}"#, .chatbotAnswer),
    // the string in the envelope's string, not the number around it
    (#"{"businessID":1,"data":"{\"businessID\":\"av_call\"}"}"#, .call),
    (#"{"businessID":1,"data":"{\"businessID\":\"rtc_call\"}"}"#, .call),
    (#"{"businessID":1,"data":"{\"businessID\":\"ROOM_INVITE_ACTION\"}"}"#, .roomInvitation),
    (#"{"businessID":1,"data":"{\"businessID\":\"tuikit_engine_room\"}"}"#, .roomEngineSignal),
    (#"{"businessID":"tuikit_engine_room","data":"{}"}"#, .roomEngineSignal),
    // without a businessID, old clients' typing; with one that is known, that counts
    (#"{"userAction":14,"actionParam":"EIMAMSG_InputStatus_Ing"}"#, .oldTypingStatus),
    (#"{"actionParam":"EIMAMSG_InputStatus_End","userAction":0}"#, .oldTypingStatus),
    (#"{"actionParam":"EIMAMSG_InputStatus_Ing","businessID":"order"}"#, .order),
    (#"{"actionParam":"EIMAMSG_InputStatus_Ing","businessID":"user_typing_status"}"#, .typingStatus),
  ]

  @Test(arguments: kinds) func isKnown(_ text: String, _ kind: CustomMessage.Kind) {
    #expect(decode(text).kind == kind, "\(decode(text))")
  }

  /// What TUIKit shows as unsupported, or drops; it comes back as it was.
  @Test(arguments: [
    #"{"customerServicePlugin":0,"src":15,"content":{}}"#,  // a number is no `src`
    #"{"customerServicePlugin":0,"src":"99"}"#,
    #"{"customerServicePlugin":0}"#,
    #"{"src":"15"}"#,
    #"{"businessID":"Order"}"#,  // ids go by case
    #"{"BusinessID":"order"}"#,
    #"{"businessID":5}"#,
    #"{"businessID":""}"#,
    #"{"businessID":"group_note","title":"t"}"#,  // its form is not known
    #"{"businessID":"group_note_tips"}"#,
    #"{"businessID":1,"data":"av_call"}"#,
    #"{"data":"{\"businessID\":\"av_call\"}"}"#,
    #"{"userAction":14,"actionParam":"Speaking"}"#,
    #"{"userAction":14}"#,
    #"{"data":{"businessID":"order"}}"#,
    "consultion",
    "[]", "5", #""order""#, "{}", "",
  ])
  func isUnrecognized(_ text: String) {
    let message = decode(text)
    #expect(message.isUnrecognized, "\(message)")
    #expect(message.encode() == text)
  }

  /// Known, and not as it must be.
  static let invalid: [(String, [String])] = [
    (#"{"businessID":"text_link","text":{"a":1}}"#, ["text"]),
    (#"{"businessID":"order","title":{"a":1}}"#, ["title"]),
    (#"{"businessID":"consultation_rating"}"#, ["rate"]),
    (#"{"businessID":"consultation_rating","rate":0}"#, ["rate"]),
    (#"{"businessID":"prescription","id":"","medications":[]}"#, ["id", "medications"]),
    (#"{"businessID":"medical_record","id":"1","age":200}"#, ["age"]),
    (#"{"src":"9","customerServicePlugin":0}"#, ["menuContent"]),
    (#"{"src":"15","customerServicePlugin":0}"#, ["content"]),
    (#"{"businessID":1,"data":{"businessID":"av_call"}}"#, [""]),  // the payload is no string
  ]

  @Test(arguments: invalid) func isInvalid(_ text: String, _ paths: [String]) {
    let message = decode(text)
    #expect(message.failures.map(\.path) == paths, "\(message)")
    #expect(message.encode() == text)
  }
}
