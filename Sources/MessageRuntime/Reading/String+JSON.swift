nonisolated extension String: JSONReadable, JSONWritable {
  public static var jsonBlank: String { "" }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> String? {
    switch reader.document.kind(value) {
    case .string: return reader.text(at: value)
    case .number where options.isLenient: return reader.document.number(value).leniently
    case .number where options.contains(.wireInt): return reader.document.raw(value)
    case .true where options.isLenient: return "1"
    case .false where options.isLenient: return "0"
    default: return reader.mismatch(.string, at: value)
    }
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    if options.contains(.wireInt), canonicalInteger(Int64.self) != nil || canonicalInteger(UInt64.self) != nil {
      writer.raw(self)
    } else {
      writer.string(self)
    }
  }
}
