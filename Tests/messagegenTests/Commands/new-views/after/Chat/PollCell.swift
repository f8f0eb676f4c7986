#if canImport(UIKit) && canImport(TIMCommon)
import TIMCommon
import UIKit

/// The cell of `Poll` in TUIKit's classic style. Created by messagegen; edit freely, it is never replaced.
///
/// The kit makes one for each height that it asks for, too: keep `init` free of side effects.
final class PollCell: CustomMessageCell {
  private static let font = MessageFont(size: 14)
  /// Around the text, in points.
  private static let padding = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)

  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = Self.font.uiFont
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    customBubble.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: customBubble.topAnchor, constant: Self.padding.top),
      label.leadingAnchor.constraint(equalTo: customBubble.leadingAnchor, constant: Self.padding.left),
      label.trailingAnchor.constraint(equalTo: customBubble.trailingAnchor, constant: -Self.padding.right),
    ])
  }

  /// Cells are reused, so set everything that depends on the message here.
  override func fill(with data: TUICommonCellData) {
    super.fill(with: data)
    label.text = Self.text(of: data)
    label.textColor = customBubble.textColor
  }

  /// The schema leaves the size to the cell: the bubble is as large as what it shows and the layout's insets around it.
  override class func automaticSize(of data: any CustomMessageCellData, in space: MessageLayoutSpace) -> CGSize {
    let width = max(0, space.maxBubbleWidth - padding.left - padding.right)
    let size = space.measuring.size(of: text(of: data), font: font, lines: 0, within: width)
    return CGSize(
      width: size.width + padding.left + padding.right, height: size.height + padding.top + padding.bottom)
  }

  private static func text(of data: TUICommonCellData) -> String {
    switch data {
    case let data as PollCellData: return [data.attachment?.question].compactMap { $0 }.joined(separator: "\n")
    default: return ""
    }
  }
}
#endif
