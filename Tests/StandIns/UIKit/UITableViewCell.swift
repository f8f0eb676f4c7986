// A table and its cells.

@MainActor open class UITableView: UIView {
  /// What was registered last. For tests.
  public private(set) var cells: [String: AnyClass] = [:]

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells[identifier] = cellClass
  }
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }

  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  open func prepareForReuse() {}
}
