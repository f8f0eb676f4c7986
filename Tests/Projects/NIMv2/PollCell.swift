import NEChatUIKit

final class PollCell: NEChatBaseCell {}
