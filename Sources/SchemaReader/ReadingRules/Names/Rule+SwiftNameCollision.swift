import SourceText

extension Rule {
  static let swiftNameCollision = Rule(
    "swift-name-collision", .error, isFatal: true, theme: .names,
    summary: Phrase("a name that the generated code has or uses already", zh: "与生成代码已有或要用到的名称冲突"),
    why: Phrase(
      """
      The generated type has a member of that name already, or uses a type of that name inside. The code would \
      not compile, or would mean another `Data` than the reader thinks.
      """,
      zh: "生成的类型里已经有同名成员，或者内部要用到同名类型。代码要么无法编译，要么其中的 `Data` 不是读者以为的那个。"),
    bad: [
      """
      message: Login
      id: 12
      fields:
        ↓
        encode: string
      """,
      """
              ↓
      object: Data
      fields: { bytes: data }
      """,
      """
      message: Login
      id: 12
      fields:
        first: { type: string, swiftName: name }
                                         ↓
        last: { type: string, swiftName: name }
      """,
    ],
    good: [
      """
      message: Login
      id: 12
      fields:
        encode: { type: string, swiftName: encodeMethod }
        first: { type: string, swiftName: firstName }
        last: { type: string, swiftName: lastName }
      """
    ])
}
