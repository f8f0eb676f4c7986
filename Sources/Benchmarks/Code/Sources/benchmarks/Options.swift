import SwiftProtobuf

/// swift-protobuf's for reading what other versions of an app send, as all others do here.
func lenientOptions() -> JSONDecodingOptions {
  var options = JSONDecodingOptions()
  options.ignoreUnknownFields = true
  return options
}
