/// Reads layouts, their variants and presets.
struct LayoutReader: ResolvingReader {
  var context: ReaderContext
}
