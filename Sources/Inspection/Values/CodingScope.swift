import MessageRuntime
import Schema

/// What is being decoded, checked or encoded at the moment.
///
/// The runtime decodes values by their Swift types, and generated code has a type for each object and enumeration. Here, one
/// type stands for all of them, and the scope says which of them it is.
struct CodingScope: Sendable {
  var shapes: SchemaShapes
  /// The type of the value.
  var type: FieldType
  /// The object whose fields are meant.
  var object: ObjectShape
  /// Whether it is an example: its author wrote what is meant, so it is decoded strictly; its id is checked elsewhere; what
  /// the app's own rules say of it is not known.
  var isExample = false
  /// Whether a message is decoded whatever its checks say.
  var isUnchecked = false
  /// The options of a single value that is decoded by itself.
  var options: JSONOptions = []

  @TaskLocal static var current = CodingScope(shapes: .none, type: .json, object: .none)

  /// Runs a closure in a scope with values of a type.
  func with<T>(_ type: FieldType, _ body: () -> T) -> T {
    var scope = self
    scope.type = type
    if case .object(let id) = type { scope.object = shapes.object(id) }
    return Self.$current.withValue(scope, operation: body)
  }

  /// Runs a closure in a scope with a value that was decoded.
  func with<T>(_ value: PayloadObject, _ body: () -> T) -> T {
    var scope = self
    (scope.shapes, scope.type, scope.object) = (value.shapes, .json, value.shape)
    return Self.$current.withValue(scope, operation: body)
  }

  /// Runs a closure in a scope with an object.
  func with<T>(_ object: ObjectShape, _ body: () -> T) -> T {
    var scope = self
    scope.object = object
    return Self.$current.withValue(scope, operation: body)
  }
}
