#if canImport(UIKit) && canImport(NIMSDK) && canImport(NIMKit)
import NIMKit
import NIMSDK
import UIKit

/// The bubble of `Gift`. Created by messagegen; edit freely, it is never replaced.
///
/// The kit finds the class by its name, and makes it with `init(sessionMessageContentView:)`, which calls
/// `init(frame:)`: so the subviews are added in the first, and the second is required.
final class GiftView: NIMSessionMessageContentView {
  private let titleLabel = UILabel()
  private var labels: [UILabel] { [titleLabel] }
  private let rows = UIStackView()

  override init!(sessionMessageContentView: ()) {
    super.init(sessionMessageContentView: ())
    rows.axis = .vertical
    rows.spacing = 4
    rows.isUserInteractionEnabled = false
    for label in labels {
      label.font = .systemFont(ofSize: 14)
      label.numberOfLines = 0
      rows.addArrangedSubview(label)
    }
    addSubview(rows)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Cells are reused, so set everything that depends on the message here.
  override func refresh(_ data: NIMMessageModel!) {
    super.refresh(data)
    guard let data else { return }
    // The kit's bubbles are white and blue, in dark mode too; without a bubble, the ground is light.
    let color: UIColor = data.message.isOnOutgoingBubble ? .white : .black
    for label in labels {
      label.text = nil
      label.textColor = color
    }
    switch data.message.customMessage {
    case .gift(let gift)?:
      titleLabel.text = gift.title
    default: break
    }
    for label in labels { label.isHidden = label.text?.isEmpty ?? true }
    accessibilityLabel = data.message.customAccessibilityText ?? data.message.customSummary
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rows.frame = bounds.inset(by: model?.contentViewInsets ?? .zero)
  }

  override func onTouchUpInside(_ sender: Any!) { reportCustomMessageTap() }
}
#endif
