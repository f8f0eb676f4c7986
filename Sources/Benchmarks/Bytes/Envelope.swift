/// What all messages that are written by hand stand in.
struct Envelope<Payload: Codable>: Codable {
  var type: Int
  var data: Payload
}
