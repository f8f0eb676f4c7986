import Schema

/// What Tencent's TUIKit has for itself besides the ids of its messages (`TUIKitID`): names of classes, keys at the root
/// of the JSON, keys of its theme.
///
/// Read in its public sources up to 9.0.7652, plugins among them.
enum TUIKitNames {
  /// Keys at the root that TUIKit gives a meaning of its own.
  static let rootKeys: [JSONKey] = [TUIKitID.key, servicePlugin, botPlugin, "src"]

  static let servicePlugin: JSONKey = "customerServicePlugin"
  static let botPlugin: JSONKey = "chatbotPlugin"

  /// Its classes of cell data.
  static let cellData: Set<String> = [
    "TUICommonCellData", "TUIMessageCellData", "TUIBubbleMessageCellData", "TUISystemMessageCellData",
    "TUITextMessageCellData", "TUIFaceMessageCellData", "TUIFileMessageCellData", "TUIImageMessageCellData",
    "TUIVideoMessageCellData", "TUIVoiceMessageCellData", "TUIMergeMessageCellData", "TUIReplyMessageCellData",
    "TUIReferenceMessageCellData", "TUIJoinGroupMessageCellData", "TUIGroupNoticeCellData", "TUIGroupCreatedCellData",
    "TUITypingStatusCellData", "TUILocalTipsCellData", "TUILinkCellData", "TUIOrderCellData", "TUIEvaluationCellData",
    "TUIChatbotMessageCellData", "TUIChatbotMessagePlaceholderCellData", "TUIMenuCellData", "TUIInputMoreCellData",
    "TUIMemberCellData", "TUIOfficialAccountCellData", "TUIOfficialAccountMessageCellData", "RoomMessageBubbleCellData",
    "TUICustomerServicePluginEvaluationCellData", "TUICustomerServicePluginTypingCellData",
    "TUICustomerServicePluginBranchCellData", "TUICustomerServicePluginCollectionCellData",
    "TUICustomerServicePluginCardCellData", "TUIBotBranchCellData", "TUIBotRichTextCellData",
    "TUIBotStreamTextCellData",
  ]

  /// The colors of its theme for chats.
  static let themeColors: Set<String> = [
    "chat_controller_bg_color", "chat_custom_evaluation_message_desc_color", "chat_custom_order_message_desc_color",
    "chat_custom_order_message_price_color", "chat_drop_down_color", "chat_face_menu_select_color",
    "chat_face_page_control_color", "chat_face_page_control_current_color", "chat_file_message_bg_color",
    "chat_file_message_subtitle_color", "chat_file_message_title_color", "chat_input_bg_color",
    "chat_input_controller_bg_color", "chat_input_text_color", "chat_link_message_bg_color",
    "chat_link_message_subtitle_color", "chat_link_message_title_color", "chat_merge_message_bg_color",
    "chat_merge_message_content_color", "chat_merge_message_title_color", "chat_message_read_name_date_text_color",
    "chat_message_read_status_tab_color", "chat_message_read_status_tab_unselect_color",
    "chat_message_read_status_text_color", "chat_message_read_status_text_gray_color", "chat_pop_menu_bg_color",
    "chat_pop_menu_text_color", "chat_record_btn_bg_color", "chat_record_btn_text_color", "chat_record_dark_text_color",
    "chat_record_disabled_btn_color", "chat_record_error_color", "chat_record_waveform_bar_color",
    "chat_reference_message_content_recv_text_color", "chat_reference_message_content_text_color",
    "chat_reference_message_quoteView_bg_color", "chat_reference_message_quoteView_recv_text_color",
    "chat_reference_message_quoteView_text_color", "chat_reference_message_sender_text_color",
    "chat_reply_message_content_recv_text_color", "chat_reply_message_content_text_color",
    "chat_reply_message_quoteView_bg_color", "chat_reply_message_quoteView_recv_text_color",
    "chat_reply_message_quoteView_text_color", "chat_reply_message_sender_text_color", "chat_small_tongue_bg_color",
    "chat_small_tongue_line_color", "chat_text_message_receive_text_color", "chat_text_message_send_text_color",
    "chat_voice_message_recv_duration_time_color", "chat_voice_message_send_duration_time_color",
  ]
}
