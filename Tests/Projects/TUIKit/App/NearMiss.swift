import TIMCommon
import UIKit

#if NEAR_MISS
  /// As one would write it for the Objective-C pods.
  final class NearMiss: CustomMessageCell {
    override func fill(with data: TUIBubbleMessageCellData) { super.fill(with: data) }
  }
#endif
