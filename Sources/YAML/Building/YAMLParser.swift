import CLibYAML
import SourceText

/// libyaml's event parser over bytes in memory; owns the C structures and frees them.
final class YAMLParser {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  private var cursor: ByteCursor

  /// - Parameters:
  ///   - input: the bytes of the file, which must be valid UTF-8 and outlive the parser.
  ///   - start: where reading begins.
  init(_ file: SourceFile, _ input: UnsafeBufferPointer<UInt8>, from start: Int) {
    cursor = ByteCursor(file.bytes, from: start)
    guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    yaml_parser_set_input_string(parser, input.baseAddress.map { $0 + start }, input.count - start)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Parses the next event and lends it to `body`, which must not keep pointers into it.
  func next<Result>(
    _ body: (UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) throws(YAMLError) -> Result
  ) throws(YAMLError) -> Result {
    guard yaml_parser_parse(parser, event) == 1 else { throw .syntax(failure()) }
    defer { yaml_event_delete(event) }
    let start = cursor.offset(of: event.pointee.start_mark.index)
    let end = cursor.offset(of: event.pointee.end_mark.index)
    return try body(event, start, end)
  }

  private func failure() -> LibYAMLError {
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    return LibYAMLError(
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "out of memory",
      offset: cursor.offset(of: parser.pointee.problem_mark.index),
      context: context,
      contextOffset: context.isEmpty ? nil : cursor.offset(of: parser.pointee.context_mark.index))
  }
}
