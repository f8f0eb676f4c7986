/// Reads lengths, edges and colours.
struct MeasureReader: PartReader {
  let forms: FormReader
}
