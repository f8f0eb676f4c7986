#if canImport(UIKit) && canImport(TIMCommon)
import TIMCommon
import UIKit

/// The cell of `Card` in TUIKit's classic style. Created by messagegen; edit freely, it is never replaced.
///
/// The kit makes one for each height that it asks for, too: keep `init` free of side effects.
final class PersonCell: CustomMessageCell {
  /// Cells are reused, so set everything that depends on the message here. The schema's `content` is shown already.
  override func fill(with data: TUICommonCellData) {
    super.fill(with: data)
  }
}
#endif
