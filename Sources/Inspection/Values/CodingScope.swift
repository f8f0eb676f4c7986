import MessageRuntime
import Schema

/// What is being read, checked or written at the moment.
///
/// The runtime reads values by their Swift types, which generated code has one of for each object and enumeration. Here
/// one type stands for all of them, and the scope says which it is.
struct CodingScope: Sendable {
  var shapes: SchemaShapes
  /// The type of the value.
  var type: FieldType
  /// The object whose fields are meant.
  var object: ObjectShape
  /// It is an example: its author wrote what is meant, so that nothing is read leniently; its id is checked elsewhere; and
  /// nobody knows what the app's own rules say of it.
  var isExample = false
  /// How a single value is read by itself.
  var options: JSONOptions = []

  @TaskLocal static var current = CodingScope(shapes: .none, type: .json, object: .none)

  /// Does something with values of a type.
  func with<T>(_ type: FieldType, _ body: () -> T) -> T {
    var scope = self
    scope.type = type
    if case .object(let id) = type { scope.object = shapes.object(id) }
    return Self.$current.withValue(scope, operation: body)
  }

  /// Does something with a value that was read.
  func with<T>(_ value: PayloadObject, _ body: () -> T) -> T {
    var scope = self
    (scope.shapes, scope.type, scope.object) = (value.shapes, .json, value.shape)
    return Self.$current.withValue(scope, operation: body)
  }

  /// Does something with an object.
  func with<T>(_ object: ObjectShape, _ body: () -> T) -> T {
    var scope = self
    scope.object = object
    return Self.$current.withValue(scope, operation: body)
  }
}
