import SourceText

/// What few messages have.
extension Message {
  public var reads: [Reading] { rare?.reads ?? [] }
  public var owner: Located<String>? { rare?.owner }
  /// Stored properties that never travel.
  public var locals: [Field] { rare?.locals ?? [] }
  public var rules: [ValidationRule] { rare?.rules ?? [] }
  public var layout: Layout? { rare?.layout.value }
  /// Whether there is a layout, which is large: asked before it is copied.
  public var hasLayout: Bool { rare?.layout.isPresent ?? false }
  public var behavior: Behavior { rare?.behavior ?? Behavior() }
  public var tap: Tap? { rare?.tap }
  public var hasTap: Bool { rare?.tap != nil }
  public var hasTransfer: Bool { rare?.transfer.isPresent ?? false }
  public var transfer: Transfer? { rare?.transfer.value }
  public var send: Send { rare?.send ?? Send() }
  public var menu: MenuEntry? { rare?.menu.value }
  public var hasMenu: Bool { rare?.menu.isPresent ?? false }

  /// Kept outside of the messages, which stay small.
  final class Rarities: Sendable {
    let reads: [Reading]
    let owner: Located<String>?
    let locals: [Field]
    let rules: [ValidationRule]
    let layout: Aside<Layout>
    let behavior: Behavior?
    let tap: Tap?
    let transfer: Aside<Transfer>
    let send: Send?
    let menu: Aside<MenuEntry>

    /// Nil for none.
    static func of(
      reads: [Reading], owner: Located<String>?, locals: [Field], rules: [ValidationRule], layout: Layout?,
      behavior: Behavior?, tap: Tap?, transfer: Transfer?, send: Send?, menu: MenuEntry?
    ) -> Rarities? {
      let isEmpty = reads.isEmpty && locals.isEmpty && rules.isEmpty && owner == nil && layout == nil
      guard !isEmpty || behavior != nil || tap != nil || transfer != nil || send != nil || menu != nil else {
        return nil
      }
      return Rarities(
        reads, owner, locals, rules, Aside(layout), behavior, tap, Aside(transfer), send, Aside(menu))
    }

    private init(
      _ reads: [Reading], _ owner: Located<String>?, _ locals: [Field], _ rules: [ValidationRule],
      _ layout: Aside<Layout>, _ behavior: Behavior?, _ tap: Tap?, _ transfer: Aside<Transfer>, _ send: Send?,
      _ menu: Aside<MenuEntry>
    ) {
      self.reads = reads
      self.owner = owner
      self.locals = locals
      self.rules = rules
      self.layout = layout
      self.behavior = behavior
      self.tap = tap
      self.transfer = transfer
      self.send = send
      self.menu = menu
    }
  }
}
