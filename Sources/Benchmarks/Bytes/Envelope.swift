/// The envelope of all messages that are written by hand.
struct Envelope<Payload: Codable>: Codable {
  var type: Int
  var data: Payload
}
