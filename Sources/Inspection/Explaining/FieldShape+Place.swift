import MessageRuntime
import Schema

extension FieldShape {
  /// Where its value stands among members: under its key, else under the first alias that has one.
  func place(in object: JSONPlace) -> JSONPlace? {
    let places = ([field.keyText] + field.aliases.map(\.value)).compactMap { object.member($0) }
    return places.first { !$0.isNull } ?? places.first
  }

  /// Whether a value is the default because what stands there is as good as nothing.
  func isStandardOnly(
    _ value: PayloadValue, for place: JSONPlace, _ options: JSONOptions, _ shapes: SchemaShapes
  ) -> Bool {
    guard let standard = PayloadObject.standard(self, shapes), value == standard else { return false }
    return FieldProbe(place.value.json, as: field.type, options, in: shapes).value == nil
  }
}
