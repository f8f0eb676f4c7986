nonisolated extension String: JSONReadable, JSONWritable {
  public static var jsonBlank: String { "" }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> String? {
    switch reader.document.kind(value) {
    case .string: return reader.text(at: value)
    case .number where options.isLenient: return reader.number(at: value).leniently
    case .number where options.contains(.wireInt): return reader.document.raw(value)
    case .true where options.isLenient: return "1"
    case .false where options.isLenient: return "0"
    default: return reader.mismatch("a string", at: value)
    }
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    if options.contains(.wireInt), canonicalInteger != nil { return writer.raw(self) }
    writer.string(self)
  }
}
