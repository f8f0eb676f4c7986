import MessageRuntime
import Schema
import SourceText

/// What is wrong with examples: what comes of decoding them, with what their authors wrote, and with the constraints and rules
/// that say so.
struct ExampleCheck {
  let inspector: Inspector
  /// Nobody wrote it: nobody else checks the objects in it, or knows what the app's own rules say of it.
  var isGuessed = false

  /// Of an example of a message, which is taken to pass the app's own rules.
  func faults(in message: Message, _ example: Schema.Example) -> [ExampleFault] {
    let shape = inspector.shapes.shape(of: message)
    let values = ExampleMessage.values(of: message, example, in: inspector.schema)
    let payload = inspector.payload(of: message, values, ids: example.ids?.value)
    let node = ExampleNode(range: example.name.range, value: .object(example.values))
    let found = faults(in: inspector.decoding(of: shape, payload, values), of: shape, at: node)
    return found.withoutHooks + (example.ids.map { faults(inIDOf: payload, of: message, at: $0.range) } ?? [])
  }

  /// Of an example of an object, or of a guessed one.
  func faults(in id: ObjectType.ID, _ example: Schema.Example?) -> [ExampleFault] {
    let (shape, object) = (inspector.shapes.object(id), inspector.schema[id])
    var completion = ExampleCompletion(schema: inspector.schema)
    let decoding = inspector.decoding(of: shape, completion.entries(object.fields, example?.values ?? []))
    let range = example?.name.range ?? object.declaration.name.range
    let found = faults(in: decoding, of: shape, at: ExampleNode(range: range, value: .object(example?.values ?? [])))
    return example == nil ? found : found.withoutHooks
  }

  /// Of a message with values that nobody wrote, but for whose id it is.
  func faults(in decoding: ExampleDecoding, of message: Message) -> [ExampleFault] {
    faults(
      in: decoding, of: inspector.shapes.shape(of: message),
      at: ExampleNode(range: message.declaration.name.range, value: .object([])))
  }

  /// It is decoded as another message.
  func faults(inIDOf payload: Payload, of message: Message, at range: SourceRange) -> [ExampleFault] {
    guard let other = inspector.message(of: payload), other.name != message.name else { return [] }
    return [
      ExampleFault(reason: .id(of: other.name), path: "$id", range: range, isWritten: true, rule: other.ids.range)
    ]
  }

  private func faults(
    in decoding: ExampleDecoding, of shape: ObjectShape, at node: ExampleNode
  ) -> [ExampleFault] {
    let failures = decoding.failures.filter { !$0.isOfInvalidPattern }
    let site = FailureSite(shape, decoding.object)
    return failures.enumerated().compactMap { index, failure in
      let trace = FailureTrace(failure, from: site, node, in: inspector.shapes, isGuessed: isGuessed)
      // Of equal failures each has a cause of its own.
      let cause = trace.causes(of: failure.reason).dropFirst(failures[..<index].count { $0 == failure }).first
      let owner = cause?.site ?? trace.owner
      if owner.isElsewhere { return nil }
      return ExampleFault(
        reason: .failure(failure.reason), path: failure.path, range: trace.node.range,
        isWritten: trace.node.value != nil, rule: cause?.range, object: owner.shared)
    }
  }
}

extension [ExampleFault] {
  fileprivate var withoutHooks: [ExampleFault] {
    filter { if case .failure(.hook) = $0.reason { false } else { true } }
  }
}

extension MessageFailure {
  /// What is not a regular expression has a finding of its own.
  fileprivate var isOfInvalidPattern: Bool {
    if case .unchecked(_, .invalid) = reason { true } else { false }
  }
}
