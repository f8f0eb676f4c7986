// Written by `make texts`. The compiler notices when one of the files changes.
#include "CTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_Catalog_CatalogIndex_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogIndex.html.mustache"
};

static const unsigned char text_Catalog_CatalogMessage_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogMessage.html.mustache"
};

static const unsigned char text_Catalog_CatalogPage_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogPage.html.mustache"
};

static const unsigned char text_Catalog_CatalogPicture_svg_mustache[] = {
#embed "../../Templates/Catalog/CatalogPicture.svg.mustache"
};

static const unsigned char text_Catalog_CatalogProse_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogProse.html.mustache"
};

static const unsigned char text_Catalog_catalog_css[] = {
#embed "../../Templates/Catalog/catalog.css"
};

static const unsigned char text_Catalog_catalog_js[] = {
#embed "../../Templates/Catalog/catalog.js"
};

static const unsigned char text_Guides_Bubbles_md[] = {
#embed "../../Templates/Guides/Bubbles.md"
};

static const unsigned char text_Guides_Catalog_md[] = {
#embed "../../Templates/Guides/Catalog.md"
};

static const unsigned char text_Guides_CommandLine_md[] = {
#embed "../../Templates/Guides/CommandLine.md"
};

static const unsigned char text_Guides_Decoding_md[] = {
#embed "../../Templates/Guides/Decoding.md"
};

static const unsigned char text_Guides_Evolution_md[] = {
#embed "../../Templates/Guides/Evolution.md"
};

static const unsigned char text_Guides_Formatting_md[] = {
#embed "../../Templates/Guides/Formatting.md"
};

static const unsigned char text_Guides_GeneratedFiles_md[] = {
#embed "../../Templates/Guides/GeneratedFiles.md"
};

static const unsigned char text_Guides_GettingStarted_md[] = {
#embed "../../Templates/Guides/GettingStarted.md"
};

static const unsigned char text_Guides_Lint_md[] = {
#embed "../../Templates/Guides/Lint.md"
};

static const unsigned char text_Guides_NIMKit_md[] = {
#embed "../../Templates/Guides/NIMKit.md"
};

static const unsigned char text_Guides_NIMv2_md[] = {
#embed "../../Templates/Guides/NIMv2.md"
};

static const unsigned char text_Guides_Profile_md[] = {
#embed "../../Templates/Guides/Profile.md"
};

static const unsigned char text_Guides_SchemaLanguage_md[] = {
#embed "../../Templates/Guides/SchemaLanguage.md"
};

static const unsigned char text_Guides_TUIKit_md[] = {
#embed "../../Templates/Guides/TUIKit.md"
};

static const unsigned char text_Guides_Templates_md[] = {
#embed "../../Templates/Guides/Templates.md"
};

static const unsigned char text_Guides_Versions_md[] = {
#embed "../../Templates/Guides/Versions.md"
};

static const unsigned char text_Guides_WireFormat_md[] = {
#embed "../../Templates/Guides/WireFormat.md"
};

static const unsigned char text_Guides_XcodeAndCI_md[] = {
#embed "../../Templates/Guides/XcodeAndCI.md"
};

static const unsigned char text_NIMKit_CustomMessageContentBubble_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageContentBubble.swift.mustache"
};

static const unsigned char text_NIMKit_CustomMessageFiles_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageFiles.swift.mustache"
};

static const unsigned char text_NIMKit_CustomMessageLayoutConfig_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageLayoutConfig.swift.mustache"
};

static const unsigned char text_NIMKit_CustomMessageTaps_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageTaps.swift.mustache"
};

static const unsigned char text_NIMKit_NIMCustomMessageAttachment_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMCustomMessageAttachment.swift.mustache"
};

static const unsigned char text_NIMKit_NIMCustomMessageCoder_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMCustomMessageCoder.swift.mustache"
};

static const unsigned char text_NIMKit_NIMCustomMessages_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMCustomMessages.swift.mustache"
};

static const unsigned char text_NIMKit_NIMMessageReading_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMMessageReading.swift.mustache"
};

static const unsigned char text_NIMKit_NIMMessageSending_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMMessageSending.swift.mustache"
};

static const unsigned char text_NIMv2_CustomMessageChat_swift_mustache[] = {
#embed "../../Templates/NIMv2/CustomMessageChat.swift.mustache"
};

static const unsigned char text_NIMv2_CustomMessageChatBubble_swift_mustache[] = {
#embed "../../Templates/NIMv2/CustomMessageChatBubble.swift.mustache"
};

static const unsigned char text_NIMv2_CustomMessageChatCells_swift_mustache[] = {
#embed "../../Templates/NIMv2/CustomMessageChatCells.swift.mustache"
};

static const unsigned char text_NIMv2_CustomMessageControllers_swift_mustache[] = {
#embed "../../Templates/NIMv2/CustomMessageControllers.swift.mustache"
};

static const unsigned char text_NIMv2_CustomMessageConversations_swift_mustache[] = {
#embed "../../Templates/NIMv2/CustomMessageConversations.swift.mustache"
};

static const unsigned char text_NIMv2_V2CustomMessages_swift_mustache[] = {
#embed "../../Templates/NIMv2/V2CustomMessages.swift.mustache"
};

static const unsigned char text_Rules_comments_breaking_rule_in_comment_md[] = {
#embed "../../Templates/Rules/comments/breaking-rule-in-comment.md"
};

static const unsigned char text_Rules_comments_malformed_ignore_md[] = {
#embed "../../Templates/Rules/comments/malformed-ignore.md"
};

static const unsigned char text_Rules_comments_severity_not_configurable_in_comment_md[] = {
#embed "../../Templates/Rules/comments/severity-not-configurable-in-comment.md"
};

static const unsigned char text_Rules_comments_unknown_rule_in_comment_md[] = {
#embed "../../Templates/Rules/comments/unknown-rule-in-comment.md"
};

static const unsigned char text_Rules_comments_unused_ignore_md[] = {
#embed "../../Templates/Rules/comments/unused-ignore.md"
};

static const unsigned char text_Rules_common_mistakes_ambiguous_number_md[] = {
#embed "../../Templates/Rules/common-mistakes/ambiguous-number.md"
};

static const unsigned char text_Rules_common_mistakes_full_width_punctuation_md[] = {
#embed "../../Templates/Rules/common-mistakes/full-width-punctuation.md"
};

static const unsigned char text_Rules_common_mistakes_literal_field_name_md[] = {
#embed "../../Templates/Rules/common-mistakes/literal-field-name.md"
};

static const unsigned char text_Rules_common_mistakes_missing_space_md[] = {
#embed "../../Templates/Rules/common-mistakes/missing-space.md"
};

static const unsigned char text_Rules_common_mistakes_quoted_word_md[] = {
#embed "../../Templates/Rules/common-mistakes/quoted-word.md"
};

static const unsigned char text_Rules_common_mistakes_swift_spelling_md[] = {
#embed "../../Templates/Rules/common-mistakes/swift-spelling.md"
};

static const unsigned char text_Rules_common_mistakes_typographic_quotes_md[] = {
#embed "../../Templates/Rules/common-mistakes/typographic-quotes.md"
};

static const unsigned char text_Rules_common_mistakes_unquoted_brackets_md[] = {
#embed "../../Templates/Rules/common-mistakes/unquoted-brackets.md"
};

static const unsigned char text_Rules_common_mistakes_unquoted_hash_md[] = {
#embed "../../Templates/Rules/common-mistakes/unquoted-hash.md"
};

static const unsigned char text_Rules_common_mistakes_unquoted_text_md[] = {
#embed "../../Templates/Rules/common-mistakes/unquoted-text.md"
};

static const unsigned char text_Rules_configuration_bad_docs_md[] = {
#embed "../../Templates/Rules/configuration/bad-docs.md"
};

static const unsigned char text_Rules_configuration_bad_path_md[] = {
#embed "../../Templates/Rules/configuration/bad-path.md"
};

static const unsigned char text_Rules_configuration_bad_runtime_md[] = {
#embed "../../Templates/Rules/configuration/bad-runtime.md"
};

static const unsigned char text_Rules_configuration_unsupported_version_md[] = {
#embed "../../Templates/Rules/configuration/unsupported-version.md"
};

static const unsigned char text_Rules_configuration_wrong_version_md[] = {
#embed "../../Templates/Rules/configuration/wrong-version.md"
};

static const unsigned char text_Rules_evolution_access_lowered_md[] = {
#embed "../../Templates/Rules/evolution/access-lowered.md"
};

static const unsigned char text_Rules_evolution_alias_removed_md[] = {
#embed "../../Templates/Rules/evolution/alias-removed.md"
};

static const unsigned char text_Rules_evolution_arguments_reordered_md[] = {
#embed "../../Templates/Rules/evolution/arguments-reordered.md"
};

static const unsigned char text_Rules_evolution_behavior_removed_md[] = {
#embed "../../Templates/Rules/evolution/behavior-removed.md"
};

static const unsigned char text_Rules_evolution_case_added_md[] = {
#embed "../../Templates/Rules/evolution/case-added.md"
};

static const unsigned char text_Rules_evolution_case_removed_md[] = {
#embed "../../Templates/Rules/evolution/case-removed.md"
};

static const unsigned char text_Rules_evolution_case_renamed_md[] = {
#embed "../../Templates/Rules/evolution/case-renamed.md"
};

static const unsigned char text_Rules_evolution_case_value_changed_md[] = {
#embed "../../Templates/Rules/evolution/case-value-changed.md"
};

static const unsigned char text_Rules_evolution_conformance_removed_md[] = {
#embed "../../Templates/Rules/evolution/conformance-removed.md"
};

static const unsigned char text_Rules_evolution_constraint_loosened_md[] = {
#embed "../../Templates/Rules/evolution/constraint-loosened.md"
};

static const unsigned char text_Rules_evolution_constraint_tightened_md[] = {
#embed "../../Templates/Rules/evolution/constraint-tightened.md"
};

static const unsigned char text_Rules_evolution_declaration_removed_md[] = {
#embed "../../Templates/Rules/evolution/declaration-removed.md"
};

static const unsigned char text_Rules_evolution_declaration_renamed_md[] = {
#embed "../../Templates/Rules/evolution/declaration-renamed.md"
};

static const unsigned char text_Rules_evolution_default_changed_md[] = {
#embed "../../Templates/Rules/evolution/default-changed.md"
};

static const unsigned char text_Rules_evolution_encoding_changed_md[] = {
#embed "../../Templates/Rules/evolution/encoding-changed.md"
};

static const unsigned char text_Rules_evolution_envelope_changed_md[] = {
#embed "../../Templates/Rules/evolution/envelope-changed.md"
};

static const unsigned char text_Rules_evolution_field_became_optional_md[] = {
#embed "../../Templates/Rules/evolution/field-became-optional.md"
};

static const unsigned char text_Rules_evolution_field_became_required_md[] = {
#embed "../../Templates/Rules/evolution/field-became-required.md"
};

static const unsigned char text_Rules_evolution_field_removed_md[] = {
#embed "../../Templates/Rules/evolution/field-removed.md"
};

static const unsigned char text_Rules_evolution_hook_added_md[] = {
#embed "../../Templates/Rules/evolution/hook-added.md"
};

static const unsigned char text_Rules_evolution_id_changed_md[] = {
#embed "../../Templates/Rules/evolution/id-changed.md"
};

static const unsigned char text_Rules_evolution_id_reused_md[] = {
#embed "../../Templates/Rules/evolution/id-reused.md"
};

static const unsigned char text_Rules_evolution_key_changed_md[] = {
#embed "../../Templates/Rules/evolution/key-changed.md"
};

static const unsigned char text_Rules_evolution_key_reused_md[] = {
#embed "../../Templates/Rules/evolution/key-reused.md"
};

static const unsigned char text_Rules_evolution_layout_removed_md[] = {
#embed "../../Templates/Rules/evolution/layout-removed.md"
};

static const unsigned char text_Rules_evolution_leniency_changed_md[] = {
#embed "../../Templates/Rules/evolution/leniency-changed.md"
};

static const unsigned char text_Rules_evolution_malformed_acceptance_md[] = {
#embed "../../Templates/Rules/evolution/malformed-acceptance.md"
};

static const unsigned char text_Rules_evolution_message_added_md[] = {
#embed "../../Templates/Rules/evolution/message-added.md"
};

static const unsigned char text_Rules_evolution_message_hidden_md[] = {
#embed "../../Templates/Rules/evolution/message-hidden.md"
};

static const unsigned char text_Rules_evolution_message_removed_md[] = {
#embed "../../Templates/Rules/evolution/message-removed.md"
};

static const unsigned char text_Rules_evolution_property_renamed_md[] = {
#embed "../../Templates/Rules/evolution/property-renamed.md"
};

static const unsigned char text_Rules_evolution_property_type_changed_md[] = {
#embed "../../Templates/Rules/evolution/property-type-changed.md"
};

static const unsigned char text_Rules_evolution_required_field_added_md[] = {
#embed "../../Templates/Rules/evolution/required-field-added.md"
};

static const unsigned char text_Rules_evolution_sending_changed_md[] = {
#embed "../../Templates/Rules/evolution/sending-changed.md"
};

static const unsigned char text_Rules_evolution_sensitive_removed_md[] = {
#embed "../../Templates/Rules/evolution/sensitive-removed.md"
};

static const unsigned char text_Rules_evolution_slot_changed_md[] = {
#embed "../../Templates/Rules/evolution/slot-changed.md"
};

static const unsigned char text_Rules_evolution_tap_event_added_md[] = {
#embed "../../Templates/Rules/evolution/tap-event-added.md"
};

static const unsigned char text_Rules_evolution_tap_removed_md[] = {
#embed "../../Templates/Rules/evolution/tap-removed.md"
};

static const unsigned char text_Rules_evolution_text_removed_md[] = {
#embed "../../Templates/Rules/evolution/text-removed.md"
};

static const unsigned char text_Rules_evolution_type_changed_md[] = {
#embed "../../Templates/Rules/evolution/type-changed.md"
};

static const unsigned char text_Rules_evolution_unit_changed_md[] = {
#embed "../../Templates/Rules/evolution/unit-changed.md"
};

static const unsigned char text_Rules_evolution_unmatched_version_md[] = {
#embed "../../Templates/Rules/evolution/unmatched-version.md"
};

static const unsigned char text_Rules_evolution_unused_acceptance_md[] = {
#embed "../../Templates/Rules/evolution/unused-acceptance.md"
};

static const unsigned char text_Rules_evolution_wrong_since_md[] = {
#embed "../../Templates/Rules/evolution/wrong-since.md"
};

static const unsigned char text_Rules_form_bad_document_md[] = {
#embed "../../Templates/Rules/form/bad-document.md"
};

static const unsigned char text_Rules_form_bad_number_md[] = {
#embed "../../Templates/Rules/form/bad-number.md"
};

static const unsigned char text_Rules_form_bad_range_md[] = {
#embed "../../Templates/Rules/form/bad-range.md"
};

static const unsigned char text_Rules_form_conflicting_keys_md[] = {
#embed "../../Templates/Rules/form/conflicting-keys.md"
};

static const unsigned char text_Rules_form_duplicate_key_md[] = {
#embed "../../Templates/Rules/form/duplicate-key.md"
};

static const unsigned char text_Rules_form_empty_value_md[] = {
#embed "../../Templates/Rules/form/empty-value.md"
};

static const unsigned char text_Rules_form_misplaced_key_md[] = {
#embed "../../Templates/Rules/form/misplaced-key.md"
};

static const unsigned char text_Rules_form_missing_key_md[] = {
#embed "../../Templates/Rules/form/missing-key.md"
};

static const unsigned char text_Rules_form_missing_value_md[] = {
#embed "../../Templates/Rules/form/missing-value.md"
};

static const unsigned char text_Rules_form_renamed_key_md[] = {
#embed "../../Templates/Rules/form/renamed-key.md"
};

static const unsigned char text_Rules_form_unknown_key_md[] = {
#embed "../../Templates/Rules/form/unknown-key.md"
};

static const unsigned char text_Rules_form_unknown_value_md[] = {
#embed "../../Templates/Rules/form/unknown-value.md"
};

static const unsigned char text_Rules_form_wrong_kind_md[] = {
#embed "../../Templates/Rules/form/wrong-kind.md"
};

static const unsigned char text_Rules_hygiene_deprecated_without_reason_md[] = {
#embed "../../Templates/Rules/hygiene/deprecated-without-reason.md"
};

static const unsigned char text_Rules_hygiene_missing_doc_md[] = {
#embed "../../Templates/Rules/hygiene/missing-doc.md"
};

static const unsigned char text_Rules_hygiene_missing_example_md[] = {
#embed "../../Templates/Rules/hygiene/missing-example.md"
};

static const unsigned char text_Rules_hygiene_missing_field_doc_md[] = {
#embed "../../Templates/Rules/hygiene/missing-field-doc.md"
};

static const unsigned char text_Rules_hygiene_missing_owner_md[] = {
#embed "../../Templates/Rules/hygiene/missing-owner.md"
};

static const unsigned char text_Rules_hygiene_missing_targets_md[] = {
#embed "../../Templates/Rules/hygiene/missing-targets.md"
};

static const unsigned char text_Rules_hygiene_name_repeats_suffix_md[] = {
#embed "../../Templates/Rules/hygiene/name-repeats-suffix.md"
};

static const unsigned char text_Rules_hygiene_severity_not_configurable_md[] = {
#embed "../../Templates/Rules/hygiene/severity-not-configurable.md"
};

static const unsigned char text_Rules_hygiene_targets_in_one_module_md[] = {
#embed "../../Templates/Rules/hygiene/targets-in-one-module.md"
};

static const unsigned char text_Rules_hygiene_unknown_rule_md[] = {
#embed "../../Templates/Rules/hygiene/unknown-rule.md"
};

static const unsigned char text_Rules_hygiene_unmatched_glob_md[] = {
#embed "../../Templates/Rules/hygiene/unmatched-glob.md"
};

static const unsigned char text_Rules_hygiene_unused_envelope_md[] = {
#embed "../../Templates/Rules/hygiene/unused-envelope.md"
};

static const unsigned char text_Rules_hygiene_unused_type_md[] = {
#embed "../../Templates/Rules/hygiene/unused-type.md"
};

static const unsigned char text_Rules_ids_and_envelopes_bad_envelope_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/bad-envelope.md"
};

static const unsigned char text_Rules_ids_and_envelopes_bad_id_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/bad-id.md"
};

static const unsigned char text_Rules_ids_and_envelopes_id_arity_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/id-arity.md"
};

static const unsigned char text_Rules_ids_and_envelopes_list_envelope_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/list-envelope.md"
};

static const unsigned char text_Rules_ids_and_envelopes_missing_id_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/missing-id.md"
};

static const unsigned char text_Rules_ids_and_envelopes_unexpected_id_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/unexpected-id.md"
};

static const unsigned char text_Rules_ids_and_envelopes_unmatched_id_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/unmatched-id.md"
};

static const unsigned char text_Rules_ids_and_envelopes_unwritten_required_key_md[] = {
#embed "../../Templates/Rules/ids-and-envelopes/unwritten-required-key.md"
};

static const unsigned char text_Rules_ids_also_reads_never_wins_md[] = {
#embed "../../Templates/Rules/ids/also-reads-never-wins.md"
};

static const unsigned char text_Rules_ids_claimed_first_id_md[] = {
#embed "../../Templates/Rules/ids/claimed-first-id.md"
};

static const unsigned char text_Rules_ids_duplicate_id_md[] = {
#embed "../../Templates/Rules/ids/duplicate-id.md"
};

static const unsigned char text_Rules_ids_field_as_id_md[] = {
#embed "../../Templates/Rules/ids/field-as-id.md"
};

static const unsigned char text_Rules_ids_id_not_allowed_md[] = {
#embed "../../Templates/Rules/ids/id-not-allowed.md"
};

static const unsigned char text_Rules_ids_id_zero_md[] = {
#embed "../../Templates/Rules/ids/id-zero.md"
};

static const unsigned char text_Rules_ids_near_equal_ids_md[] = {
#embed "../../Templates/Rules/ids/near-equal-ids.md"
};

static const unsigned char text_Rules_ids_nim_kit_type_md[] = {
#embed "../../Templates/Rules/ids/nim-kit-type.md"
};

static const unsigned char text_Rules_ids_nim_unknown_built_in_md[] = {
#embed "../../Templates/Rules/ids/nim-unknown-built-in.md"
};

static const unsigned char text_Rules_ids_repeated_id_md[] = {
#embed "../../Templates/Rules/ids/repeated-id.md"
};

static const unsigned char text_Rules_ids_reserved_id_md[] = {
#embed "../../Templates/Rules/ids/reserved-id.md"
};

static const unsigned char text_Rules_ids_several_without_id_md[] = {
#embed "../../Templates/Rules/ids/several-without-id.md"
};

static const unsigned char text_Rules_ids_shadowed_id_md[] = {
#embed "../../Templates/Rules/ids/shadowed-id.md"
};

static const unsigned char text_Rules_ids_shared_class_name_md[] = {
#embed "../../Templates/Rules/ids/shared-class-name.md"
};

static const unsigned char text_Rules_ids_tuikit_class_name_md[] = {
#embed "../../Templates/Rules/ids/tuikit-class-name.md"
};

static const unsigned char text_Rules_ids_tuikit_id_shape_md[] = {
#embed "../../Templates/Rules/ids/tuikit-id-shape.md"
};

static const unsigned char text_Rules_ids_tuikit_id_md[] = {
#embed "../../Templates/Rules/ids/tuikit-id.md"
};

static const unsigned char text_Rules_ids_tuikit_near_id_md[] = {
#embed "../../Templates/Rules/ids/tuikit-near-id.md"
};

static const unsigned char text_Rules_ids_tuikit_reserved_id_md[] = {
#embed "../../Templates/Rules/ids/tuikit-reserved-id.md"
};

static const unsigned char text_Rules_ids_tuikit_unknown_built_in_md[] = {
#embed "../../Templates/Rules/ids/tuikit-unknown-built-in.md"
};

static const unsigned char text_Rules_names_duplicate_field_md[] = {
#embed "../../Templates/Rules/names/duplicate-field.md"
};

static const unsigned char text_Rules_names_duplicate_json_key_md[] = {
#embed "../../Templates/Rules/names/duplicate-json-key.md"
};

static const unsigned char text_Rules_names_duplicate_name_md[] = {
#embed "../../Templates/Rules/names/duplicate-name.md"
};

static const unsigned char text_Rules_names_duplicate_slot_md[] = {
#embed "../../Templates/Rules/names/duplicate-slot.md"
};

static const unsigned char text_Rules_names_invalid_name_md[] = {
#embed "../../Templates/Rules/names/invalid-name.md"
};

static const unsigned char text_Rules_names_invalid_swift_name_md[] = {
#embed "../../Templates/Rules/names/invalid-swift-name.md"
};

static const unsigned char text_Rules_names_swift_name_collision_md[] = {
#embed "../../Templates/Rules/names/swift-name-collision.md"
};

static const unsigned char text_Rules_presentation_aspect_without_else_md[] = {
#embed "../../Templates/Rules/presentation/aspect-without-else.md"
};

static const unsigned char text_Rules_presentation_bad_color_md[] = {
#embed "../../Templates/Rules/presentation/bad-color.md"
};

static const unsigned char text_Rules_presentation_bad_placeholder_md[] = {
#embed "../../Templates/Rules/presentation/bad-placeholder.md"
};

static const unsigned char text_Rules_presentation_bad_size_md[] = {
#embed "../../Templates/Rules/presentation/bad-size.md"
};

static const unsigned char text_Rules_presentation_bad_variants_md[] = {
#embed "../../Templates/Rules/presentation/bad-variants.md"
};

static const unsigned char text_Rules_presentation_button_without_tap_md[] = {
#embed "../../Templates/Rules/presentation/button-without-tap.md"
};

static const unsigned char text_Rules_presentation_color_without_dark_md[] = {
#embed "../../Templates/Rules/presentation/color-without-dark.md"
};

static const unsigned char text_Rules_presentation_content_too_wide_md[] = {
#embed "../../Templates/Rules/presentation/content-too-wide.md"
};

static const unsigned char text_Rules_presentation_covered_by_time_md[] = {
#embed "../../Templates/Rules/presentation/covered-by-time.md"
};

static const unsigned char text_Rules_presentation_cut_text_md[] = {
#embed "../../Templates/Rules/presentation/cut-text.md"
};

static const unsigned char text_Rules_presentation_fixed_file_name_md[] = {
#embed "../../Templates/Rules/presentation/fixed-file-name.md"
};

static const unsigned char text_Rules_presentation_forward_not_enforced_md[] = {
#embed "../../Templates/Rules/presentation/forward-not-enforced.md"
};

static const unsigned char text_Rules_presentation_hidden_but_shown_md[] = {
#embed "../../Templates/Rules/presentation/hidden-but-shown.md"
};

static const unsigned char text_Rules_presentation_image_without_case_md[] = {
#embed "../../Templates/Rules/presentation/image-without-case.md"
};

static const unsigned char text_Rules_presentation_image_without_placeholder_md[] = {
#embed "../../Templates/Rules/presentation/image-without-placeholder.md"
};

static const unsigned char text_Rules_presentation_impossible_size_md[] = {
#embed "../../Templates/Rules/presentation/impossible-size.md"
};

static const unsigned char text_Rules_presentation_input_menu_nowhere_md[] = {
#embed "../../Templates/Rules/presentation/input-menu-nowhere.md"
};

static const unsigned char text_Rules_presentation_input_menu_without_image_md[] = {
#embed "../../Templates/Rules/presentation/input-menu-without-image.md"
};

static const unsigned char text_Rules_presentation_insecure_scheme_md[] = {
#embed "../../Templates/Rules/presentation/insecure-scheme.md"
};

static const unsigned char text_Rules_presentation_low_contrast_md[] = {
#embed "../../Templates/Rules/presentation/low-contrast.md"
};

static const unsigned char text_Rules_presentation_needless_hide_when_empty_md[] = {
#embed "../../Templates/Rules/presentation/needless-hide-when-empty.md"
};

static const unsigned char text_Rules_presentation_nim_hidden_row_md[] = {
#embed "../../Templates/Rules/presentation/nim-hidden-row.md"
};

static const unsigned char text_Rules_presentation_open_any_scheme_md[] = {
#embed "../../Templates/Rules/presentation/open-any-scheme.md"
};

static const unsigned char text_Rules_presentation_rating_without_range_md[] = {
#embed "../../Templates/Rules/presentation/rating-without-range.md"
};

static const unsigned char text_Rules_presentation_send_without_effect_md[] = {
#embed "../../Templates/Rules/presentation/send-without-effect.md"
};

static const unsigned char text_Rules_presentation_sensitive_push_md[] = {
#embed "../../Templates/Rules/presentation/sensitive-push.md"
};

static const unsigned char text_Rules_presentation_small_touch_target_md[] = {
#embed "../../Templates/Rules/presentation/small-touch-target.md"
};

static const unsigned char text_Rules_presentation_swapped_insets_md[] = {
#embed "../../Templates/Rules/presentation/swapped-insets.md"
};

static const unsigned char text_Rules_presentation_tip_with_content_md[] = {
#embed "../../Templates/Rules/presentation/tip-with-content.md"
};

static const unsigned char text_Rules_presentation_unknown_theme_key_md[] = {
#embed "../../Templates/Rules/presentation/unknown-theme-key.md"
};

static const unsigned char text_Rules_presentation_variant_never_wins_md[] = {
#embed "../../Templates/Rules/presentation/variant-never-wins.md"
};

static const unsigned char text_Rules_record_of_releases_damaged_release_md[] = {
#embed "../../Templates/Rules/record-of-releases/damaged-release.md"
};

static const unsigned char text_Rules_record_of_releases_equal_releases_md[] = {
#embed "../../Templates/Rules/record-of-releases/equal-releases.md"
};

static const unsigned char text_Rules_record_of_releases_missing_release_md[] = {
#embed "../../Templates/Rules/record-of-releases/missing-release.md"
};

static const unsigned char text_Rules_record_of_releases_stray_release_file_md[] = {
#embed "../../Templates/Rules/record-of-releases/stray-release-file.md"
};

static const unsigned char text_Rules_references_unknown_case_md[] = {
#embed "../../Templates/Rules/references/unknown-case.md"
};

static const unsigned char text_Rules_references_unknown_envelope_md[] = {
#embed "../../Templates/Rules/references/unknown-envelope.md"
};

static const unsigned char text_Rules_references_unknown_field_md[] = {
#embed "../../Templates/Rules/references/unknown-field.md"
};

static const unsigned char text_Rules_references_unknown_preset_md[] = {
#embed "../../Templates/Rules/references/unknown-preset.md"
};

static const unsigned char text_Rules_references_unsupported_condition_md[] = {
#embed "../../Templates/Rules/references/unsupported-condition.md"
};

static const unsigned char text_Rules_references_unsupported_field_md[] = {
#embed "../../Templates/Rules/references/unsupported-field.md"
};

static const unsigned char text_Rules_templates_bad_partial_md[] = {
#embed "../../Templates/Rules/templates/bad-partial.md"
};

static const unsigned char text_Rules_templates_template_syntax_md[] = {
#embed "../../Templates/Rules/templates/template-syntax.md"
};

static const unsigned char text_Rules_templates_unknown_template_name_md[] = {
#embed "../../Templates/Rules/templates/unknown-template-name.md"
};

static const unsigned char text_Rules_templates_unknown_template_md[] = {
#embed "../../Templates/Rules/templates/unknown-template.md"
};

static const unsigned char text_Rules_templates_unsupported_template_tag_md[] = {
#embed "../../Templates/Rules/templates/unsupported-template-tag.md"
};

static const unsigned char text_Rules_texts_local_in_text_md[] = {
#embed "../../Templates/Rules/texts/local-in-text.md"
};

static const unsigned char text_Rules_texts_missing_accessibility_md[] = {
#embed "../../Templates/Rules/texts/missing-accessibility.md"
};

static const unsigned char text_Rules_texts_missing_summary_md[] = {
#embed "../../Templates/Rules/texts/missing-summary.md"
};

static const unsigned char text_Rules_texts_push_can_be_empty_md[] = {
#embed "../../Templates/Rules/texts/push-can-be-empty.md"
};

static const unsigned char text_Rules_texts_push_never_sent_md[] = {
#embed "../../Templates/Rules/texts/push-never-sent.md"
};

static const unsigned char text_Rules_texts_sensitive_in_content_md[] = {
#embed "../../Templates/Rules/texts/sensitive-in-content.md"
};

static const unsigned char text_Rules_texts_sensitive_in_sent_text_md[] = {
#embed "../../Templates/Rules/texts/sensitive-in-sent-text.md"
};

static const unsigned char text_Rules_texts_sensitive_in_text_md[] = {
#embed "../../Templates/Rules/texts/sensitive-in-text.md"
};

static const unsigned char text_Rules_texts_unlocalized_text_md[] = {
#embed "../../Templates/Rules/texts/unlocalized-text.md"
};

static const unsigned char text_Rules_types_and_fields_bad_default_md[] = {
#embed "../../Templates/Rules/types-and-fields/bad-default.md"
};

static const unsigned char text_Rules_types_and_fields_bad_omit_md[] = {
#embed "../../Templates/Rules/types-and-fields/bad-omit.md"
};

static const unsigned char text_Rules_types_and_fields_default_out_of_range_md[] = {
#embed "../../Templates/Rules/types-and-fields/default-out-of-range.md"
};

static const unsigned char text_Rules_types_and_fields_direct_cycle_md[] = {
#embed "../../Templates/Rules/types-and-fields/direct-cycle.md"
};

static const unsigned char text_Rules_types_and_fields_empty_enum_md[] = {
#embed "../../Templates/Rules/types-and-fields/empty-enum.md"
};

static const unsigned char text_Rules_types_and_fields_equal_raw_values_md[] = {
#embed "../../Templates/Rules/types-and-fields/equal-raw-values.md"
};

static const unsigned char text_Rules_types_and_fields_invalid_example_md[] = {
#embed "../../Templates/Rules/types-and-fields/invalid-example.md"
};

static const unsigned char text_Rules_types_and_fields_misplaced_optional_md[] = {
#embed "../../Templates/Rules/types-and-fields/misplaced-optional.md"
};

static const unsigned char text_Rules_types_and_fields_mixed_raw_values_md[] = {
#embed "../../Templates/Rules/types-and-fields/mixed-raw-values.md"
};

static const unsigned char text_Rules_types_and_fields_repeated_optional_md[] = {
#embed "../../Templates/Rules/types-and-fields/repeated-optional.md"
};

static const unsigned char text_Rules_types_and_fields_unknown_type_md[] = {
#embed "../../Templates/Rules/types-and-fields/unknown-type.md"
};

static const unsigned char text_Rules_types_and_fields_unsupported_constraint_md[] = {
#embed "../../Templates/Rules/types-and-fields/unsupported-constraint.md"
};

static const unsigned char text_Rules_types_and_fields_unsupported_encoding_md[] = {
#embed "../../Templates/Rules/types-and-fields/unsupported-encoding.md"
};

static const unsigned char text_Rules_types_and_fields_unsupported_local_md[] = {
#embed "../../Templates/Rules/types-and-fields/unsupported-local.md"
};

static const unsigned char text_Rules_types_and_fields_unsupported_slot_md[] = {
#embed "../../Templates/Rules/types-and-fields/unsupported-slot.md"
};

static const unsigned char text_Rules_validation_constraint_contradiction_md[] = {
#embed "../../Templates/Rules/validation/constraint-contradiction.md"
};

static const unsigned char text_Rules_validation_default_fails_validation_md[] = {
#embed "../../Templates/Rules/validation/default-fails-validation.md"
};

static const unsigned char text_Rules_validation_doubtful_pattern_md[] = {
#embed "../../Templates/Rules/validation/doubtful-pattern.md"
};

static const unsigned char text_Rules_validation_invalid_pattern_md[] = {
#embed "../../Templates/Rules/validation/invalid-pattern.md"
};

static const unsigned char text_Rules_validation_slow_pattern_md[] = {
#embed "../../Templates/Rules/validation/slow-pattern.md"
};

static const unsigned char text_Rules_validation_upload_url_checked_md[] = {
#embed "../../Templates/Rules/validation/upload-url-checked.md"
};

static const unsigned char text_Rules_wire_closed_enum_md[] = {
#embed "../../Templates/Rules/wire/closed-enum.md"
};

static const unsigned char text_Rules_wire_integer_width_md[] = {
#embed "../../Templates/Rules/wire/integer-width.md"
};

static const unsigned char text_Rules_wire_json_field_md[] = {
#embed "../../Templates/Rules/wire/json-field.md"
};

static const unsigned char text_Rules_wire_key_spelling_md[] = {
#embed "../../Templates/Rules/wire/key-spelling.md"
};

static const unsigned char text_Rules_wire_key_synonym_md[] = {
#embed "../../Templates/Rules/wire/key-synonym.md"
};

static const unsigned char text_Rules_wire_keys_differ_by_case_md[] = {
#embed "../../Templates/Rules/wire/keys-differ-by-case.md"
};

static const unsigned char text_Rules_wire_long_integer_md[] = {
#embed "../../Templates/Rules/wire/long-integer.md"
};

static const unsigned char text_Rules_wire_message_nearly_too_long_md[] = {
#embed "../../Templates/Rules/wire/message-nearly-too-long.md"
};

static const unsigned char text_Rules_wire_message_too_long_md[] = {
#embed "../../Templates/Rules/wire/message-too-long.md"
};

static const unsigned char text_Rules_wire_money_as_double_md[] = {
#embed "../../Templates/Rules/wire/money-as-double.md"
};

static const unsigned char text_Rules_wire_required_later_md[] = {
#embed "../../Templates/Rules/wire/required-later.md"
};

static const unsigned char text_Rules_wire_timestamp_as_number_md[] = {
#embed "../../Templates/Rules/wire/timestamp-as-number.md"
};

static const unsigned char text_Rules_wire_tuikit_bool_md[] = {
#embed "../../Templates/Rules/wire/tuikit-bool.md"
};

static const unsigned char text_Rules_wire_tuikit_link_fields_md[] = {
#embed "../../Templates/Rules/wire/tuikit-link-fields.md"
};

static const unsigned char text_Rules_wire_tuikit_long_integer_md[] = {
#embed "../../Templates/Rules/wire/tuikit-long-integer.md"
};

static const unsigned char text_Rules_wire_tuikit_reserved_key_md[] = {
#embed "../../Templates/Rules/wire/tuikit-reserved-key.md"
};

static const unsigned char text_Rules_wire_tuikit_root_md[] = {
#embed "../../Templates/Rules/wire/tuikit-root.md"
};

static const unsigned char text_Rules_wire_tuikit_typing_fields_md[] = {
#embed "../../Templates/Rules/wire/tuikit-typing-fields.md"
};

static const unsigned char text_Rules_wire_unbounded_list_md[] = {
#embed "../../Templates/Rules/wire/unbounded-list.md"
};

static const unsigned char text_Rules_wire_unbounded_string_md[] = {
#embed "../../Templates/Rules/wire/unbounded-string.md"
};

static const unsigned char text_Rules_wire_vague_integer_md[] = {
#embed "../../Templates/Rules/wire/vague-integer.md"
};

static const unsigned char text_Rules_yaml_alias_cycle_md[] = {
#embed "../../Templates/Rules/yaml/alias-cycle.md"
};

static const unsigned char text_Rules_yaml_alias_expansion_md[] = {
#embed "../../Templates/Rules/yaml/alias-expansion.md"
};

static const unsigned char text_Rules_yaml_complex_key_md[] = {
#embed "../../Templates/Rules/yaml/complex-key.md"
};

static const unsigned char text_Rules_yaml_control_character_md[] = {
#embed "../../Templates/Rules/yaml/control-character.md"
};

static const unsigned char text_Rules_yaml_empty_file_md[] = {
#embed "../../Templates/Rules/yaml/empty-file.md"
};

static const unsigned char text_Rules_yaml_file_too_large_md[] = {
#embed "../../Templates/Rules/yaml/file-too-large.md"
};

static const unsigned char text_Rules_yaml_invisible_character_md[] = {
#embed "../../Templates/Rules/yaml/invisible-character.md"
};

static const unsigned char text_Rules_yaml_merge_conflict_md[] = {
#embed "../../Templates/Rules/yaml/merge-conflict.md"
};

static const unsigned char text_Rules_yaml_merge_key_md[] = {
#embed "../../Templates/Rules/yaml/merge-key.md"
};

static const unsigned char text_Rules_yaml_nesting_depth_md[] = {
#embed "../../Templates/Rules/yaml/nesting-depth.md"
};

static const unsigned char text_Rules_yaml_not_utf8_md[] = {
#embed "../../Templates/Rules/yaml/not-utf8.md"
};

static const unsigned char text_Rules_yaml_unknown_alias_md[] = {
#embed "../../Templates/Rules/yaml/unknown-alias.md"
};

static const unsigned char text_Rules_yaml_unsupported_tag_md[] = {
#embed "../../Templates/Rules/yaml/unsupported-tag.md"
};

static const unsigned char text_Rules_yaml_yaml_syntax_md[] = {
#embed "../../Templates/Rules/yaml/yaml-syntax.md"
};

static const unsigned char text_Runtime_Checks_JSONBoxed_swift[] = {
#embed "../../Templates/Runtime/Checks/JSONBoxed.swift"
};

static const unsigned char text_Runtime_Checks_JSONCheckable_swift[] = {
#embed "../../Templates/Runtime/Checks/JSONCheckable.swift"
};

static const unsigned char text_Runtime_Checks_JSONFillable_swift[] = {
#embed "../../Templates/Runtime/Checks/JSONFillable.swift"
};

static const unsigned char text_Runtime_Checks_MessageCheck_swift[] = {
#embed "../../Templates/Runtime/Checks/MessageCheck.swift"
};

static const unsigned char text_Runtime_Checks_MessagePattern_swift[] = {
#embed "../../Templates/Runtime/Checks/MessagePattern.swift"
};

static const unsigned char text_Runtime_Content_MessageColor_swift[] = {
#embed "../../Templates/Runtime/Content/MessageColor.swift"
};

static const unsigned char text_Runtime_Content_MessageContent_Placement_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContent+Placement.swift"
};

static const unsigned char text_Runtime_Content_MessageContent_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContent.swift"
};

static const unsigned char text_Runtime_Content_MessageContentBox_Lengths_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContentBox+Lengths.swift"
};

static const unsigned char text_Runtime_Content_MessageContentBox_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContentBox.swift"
};

static const unsigned char text_Runtime_Content_MessageContentPlacement_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContentPlacement.swift"
};

static const unsigned char text_Runtime_Envelope_ClaimedIdentities_swift[] = {
#embed "../../Templates/Runtime/Envelope/ClaimedIdentities.swift"
};

static const unsigned char text_Runtime_Envelope_EnvelopeLeftovers_swift[] = {
#embed "../../Templates/Runtime/Envelope/EnvelopeLeftovers.swift"
};

static const unsigned char text_Runtime_Envelope_JSONDocument_Envelope_swift[] = {
#embed "../../Templates/Runtime/Envelope/JSONDocument+Envelope.swift"
};

static const unsigned char text_Runtime_Envelope_JSONIdentity_swift[] = {
#embed "../../Templates/Runtime/Envelope/JSONIdentity.swift"
};

static const unsigned char text_Runtime_Envelope_JSONReader_Payload_swift[] = {
#embed "../../Templates/Runtime/Envelope/JSONReader+Payload.swift"
};

static const unsigned char text_Runtime_Envelope_MessageEnvelope_swift[] = {
#embed "../../Templates/Runtime/Envelope/MessageEnvelope.swift"
};

static const unsigned char text_Runtime_Envelope_MessageReader_swift[] = {
#embed "../../Templates/Runtime/Envelope/MessageReader.swift"
};

static const unsigned char text_Runtime_JSON_JSONDocument_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONDocument.swift"
};

static const unsigned char text_Runtime_JSON_JSONNumber_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONNumber.swift"
};

static const unsigned char text_Runtime_JSON_JSONScanner_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONScanner.swift"
};

static const unsigned char text_Runtime_JSON_JSONSyntaxError_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONSyntaxError.swift"
};

static const unsigned char text_Runtime_JSON_JSONText_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONText.swift"
};

static const unsigned char text_Runtime_JSON_JSONToken_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONToken.swift"
};

static const unsigned char text_Runtime_JSON_Searches_swift[] = {
#embed "../../Templates/Runtime/JSON/Searches.swift"
};

static const unsigned char text_Runtime_JSON_UTF8Text_swift[] = {
#embed "../../Templates/Runtime/JSON/UTF8Text.swift"
};

static const unsigned char text_Runtime_Layout_CGSize_Bounds_swift[] = {
#embed "../../Templates/Runtime/Layout/CGSize+Bounds.swift"
};

static const unsigned char text_Runtime_Layout_MessageFont_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageFont.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayout_Attachment_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayout+Attachment.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayout_Completion_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayout+Completion.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayout_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayout.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayoutSpace_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayoutSpace.swift"
};

static const unsigned char text_Runtime_Layout_MessageMeasuring_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageMeasuring.swift"
};

static const unsigned char text_Runtime_Message_CustomAttachment_Defaults_swift[] = {
#embed "../../Templates/Runtime/Message/CustomAttachment+Defaults.swift"
};

static const unsigned char text_Runtime_Message_CustomAttachment_swift[] = {
#embed "../../Templates/Runtime/Message/CustomAttachment.swift"
};

static const unsigned char text_Runtime_Message_InvalidMessage_swift[] = {
#embed "../../Templates/Runtime/Message/InvalidMessage.swift"
};

static const unsigned char text_Runtime_Message_JSONValue_swift[] = {
#embed "../../Templates/Runtime/Message/JSONValue.swift"
};

static const unsigned char text_Runtime_Message_MessageFailure_Text_swift[] = {
#embed "../../Templates/Runtime/Message/MessageFailure+Text.swift"
};

static const unsigned char text_Runtime_Message_MessageFailure_swift[] = {
#embed "../../Templates/Runtime/Message/MessageFailure.swift"
};

static const unsigned char text_Runtime_Message_MessageIdentity_swift[] = {
#embed "../../Templates/Runtime/Message/MessageIdentity.swift"
};

static const unsigned char text_Runtime_Message_MessageIdentityPattern_swift[] = {
#embed "../../Templates/Runtime/Message/MessageIdentityPattern.swift"
};

static const unsigned char text_Runtime_Message_MessageRuntimeVersion_swift[] = {
#embed "../../Templates/Runtime/Message/MessageRuntimeVersion.swift"
};

static const unsigned char text_Runtime_Message_UnknownKeys_swift[] = {
#embed "../../Templates/Runtime/Message/UnknownKeys.swift"
};

static const unsigned char text_Runtime_Message_UnrecognizedMessage_swift[] = {
#embed "../../Templates/Runtime/Message/UnrecognizedMessage.swift"
};

static const unsigned char text_Runtime_Presentation_MessageAssets_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageAssets.swift"
};

static const unsigned char text_Runtime_Presentation_MessageBehavior_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageBehavior.swift"
};

static const unsigned char text_Runtime_Presentation_MessageContext_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageContext.swift"
};

static const unsigned char text_Runtime_Presentation_MessageDirection_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageDirection.swift"
};

static const unsigned char text_Runtime_Presentation_MessageLinks_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageLinks.swift"
};

static const unsigned char text_Runtime_Presentation_MessageSending_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageSending.swift"
};

static const unsigned char text_Runtime_Presentation_MessageSession_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageSession.swift"
};

static const unsigned char text_Runtime_Presentation_MessageTap_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageTap.swift"
};

static const unsigned char text_Runtime_Presentation_MessageText_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageText.swift"
};

static const unsigned char text_Runtime_Presentation_MessageTexts_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageTexts.swift"
};

static const unsigned char text_Runtime_Presentation_MessageTransfer_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageTransfer.swift"
};

static const unsigned char text_Runtime_Reading_Array_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Array+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Bool_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Bool+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Data_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Data+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Dictionary_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Dictionary+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Double_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Double+JSON.swift"
};

static const unsigned char text_Runtime_Reading_JSONEnum_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONEnum.swift"
};

static const unsigned char text_Runtime_Reading_JSONInteger_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONInteger.swift"
};

static const unsigned char text_Runtime_Reading_JSONOptions_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONOptions.swift"
};

static const unsigned char text_Runtime_Reading_JSONReadable_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReadable.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_CommonFields_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader+CommonFields.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_Fields_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader+Fields.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_List_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader+List.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader.swift"
};

static const unsigned char text_Runtime_Reading_ObjectNesting_swift[] = {
#embed "../../Templates/Runtime/Reading/ObjectNesting.swift"
};

static const unsigned char text_Runtime_Reading_String_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/String+JSON.swift"
};

static const unsigned char text_Runtime_Reading_URL_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/URL+JSON.swift"
};

static const unsigned char text_Runtime_Writing_JSONWritable_swift[] = {
#embed "../../Templates/Runtime/Writing/JSONWritable.swift"
};

static const unsigned char text_Runtime_Writing_JSONWriter_swift[] = {
#embed "../../Templates/Runtime/Writing/JSONWriter.swift"
};

static const unsigned char text_Scaffold_ChatCell_swift_mustache[] = {
#embed "../../Templates/Scaffold/ChatCell.swift.mustache"
};

static const unsigned char text_Scaffold_NIMKitContentBubble_swift_mustache[] = {
#embed "../../Templates/Scaffold/NIMKitContentBubble.swift.mustache"
};

static const unsigned char text_Scaffold_NIMKitContentView_swift_mustache[] = {
#embed "../../Templates/Scaffold/NIMKitContentView.swift.mustache"
};

static const unsigned char text_Scaffold_TUIKitCell_swift_mustache[] = {
#embed "../../Templates/Scaffold/TUIKitCell.swift.mustache"
};

static const unsigned char text_Swift_Attachment_swift_mustache[] = {
#embed "../../Templates/Swift/Attachment.swift.mustache"
};

static const unsigned char text_Swift_CustomAttachmentDecoder_swift_mustache[] = {
#embed "../../Templates/Swift/CustomAttachmentDecoder.swift.mustache"
};

static const unsigned char text_Swift_CustomMessage_swift_mustache[] = {
#embed "../../Templates/Swift/CustomMessage.swift.mustache"
};

static const unsigned char text_Swift_CustomMessageLayout_swift_mustache[] = {
#embed "../../Templates/Swift/CustomMessageLayout.swift.mustache"
};

static const unsigned char text_Swift_Enum_swift_mustache[] = {
#embed "../../Templates/Swift/Enum.swift.mustache"
};

static const unsigned char text_Swift_Object_swift_mustache[] = {
#embed "../../Templates/Swift/Object.swift.mustache"
};

static const unsigned char text_Swift_ObjectCoding_swift_mustache[] = {
#embed "../../Templates/Swift/ObjectCoding.swift.mustache"
};

static const unsigned char text_Swift_Profile_swift_mustache[] = {
#embed "../../Templates/Swift/Profile.swift.mustache"
};

static const unsigned char text_Swift_ProfileBindings_swift_mustache[] = {
#embed "../../Templates/Swift/ProfileBindings.swift.mustache"
};

static const unsigned char text_Swift_ReleaseExample_swift_mustache[] = {
#embed "../../Templates/Swift/ReleaseExample.swift.mustache"
};

static const unsigned char text_Swift_ReleaseTests_swift_mustache[] = {
#embed "../../Templates/Swift/ReleaseTests.swift.mustache"
};

static const unsigned char text_Swift_ReleaseValues_swift_mustache[] = {
#embed "../../Templates/Swift/ReleaseValues.swift.mustache"
};

static const unsigned char text_Swift_SharedType_swift_mustache[] = {
#embed "../../Templates/Swift/SharedType.swift.mustache"
};

static const unsigned char text_TUIKit_CustomMessageBubble_swift_mustache[] = {
#embed "../../Templates/TUIKit/CustomMessageBubble.swift.mustache"
};

static const unsigned char text_TUIKit_CustomMessageCellData_swift_mustache[] = {
#embed "../../Templates/TUIKit/CustomMessageCellData.swift.mustache"
};

static const unsigned char text_TUIKit_CustomMessageMenu_swift_mustache[] = {
#embed "../../Templates/TUIKit/CustomMessageMenu.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitCustomMessages_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitCustomMessages.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitMessageCells_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitMessageCells.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitTaps_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitTaps.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitTexts_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitTexts.swift.mustache"
};

static const unsigned char text_TUIKit_V2TIMMessageReading_swift_mustache[] = {
#embed "../../Templates/TUIKit/V2TIMMessageReading.swift.mustache"
};

static const unsigned char text_TUIKit_V2TIMMessageSending_swift_mustache[] = {
#embed "../../Templates/TUIKit/V2TIMMessageSending.swift.mustache"
};

static const unsigned char text_UIKit_MessageContentParts_swift_mustache[] = {
#embed "../../Templates/UIKit/MessageContentParts.swift.mustache"
};

static const unsigned char text_UIKit_MessageContentStyle_swift_mustache[] = {
#embed "../../Templates/UIKit/MessageContentStyle.swift.mustache"
};

static const unsigned char text_UIKit_MessageContentView_swift_mustache[] = {
#embed "../../Templates/UIKit/MessageContentView.swift.mustache"
};

static const unsigned char text_UIKit_UIKitMeasuring_swift_mustache[] = {
#embed "../../Templates/UIKit/UIKitMeasuring.swift.mustache"
};

static const struct ctext texts[] = {
  {"Catalog/CatalogIndex.html.mustache", text_Catalog_CatalogIndex_html_mustache, sizeof text_Catalog_CatalogIndex_html_mustache},
  {"Catalog/CatalogMessage.html.mustache", text_Catalog_CatalogMessage_html_mustache, sizeof text_Catalog_CatalogMessage_html_mustache},
  {"Catalog/CatalogPage.html.mustache", text_Catalog_CatalogPage_html_mustache, sizeof text_Catalog_CatalogPage_html_mustache},
  {"Catalog/CatalogPicture.svg.mustache", text_Catalog_CatalogPicture_svg_mustache, sizeof text_Catalog_CatalogPicture_svg_mustache},
  {"Catalog/CatalogProse.html.mustache", text_Catalog_CatalogProse_html_mustache, sizeof text_Catalog_CatalogProse_html_mustache},
  {"Catalog/catalog.css", text_Catalog_catalog_css, sizeof text_Catalog_catalog_css},
  {"Catalog/catalog.js", text_Catalog_catalog_js, sizeof text_Catalog_catalog_js},
  {"Guides/Bubbles.md", text_Guides_Bubbles_md, sizeof text_Guides_Bubbles_md},
  {"Guides/Catalog.md", text_Guides_Catalog_md, sizeof text_Guides_Catalog_md},
  {"Guides/CommandLine.md", text_Guides_CommandLine_md, sizeof text_Guides_CommandLine_md},
  {"Guides/Decoding.md", text_Guides_Decoding_md, sizeof text_Guides_Decoding_md},
  {"Guides/Evolution.md", text_Guides_Evolution_md, sizeof text_Guides_Evolution_md},
  {"Guides/Formatting.md", text_Guides_Formatting_md, sizeof text_Guides_Formatting_md},
  {"Guides/GeneratedFiles.md", text_Guides_GeneratedFiles_md, sizeof text_Guides_GeneratedFiles_md},
  {"Guides/GettingStarted.md", text_Guides_GettingStarted_md, sizeof text_Guides_GettingStarted_md},
  {"Guides/Lint.md", text_Guides_Lint_md, sizeof text_Guides_Lint_md},
  {"Guides/NIMKit.md", text_Guides_NIMKit_md, sizeof text_Guides_NIMKit_md},
  {"Guides/NIMv2.md", text_Guides_NIMv2_md, sizeof text_Guides_NIMv2_md},
  {"Guides/Profile.md", text_Guides_Profile_md, sizeof text_Guides_Profile_md},
  {"Guides/SchemaLanguage.md", text_Guides_SchemaLanguage_md, sizeof text_Guides_SchemaLanguage_md},
  {"Guides/TUIKit.md", text_Guides_TUIKit_md, sizeof text_Guides_TUIKit_md},
  {"Guides/Templates.md", text_Guides_Templates_md, sizeof text_Guides_Templates_md},
  {"Guides/Versions.md", text_Guides_Versions_md, sizeof text_Guides_Versions_md},
  {"Guides/WireFormat.md", text_Guides_WireFormat_md, sizeof text_Guides_WireFormat_md},
  {"Guides/XcodeAndCI.md", text_Guides_XcodeAndCI_md, sizeof text_Guides_XcodeAndCI_md},
  {"NIMKit/CustomMessageContentBubble.swift.mustache", text_NIMKit_CustomMessageContentBubble_swift_mustache, sizeof text_NIMKit_CustomMessageContentBubble_swift_mustache},
  {"NIMKit/CustomMessageFiles.swift.mustache", text_NIMKit_CustomMessageFiles_swift_mustache, sizeof text_NIMKit_CustomMessageFiles_swift_mustache},
  {"NIMKit/CustomMessageLayoutConfig.swift.mustache", text_NIMKit_CustomMessageLayoutConfig_swift_mustache, sizeof text_NIMKit_CustomMessageLayoutConfig_swift_mustache},
  {"NIMKit/CustomMessageTaps.swift.mustache", text_NIMKit_CustomMessageTaps_swift_mustache, sizeof text_NIMKit_CustomMessageTaps_swift_mustache},
  {"NIMKit/NIMCustomMessageAttachment.swift.mustache", text_NIMKit_NIMCustomMessageAttachment_swift_mustache, sizeof text_NIMKit_NIMCustomMessageAttachment_swift_mustache},
  {"NIMKit/NIMCustomMessageCoder.swift.mustache", text_NIMKit_NIMCustomMessageCoder_swift_mustache, sizeof text_NIMKit_NIMCustomMessageCoder_swift_mustache},
  {"NIMKit/NIMCustomMessages.swift.mustache", text_NIMKit_NIMCustomMessages_swift_mustache, sizeof text_NIMKit_NIMCustomMessages_swift_mustache},
  {"NIMKit/NIMMessageReading.swift.mustache", text_NIMKit_NIMMessageReading_swift_mustache, sizeof text_NIMKit_NIMMessageReading_swift_mustache},
  {"NIMKit/NIMMessageSending.swift.mustache", text_NIMKit_NIMMessageSending_swift_mustache, sizeof text_NIMKit_NIMMessageSending_swift_mustache},
  {"NIMv2/CustomMessageChat.swift.mustache", text_NIMv2_CustomMessageChat_swift_mustache, sizeof text_NIMv2_CustomMessageChat_swift_mustache},
  {"NIMv2/CustomMessageChatBubble.swift.mustache", text_NIMv2_CustomMessageChatBubble_swift_mustache, sizeof text_NIMv2_CustomMessageChatBubble_swift_mustache},
  {"NIMv2/CustomMessageChatCells.swift.mustache", text_NIMv2_CustomMessageChatCells_swift_mustache, sizeof text_NIMv2_CustomMessageChatCells_swift_mustache},
  {"NIMv2/CustomMessageControllers.swift.mustache", text_NIMv2_CustomMessageControllers_swift_mustache, sizeof text_NIMv2_CustomMessageControllers_swift_mustache},
  {"NIMv2/CustomMessageConversations.swift.mustache", text_NIMv2_CustomMessageConversations_swift_mustache, sizeof text_NIMv2_CustomMessageConversations_swift_mustache},
  {"NIMv2/V2CustomMessages.swift.mustache", text_NIMv2_V2CustomMessages_swift_mustache, sizeof text_NIMv2_V2CustomMessages_swift_mustache},
  {"Rules/comments/breaking-rule-in-comment.md", text_Rules_comments_breaking_rule_in_comment_md, sizeof text_Rules_comments_breaking_rule_in_comment_md},
  {"Rules/comments/malformed-ignore.md", text_Rules_comments_malformed_ignore_md, sizeof text_Rules_comments_malformed_ignore_md},
  {"Rules/comments/severity-not-configurable-in-comment.md", text_Rules_comments_severity_not_configurable_in_comment_md, sizeof text_Rules_comments_severity_not_configurable_in_comment_md},
  {"Rules/comments/unknown-rule-in-comment.md", text_Rules_comments_unknown_rule_in_comment_md, sizeof text_Rules_comments_unknown_rule_in_comment_md},
  {"Rules/comments/unused-ignore.md", text_Rules_comments_unused_ignore_md, sizeof text_Rules_comments_unused_ignore_md},
  {"Rules/common-mistakes/ambiguous-number.md", text_Rules_common_mistakes_ambiguous_number_md, sizeof text_Rules_common_mistakes_ambiguous_number_md},
  {"Rules/common-mistakes/full-width-punctuation.md", text_Rules_common_mistakes_full_width_punctuation_md, sizeof text_Rules_common_mistakes_full_width_punctuation_md},
  {"Rules/common-mistakes/literal-field-name.md", text_Rules_common_mistakes_literal_field_name_md, sizeof text_Rules_common_mistakes_literal_field_name_md},
  {"Rules/common-mistakes/missing-space.md", text_Rules_common_mistakes_missing_space_md, sizeof text_Rules_common_mistakes_missing_space_md},
  {"Rules/common-mistakes/quoted-word.md", text_Rules_common_mistakes_quoted_word_md, sizeof text_Rules_common_mistakes_quoted_word_md},
  {"Rules/common-mistakes/swift-spelling.md", text_Rules_common_mistakes_swift_spelling_md, sizeof text_Rules_common_mistakes_swift_spelling_md},
  {"Rules/common-mistakes/typographic-quotes.md", text_Rules_common_mistakes_typographic_quotes_md, sizeof text_Rules_common_mistakes_typographic_quotes_md},
  {"Rules/common-mistakes/unquoted-brackets.md", text_Rules_common_mistakes_unquoted_brackets_md, sizeof text_Rules_common_mistakes_unquoted_brackets_md},
  {"Rules/common-mistakes/unquoted-hash.md", text_Rules_common_mistakes_unquoted_hash_md, sizeof text_Rules_common_mistakes_unquoted_hash_md},
  {"Rules/common-mistakes/unquoted-text.md", text_Rules_common_mistakes_unquoted_text_md, sizeof text_Rules_common_mistakes_unquoted_text_md},
  {"Rules/configuration/bad-docs.md", text_Rules_configuration_bad_docs_md, sizeof text_Rules_configuration_bad_docs_md},
  {"Rules/configuration/bad-path.md", text_Rules_configuration_bad_path_md, sizeof text_Rules_configuration_bad_path_md},
  {"Rules/configuration/bad-runtime.md", text_Rules_configuration_bad_runtime_md, sizeof text_Rules_configuration_bad_runtime_md},
  {"Rules/configuration/unsupported-version.md", text_Rules_configuration_unsupported_version_md, sizeof text_Rules_configuration_unsupported_version_md},
  {"Rules/configuration/wrong-version.md", text_Rules_configuration_wrong_version_md, sizeof text_Rules_configuration_wrong_version_md},
  {"Rules/evolution/access-lowered.md", text_Rules_evolution_access_lowered_md, sizeof text_Rules_evolution_access_lowered_md},
  {"Rules/evolution/alias-removed.md", text_Rules_evolution_alias_removed_md, sizeof text_Rules_evolution_alias_removed_md},
  {"Rules/evolution/arguments-reordered.md", text_Rules_evolution_arguments_reordered_md, sizeof text_Rules_evolution_arguments_reordered_md},
  {"Rules/evolution/behavior-removed.md", text_Rules_evolution_behavior_removed_md, sizeof text_Rules_evolution_behavior_removed_md},
  {"Rules/evolution/case-added.md", text_Rules_evolution_case_added_md, sizeof text_Rules_evolution_case_added_md},
  {"Rules/evolution/case-removed.md", text_Rules_evolution_case_removed_md, sizeof text_Rules_evolution_case_removed_md},
  {"Rules/evolution/case-renamed.md", text_Rules_evolution_case_renamed_md, sizeof text_Rules_evolution_case_renamed_md},
  {"Rules/evolution/case-value-changed.md", text_Rules_evolution_case_value_changed_md, sizeof text_Rules_evolution_case_value_changed_md},
  {"Rules/evolution/conformance-removed.md", text_Rules_evolution_conformance_removed_md, sizeof text_Rules_evolution_conformance_removed_md},
  {"Rules/evolution/constraint-loosened.md", text_Rules_evolution_constraint_loosened_md, sizeof text_Rules_evolution_constraint_loosened_md},
  {"Rules/evolution/constraint-tightened.md", text_Rules_evolution_constraint_tightened_md, sizeof text_Rules_evolution_constraint_tightened_md},
  {"Rules/evolution/declaration-removed.md", text_Rules_evolution_declaration_removed_md, sizeof text_Rules_evolution_declaration_removed_md},
  {"Rules/evolution/declaration-renamed.md", text_Rules_evolution_declaration_renamed_md, sizeof text_Rules_evolution_declaration_renamed_md},
  {"Rules/evolution/default-changed.md", text_Rules_evolution_default_changed_md, sizeof text_Rules_evolution_default_changed_md},
  {"Rules/evolution/encoding-changed.md", text_Rules_evolution_encoding_changed_md, sizeof text_Rules_evolution_encoding_changed_md},
  {"Rules/evolution/envelope-changed.md", text_Rules_evolution_envelope_changed_md, sizeof text_Rules_evolution_envelope_changed_md},
  {"Rules/evolution/field-became-optional.md", text_Rules_evolution_field_became_optional_md, sizeof text_Rules_evolution_field_became_optional_md},
  {"Rules/evolution/field-became-required.md", text_Rules_evolution_field_became_required_md, sizeof text_Rules_evolution_field_became_required_md},
  {"Rules/evolution/field-removed.md", text_Rules_evolution_field_removed_md, sizeof text_Rules_evolution_field_removed_md},
  {"Rules/evolution/hook-added.md", text_Rules_evolution_hook_added_md, sizeof text_Rules_evolution_hook_added_md},
  {"Rules/evolution/id-changed.md", text_Rules_evolution_id_changed_md, sizeof text_Rules_evolution_id_changed_md},
  {"Rules/evolution/id-reused.md", text_Rules_evolution_id_reused_md, sizeof text_Rules_evolution_id_reused_md},
  {"Rules/evolution/key-changed.md", text_Rules_evolution_key_changed_md, sizeof text_Rules_evolution_key_changed_md},
  {"Rules/evolution/key-reused.md", text_Rules_evolution_key_reused_md, sizeof text_Rules_evolution_key_reused_md},
  {"Rules/evolution/layout-removed.md", text_Rules_evolution_layout_removed_md, sizeof text_Rules_evolution_layout_removed_md},
  {"Rules/evolution/leniency-changed.md", text_Rules_evolution_leniency_changed_md, sizeof text_Rules_evolution_leniency_changed_md},
  {"Rules/evolution/malformed-acceptance.md", text_Rules_evolution_malformed_acceptance_md, sizeof text_Rules_evolution_malformed_acceptance_md},
  {"Rules/evolution/message-added.md", text_Rules_evolution_message_added_md, sizeof text_Rules_evolution_message_added_md},
  {"Rules/evolution/message-hidden.md", text_Rules_evolution_message_hidden_md, sizeof text_Rules_evolution_message_hidden_md},
  {"Rules/evolution/message-removed.md", text_Rules_evolution_message_removed_md, sizeof text_Rules_evolution_message_removed_md},
  {"Rules/evolution/property-renamed.md", text_Rules_evolution_property_renamed_md, sizeof text_Rules_evolution_property_renamed_md},
  {"Rules/evolution/property-type-changed.md", text_Rules_evolution_property_type_changed_md, sizeof text_Rules_evolution_property_type_changed_md},
  {"Rules/evolution/required-field-added.md", text_Rules_evolution_required_field_added_md, sizeof text_Rules_evolution_required_field_added_md},
  {"Rules/evolution/sending-changed.md", text_Rules_evolution_sending_changed_md, sizeof text_Rules_evolution_sending_changed_md},
  {"Rules/evolution/sensitive-removed.md", text_Rules_evolution_sensitive_removed_md, sizeof text_Rules_evolution_sensitive_removed_md},
  {"Rules/evolution/slot-changed.md", text_Rules_evolution_slot_changed_md, sizeof text_Rules_evolution_slot_changed_md},
  {"Rules/evolution/tap-event-added.md", text_Rules_evolution_tap_event_added_md, sizeof text_Rules_evolution_tap_event_added_md},
  {"Rules/evolution/tap-removed.md", text_Rules_evolution_tap_removed_md, sizeof text_Rules_evolution_tap_removed_md},
  {"Rules/evolution/text-removed.md", text_Rules_evolution_text_removed_md, sizeof text_Rules_evolution_text_removed_md},
  {"Rules/evolution/type-changed.md", text_Rules_evolution_type_changed_md, sizeof text_Rules_evolution_type_changed_md},
  {"Rules/evolution/unit-changed.md", text_Rules_evolution_unit_changed_md, sizeof text_Rules_evolution_unit_changed_md},
  {"Rules/evolution/unmatched-version.md", text_Rules_evolution_unmatched_version_md, sizeof text_Rules_evolution_unmatched_version_md},
  {"Rules/evolution/unused-acceptance.md", text_Rules_evolution_unused_acceptance_md, sizeof text_Rules_evolution_unused_acceptance_md},
  {"Rules/evolution/wrong-since.md", text_Rules_evolution_wrong_since_md, sizeof text_Rules_evolution_wrong_since_md},
  {"Rules/form/bad-document.md", text_Rules_form_bad_document_md, sizeof text_Rules_form_bad_document_md},
  {"Rules/form/bad-number.md", text_Rules_form_bad_number_md, sizeof text_Rules_form_bad_number_md},
  {"Rules/form/bad-range.md", text_Rules_form_bad_range_md, sizeof text_Rules_form_bad_range_md},
  {"Rules/form/conflicting-keys.md", text_Rules_form_conflicting_keys_md, sizeof text_Rules_form_conflicting_keys_md},
  {"Rules/form/duplicate-key.md", text_Rules_form_duplicate_key_md, sizeof text_Rules_form_duplicate_key_md},
  {"Rules/form/empty-value.md", text_Rules_form_empty_value_md, sizeof text_Rules_form_empty_value_md},
  {"Rules/form/misplaced-key.md", text_Rules_form_misplaced_key_md, sizeof text_Rules_form_misplaced_key_md},
  {"Rules/form/missing-key.md", text_Rules_form_missing_key_md, sizeof text_Rules_form_missing_key_md},
  {"Rules/form/missing-value.md", text_Rules_form_missing_value_md, sizeof text_Rules_form_missing_value_md},
  {"Rules/form/renamed-key.md", text_Rules_form_renamed_key_md, sizeof text_Rules_form_renamed_key_md},
  {"Rules/form/unknown-key.md", text_Rules_form_unknown_key_md, sizeof text_Rules_form_unknown_key_md},
  {"Rules/form/unknown-value.md", text_Rules_form_unknown_value_md, sizeof text_Rules_form_unknown_value_md},
  {"Rules/form/wrong-kind.md", text_Rules_form_wrong_kind_md, sizeof text_Rules_form_wrong_kind_md},
  {"Rules/hygiene/deprecated-without-reason.md", text_Rules_hygiene_deprecated_without_reason_md, sizeof text_Rules_hygiene_deprecated_without_reason_md},
  {"Rules/hygiene/missing-doc.md", text_Rules_hygiene_missing_doc_md, sizeof text_Rules_hygiene_missing_doc_md},
  {"Rules/hygiene/missing-example.md", text_Rules_hygiene_missing_example_md, sizeof text_Rules_hygiene_missing_example_md},
  {"Rules/hygiene/missing-field-doc.md", text_Rules_hygiene_missing_field_doc_md, sizeof text_Rules_hygiene_missing_field_doc_md},
  {"Rules/hygiene/missing-owner.md", text_Rules_hygiene_missing_owner_md, sizeof text_Rules_hygiene_missing_owner_md},
  {"Rules/hygiene/missing-targets.md", text_Rules_hygiene_missing_targets_md, sizeof text_Rules_hygiene_missing_targets_md},
  {"Rules/hygiene/name-repeats-suffix.md", text_Rules_hygiene_name_repeats_suffix_md, sizeof text_Rules_hygiene_name_repeats_suffix_md},
  {"Rules/hygiene/severity-not-configurable.md", text_Rules_hygiene_severity_not_configurable_md, sizeof text_Rules_hygiene_severity_not_configurable_md},
  {"Rules/hygiene/targets-in-one-module.md", text_Rules_hygiene_targets_in_one_module_md, sizeof text_Rules_hygiene_targets_in_one_module_md},
  {"Rules/hygiene/unknown-rule.md", text_Rules_hygiene_unknown_rule_md, sizeof text_Rules_hygiene_unknown_rule_md},
  {"Rules/hygiene/unmatched-glob.md", text_Rules_hygiene_unmatched_glob_md, sizeof text_Rules_hygiene_unmatched_glob_md},
  {"Rules/hygiene/unused-envelope.md", text_Rules_hygiene_unused_envelope_md, sizeof text_Rules_hygiene_unused_envelope_md},
  {"Rules/hygiene/unused-type.md", text_Rules_hygiene_unused_type_md, sizeof text_Rules_hygiene_unused_type_md},
  {"Rules/ids-and-envelopes/bad-envelope.md", text_Rules_ids_and_envelopes_bad_envelope_md, sizeof text_Rules_ids_and_envelopes_bad_envelope_md},
  {"Rules/ids-and-envelopes/bad-id.md", text_Rules_ids_and_envelopes_bad_id_md, sizeof text_Rules_ids_and_envelopes_bad_id_md},
  {"Rules/ids-and-envelopes/id-arity.md", text_Rules_ids_and_envelopes_id_arity_md, sizeof text_Rules_ids_and_envelopes_id_arity_md},
  {"Rules/ids-and-envelopes/list-envelope.md", text_Rules_ids_and_envelopes_list_envelope_md, sizeof text_Rules_ids_and_envelopes_list_envelope_md},
  {"Rules/ids-and-envelopes/missing-id.md", text_Rules_ids_and_envelopes_missing_id_md, sizeof text_Rules_ids_and_envelopes_missing_id_md},
  {"Rules/ids-and-envelopes/unexpected-id.md", text_Rules_ids_and_envelopes_unexpected_id_md, sizeof text_Rules_ids_and_envelopes_unexpected_id_md},
  {"Rules/ids-and-envelopes/unmatched-id.md", text_Rules_ids_and_envelopes_unmatched_id_md, sizeof text_Rules_ids_and_envelopes_unmatched_id_md},
  {"Rules/ids-and-envelopes/unwritten-required-key.md", text_Rules_ids_and_envelopes_unwritten_required_key_md, sizeof text_Rules_ids_and_envelopes_unwritten_required_key_md},
  {"Rules/ids/also-reads-never-wins.md", text_Rules_ids_also_reads_never_wins_md, sizeof text_Rules_ids_also_reads_never_wins_md},
  {"Rules/ids/claimed-first-id.md", text_Rules_ids_claimed_first_id_md, sizeof text_Rules_ids_claimed_first_id_md},
  {"Rules/ids/duplicate-id.md", text_Rules_ids_duplicate_id_md, sizeof text_Rules_ids_duplicate_id_md},
  {"Rules/ids/field-as-id.md", text_Rules_ids_field_as_id_md, sizeof text_Rules_ids_field_as_id_md},
  {"Rules/ids/id-not-allowed.md", text_Rules_ids_id_not_allowed_md, sizeof text_Rules_ids_id_not_allowed_md},
  {"Rules/ids/id-zero.md", text_Rules_ids_id_zero_md, sizeof text_Rules_ids_id_zero_md},
  {"Rules/ids/near-equal-ids.md", text_Rules_ids_near_equal_ids_md, sizeof text_Rules_ids_near_equal_ids_md},
  {"Rules/ids/nim-kit-type.md", text_Rules_ids_nim_kit_type_md, sizeof text_Rules_ids_nim_kit_type_md},
  {"Rules/ids/nim-unknown-built-in.md", text_Rules_ids_nim_unknown_built_in_md, sizeof text_Rules_ids_nim_unknown_built_in_md},
  {"Rules/ids/repeated-id.md", text_Rules_ids_repeated_id_md, sizeof text_Rules_ids_repeated_id_md},
  {"Rules/ids/reserved-id.md", text_Rules_ids_reserved_id_md, sizeof text_Rules_ids_reserved_id_md},
  {"Rules/ids/several-without-id.md", text_Rules_ids_several_without_id_md, sizeof text_Rules_ids_several_without_id_md},
  {"Rules/ids/shadowed-id.md", text_Rules_ids_shadowed_id_md, sizeof text_Rules_ids_shadowed_id_md},
  {"Rules/ids/shared-class-name.md", text_Rules_ids_shared_class_name_md, sizeof text_Rules_ids_shared_class_name_md},
  {"Rules/ids/tuikit-class-name.md", text_Rules_ids_tuikit_class_name_md, sizeof text_Rules_ids_tuikit_class_name_md},
  {"Rules/ids/tuikit-id-shape.md", text_Rules_ids_tuikit_id_shape_md, sizeof text_Rules_ids_tuikit_id_shape_md},
  {"Rules/ids/tuikit-id.md", text_Rules_ids_tuikit_id_md, sizeof text_Rules_ids_tuikit_id_md},
  {"Rules/ids/tuikit-near-id.md", text_Rules_ids_tuikit_near_id_md, sizeof text_Rules_ids_tuikit_near_id_md},
  {"Rules/ids/tuikit-reserved-id.md", text_Rules_ids_tuikit_reserved_id_md, sizeof text_Rules_ids_tuikit_reserved_id_md},
  {"Rules/ids/tuikit-unknown-built-in.md", text_Rules_ids_tuikit_unknown_built_in_md, sizeof text_Rules_ids_tuikit_unknown_built_in_md},
  {"Rules/names/duplicate-field.md", text_Rules_names_duplicate_field_md, sizeof text_Rules_names_duplicate_field_md},
  {"Rules/names/duplicate-json-key.md", text_Rules_names_duplicate_json_key_md, sizeof text_Rules_names_duplicate_json_key_md},
  {"Rules/names/duplicate-name.md", text_Rules_names_duplicate_name_md, sizeof text_Rules_names_duplicate_name_md},
  {"Rules/names/duplicate-slot.md", text_Rules_names_duplicate_slot_md, sizeof text_Rules_names_duplicate_slot_md},
  {"Rules/names/invalid-name.md", text_Rules_names_invalid_name_md, sizeof text_Rules_names_invalid_name_md},
  {"Rules/names/invalid-swift-name.md", text_Rules_names_invalid_swift_name_md, sizeof text_Rules_names_invalid_swift_name_md},
  {"Rules/names/swift-name-collision.md", text_Rules_names_swift_name_collision_md, sizeof text_Rules_names_swift_name_collision_md},
  {"Rules/presentation/aspect-without-else.md", text_Rules_presentation_aspect_without_else_md, sizeof text_Rules_presentation_aspect_without_else_md},
  {"Rules/presentation/bad-color.md", text_Rules_presentation_bad_color_md, sizeof text_Rules_presentation_bad_color_md},
  {"Rules/presentation/bad-placeholder.md", text_Rules_presentation_bad_placeholder_md, sizeof text_Rules_presentation_bad_placeholder_md},
  {"Rules/presentation/bad-size.md", text_Rules_presentation_bad_size_md, sizeof text_Rules_presentation_bad_size_md},
  {"Rules/presentation/bad-variants.md", text_Rules_presentation_bad_variants_md, sizeof text_Rules_presentation_bad_variants_md},
  {"Rules/presentation/button-without-tap.md", text_Rules_presentation_button_without_tap_md, sizeof text_Rules_presentation_button_without_tap_md},
  {"Rules/presentation/color-without-dark.md", text_Rules_presentation_color_without_dark_md, sizeof text_Rules_presentation_color_without_dark_md},
  {"Rules/presentation/content-too-wide.md", text_Rules_presentation_content_too_wide_md, sizeof text_Rules_presentation_content_too_wide_md},
  {"Rules/presentation/covered-by-time.md", text_Rules_presentation_covered_by_time_md, sizeof text_Rules_presentation_covered_by_time_md},
  {"Rules/presentation/cut-text.md", text_Rules_presentation_cut_text_md, sizeof text_Rules_presentation_cut_text_md},
  {"Rules/presentation/fixed-file-name.md", text_Rules_presentation_fixed_file_name_md, sizeof text_Rules_presentation_fixed_file_name_md},
  {"Rules/presentation/forward-not-enforced.md", text_Rules_presentation_forward_not_enforced_md, sizeof text_Rules_presentation_forward_not_enforced_md},
  {"Rules/presentation/hidden-but-shown.md", text_Rules_presentation_hidden_but_shown_md, sizeof text_Rules_presentation_hidden_but_shown_md},
  {"Rules/presentation/image-without-case.md", text_Rules_presentation_image_without_case_md, sizeof text_Rules_presentation_image_without_case_md},
  {"Rules/presentation/image-without-placeholder.md", text_Rules_presentation_image_without_placeholder_md, sizeof text_Rules_presentation_image_without_placeholder_md},
  {"Rules/presentation/impossible-size.md", text_Rules_presentation_impossible_size_md, sizeof text_Rules_presentation_impossible_size_md},
  {"Rules/presentation/input-menu-nowhere.md", text_Rules_presentation_input_menu_nowhere_md, sizeof text_Rules_presentation_input_menu_nowhere_md},
  {"Rules/presentation/input-menu-without-image.md", text_Rules_presentation_input_menu_without_image_md, sizeof text_Rules_presentation_input_menu_without_image_md},
  {"Rules/presentation/insecure-scheme.md", text_Rules_presentation_insecure_scheme_md, sizeof text_Rules_presentation_insecure_scheme_md},
  {"Rules/presentation/low-contrast.md", text_Rules_presentation_low_contrast_md, sizeof text_Rules_presentation_low_contrast_md},
  {"Rules/presentation/needless-hide-when-empty.md", text_Rules_presentation_needless_hide_when_empty_md, sizeof text_Rules_presentation_needless_hide_when_empty_md},
  {"Rules/presentation/nim-hidden-row.md", text_Rules_presentation_nim_hidden_row_md, sizeof text_Rules_presentation_nim_hidden_row_md},
  {"Rules/presentation/open-any-scheme.md", text_Rules_presentation_open_any_scheme_md, sizeof text_Rules_presentation_open_any_scheme_md},
  {"Rules/presentation/rating-without-range.md", text_Rules_presentation_rating_without_range_md, sizeof text_Rules_presentation_rating_without_range_md},
  {"Rules/presentation/send-without-effect.md", text_Rules_presentation_send_without_effect_md, sizeof text_Rules_presentation_send_without_effect_md},
  {"Rules/presentation/sensitive-push.md", text_Rules_presentation_sensitive_push_md, sizeof text_Rules_presentation_sensitive_push_md},
  {"Rules/presentation/small-touch-target.md", text_Rules_presentation_small_touch_target_md, sizeof text_Rules_presentation_small_touch_target_md},
  {"Rules/presentation/swapped-insets.md", text_Rules_presentation_swapped_insets_md, sizeof text_Rules_presentation_swapped_insets_md},
  {"Rules/presentation/tip-with-content.md", text_Rules_presentation_tip_with_content_md, sizeof text_Rules_presentation_tip_with_content_md},
  {"Rules/presentation/unknown-theme-key.md", text_Rules_presentation_unknown_theme_key_md, sizeof text_Rules_presentation_unknown_theme_key_md},
  {"Rules/presentation/variant-never-wins.md", text_Rules_presentation_variant_never_wins_md, sizeof text_Rules_presentation_variant_never_wins_md},
  {"Rules/record-of-releases/damaged-release.md", text_Rules_record_of_releases_damaged_release_md, sizeof text_Rules_record_of_releases_damaged_release_md},
  {"Rules/record-of-releases/equal-releases.md", text_Rules_record_of_releases_equal_releases_md, sizeof text_Rules_record_of_releases_equal_releases_md},
  {"Rules/record-of-releases/missing-release.md", text_Rules_record_of_releases_missing_release_md, sizeof text_Rules_record_of_releases_missing_release_md},
  {"Rules/record-of-releases/stray-release-file.md", text_Rules_record_of_releases_stray_release_file_md, sizeof text_Rules_record_of_releases_stray_release_file_md},
  {"Rules/references/unknown-case.md", text_Rules_references_unknown_case_md, sizeof text_Rules_references_unknown_case_md},
  {"Rules/references/unknown-envelope.md", text_Rules_references_unknown_envelope_md, sizeof text_Rules_references_unknown_envelope_md},
  {"Rules/references/unknown-field.md", text_Rules_references_unknown_field_md, sizeof text_Rules_references_unknown_field_md},
  {"Rules/references/unknown-preset.md", text_Rules_references_unknown_preset_md, sizeof text_Rules_references_unknown_preset_md},
  {"Rules/references/unsupported-condition.md", text_Rules_references_unsupported_condition_md, sizeof text_Rules_references_unsupported_condition_md},
  {"Rules/references/unsupported-field.md", text_Rules_references_unsupported_field_md, sizeof text_Rules_references_unsupported_field_md},
  {"Rules/templates/bad-partial.md", text_Rules_templates_bad_partial_md, sizeof text_Rules_templates_bad_partial_md},
  {"Rules/templates/template-syntax.md", text_Rules_templates_template_syntax_md, sizeof text_Rules_templates_template_syntax_md},
  {"Rules/templates/unknown-template-name.md", text_Rules_templates_unknown_template_name_md, sizeof text_Rules_templates_unknown_template_name_md},
  {"Rules/templates/unknown-template.md", text_Rules_templates_unknown_template_md, sizeof text_Rules_templates_unknown_template_md},
  {"Rules/templates/unsupported-template-tag.md", text_Rules_templates_unsupported_template_tag_md, sizeof text_Rules_templates_unsupported_template_tag_md},
  {"Rules/texts/local-in-text.md", text_Rules_texts_local_in_text_md, sizeof text_Rules_texts_local_in_text_md},
  {"Rules/texts/missing-accessibility.md", text_Rules_texts_missing_accessibility_md, sizeof text_Rules_texts_missing_accessibility_md},
  {"Rules/texts/missing-summary.md", text_Rules_texts_missing_summary_md, sizeof text_Rules_texts_missing_summary_md},
  {"Rules/texts/push-can-be-empty.md", text_Rules_texts_push_can_be_empty_md, sizeof text_Rules_texts_push_can_be_empty_md},
  {"Rules/texts/push-never-sent.md", text_Rules_texts_push_never_sent_md, sizeof text_Rules_texts_push_never_sent_md},
  {"Rules/texts/sensitive-in-content.md", text_Rules_texts_sensitive_in_content_md, sizeof text_Rules_texts_sensitive_in_content_md},
  {"Rules/texts/sensitive-in-sent-text.md", text_Rules_texts_sensitive_in_sent_text_md, sizeof text_Rules_texts_sensitive_in_sent_text_md},
  {"Rules/texts/sensitive-in-text.md", text_Rules_texts_sensitive_in_text_md, sizeof text_Rules_texts_sensitive_in_text_md},
  {"Rules/texts/unlocalized-text.md", text_Rules_texts_unlocalized_text_md, sizeof text_Rules_texts_unlocalized_text_md},
  {"Rules/types-and-fields/bad-default.md", text_Rules_types_and_fields_bad_default_md, sizeof text_Rules_types_and_fields_bad_default_md},
  {"Rules/types-and-fields/bad-omit.md", text_Rules_types_and_fields_bad_omit_md, sizeof text_Rules_types_and_fields_bad_omit_md},
  {"Rules/types-and-fields/default-out-of-range.md", text_Rules_types_and_fields_default_out_of_range_md, sizeof text_Rules_types_and_fields_default_out_of_range_md},
  {"Rules/types-and-fields/direct-cycle.md", text_Rules_types_and_fields_direct_cycle_md, sizeof text_Rules_types_and_fields_direct_cycle_md},
  {"Rules/types-and-fields/empty-enum.md", text_Rules_types_and_fields_empty_enum_md, sizeof text_Rules_types_and_fields_empty_enum_md},
  {"Rules/types-and-fields/equal-raw-values.md", text_Rules_types_and_fields_equal_raw_values_md, sizeof text_Rules_types_and_fields_equal_raw_values_md},
  {"Rules/types-and-fields/invalid-example.md", text_Rules_types_and_fields_invalid_example_md, sizeof text_Rules_types_and_fields_invalid_example_md},
  {"Rules/types-and-fields/misplaced-optional.md", text_Rules_types_and_fields_misplaced_optional_md, sizeof text_Rules_types_and_fields_misplaced_optional_md},
  {"Rules/types-and-fields/mixed-raw-values.md", text_Rules_types_and_fields_mixed_raw_values_md, sizeof text_Rules_types_and_fields_mixed_raw_values_md},
  {"Rules/types-and-fields/repeated-optional.md", text_Rules_types_and_fields_repeated_optional_md, sizeof text_Rules_types_and_fields_repeated_optional_md},
  {"Rules/types-and-fields/unknown-type.md", text_Rules_types_and_fields_unknown_type_md, sizeof text_Rules_types_and_fields_unknown_type_md},
  {"Rules/types-and-fields/unsupported-constraint.md", text_Rules_types_and_fields_unsupported_constraint_md, sizeof text_Rules_types_and_fields_unsupported_constraint_md},
  {"Rules/types-and-fields/unsupported-encoding.md", text_Rules_types_and_fields_unsupported_encoding_md, sizeof text_Rules_types_and_fields_unsupported_encoding_md},
  {"Rules/types-and-fields/unsupported-local.md", text_Rules_types_and_fields_unsupported_local_md, sizeof text_Rules_types_and_fields_unsupported_local_md},
  {"Rules/types-and-fields/unsupported-slot.md", text_Rules_types_and_fields_unsupported_slot_md, sizeof text_Rules_types_and_fields_unsupported_slot_md},
  {"Rules/validation/constraint-contradiction.md", text_Rules_validation_constraint_contradiction_md, sizeof text_Rules_validation_constraint_contradiction_md},
  {"Rules/validation/default-fails-validation.md", text_Rules_validation_default_fails_validation_md, sizeof text_Rules_validation_default_fails_validation_md},
  {"Rules/validation/doubtful-pattern.md", text_Rules_validation_doubtful_pattern_md, sizeof text_Rules_validation_doubtful_pattern_md},
  {"Rules/validation/invalid-pattern.md", text_Rules_validation_invalid_pattern_md, sizeof text_Rules_validation_invalid_pattern_md},
  {"Rules/validation/slow-pattern.md", text_Rules_validation_slow_pattern_md, sizeof text_Rules_validation_slow_pattern_md},
  {"Rules/validation/upload-url-checked.md", text_Rules_validation_upload_url_checked_md, sizeof text_Rules_validation_upload_url_checked_md},
  {"Rules/wire/closed-enum.md", text_Rules_wire_closed_enum_md, sizeof text_Rules_wire_closed_enum_md},
  {"Rules/wire/integer-width.md", text_Rules_wire_integer_width_md, sizeof text_Rules_wire_integer_width_md},
  {"Rules/wire/json-field.md", text_Rules_wire_json_field_md, sizeof text_Rules_wire_json_field_md},
  {"Rules/wire/key-spelling.md", text_Rules_wire_key_spelling_md, sizeof text_Rules_wire_key_spelling_md},
  {"Rules/wire/key-synonym.md", text_Rules_wire_key_synonym_md, sizeof text_Rules_wire_key_synonym_md},
  {"Rules/wire/keys-differ-by-case.md", text_Rules_wire_keys_differ_by_case_md, sizeof text_Rules_wire_keys_differ_by_case_md},
  {"Rules/wire/long-integer.md", text_Rules_wire_long_integer_md, sizeof text_Rules_wire_long_integer_md},
  {"Rules/wire/message-nearly-too-long.md", text_Rules_wire_message_nearly_too_long_md, sizeof text_Rules_wire_message_nearly_too_long_md},
  {"Rules/wire/message-too-long.md", text_Rules_wire_message_too_long_md, sizeof text_Rules_wire_message_too_long_md},
  {"Rules/wire/money-as-double.md", text_Rules_wire_money_as_double_md, sizeof text_Rules_wire_money_as_double_md},
  {"Rules/wire/required-later.md", text_Rules_wire_required_later_md, sizeof text_Rules_wire_required_later_md},
  {"Rules/wire/timestamp-as-number.md", text_Rules_wire_timestamp_as_number_md, sizeof text_Rules_wire_timestamp_as_number_md},
  {"Rules/wire/tuikit-bool.md", text_Rules_wire_tuikit_bool_md, sizeof text_Rules_wire_tuikit_bool_md},
  {"Rules/wire/tuikit-link-fields.md", text_Rules_wire_tuikit_link_fields_md, sizeof text_Rules_wire_tuikit_link_fields_md},
  {"Rules/wire/tuikit-long-integer.md", text_Rules_wire_tuikit_long_integer_md, sizeof text_Rules_wire_tuikit_long_integer_md},
  {"Rules/wire/tuikit-reserved-key.md", text_Rules_wire_tuikit_reserved_key_md, sizeof text_Rules_wire_tuikit_reserved_key_md},
  {"Rules/wire/tuikit-root.md", text_Rules_wire_tuikit_root_md, sizeof text_Rules_wire_tuikit_root_md},
  {"Rules/wire/tuikit-typing-fields.md", text_Rules_wire_tuikit_typing_fields_md, sizeof text_Rules_wire_tuikit_typing_fields_md},
  {"Rules/wire/unbounded-list.md", text_Rules_wire_unbounded_list_md, sizeof text_Rules_wire_unbounded_list_md},
  {"Rules/wire/unbounded-string.md", text_Rules_wire_unbounded_string_md, sizeof text_Rules_wire_unbounded_string_md},
  {"Rules/wire/vague-integer.md", text_Rules_wire_vague_integer_md, sizeof text_Rules_wire_vague_integer_md},
  {"Rules/yaml/alias-cycle.md", text_Rules_yaml_alias_cycle_md, sizeof text_Rules_yaml_alias_cycle_md},
  {"Rules/yaml/alias-expansion.md", text_Rules_yaml_alias_expansion_md, sizeof text_Rules_yaml_alias_expansion_md},
  {"Rules/yaml/complex-key.md", text_Rules_yaml_complex_key_md, sizeof text_Rules_yaml_complex_key_md},
  {"Rules/yaml/control-character.md", text_Rules_yaml_control_character_md, sizeof text_Rules_yaml_control_character_md},
  {"Rules/yaml/empty-file.md", text_Rules_yaml_empty_file_md, sizeof text_Rules_yaml_empty_file_md},
  {"Rules/yaml/file-too-large.md", text_Rules_yaml_file_too_large_md, sizeof text_Rules_yaml_file_too_large_md},
  {"Rules/yaml/invisible-character.md", text_Rules_yaml_invisible_character_md, sizeof text_Rules_yaml_invisible_character_md},
  {"Rules/yaml/merge-conflict.md", text_Rules_yaml_merge_conflict_md, sizeof text_Rules_yaml_merge_conflict_md},
  {"Rules/yaml/merge-key.md", text_Rules_yaml_merge_key_md, sizeof text_Rules_yaml_merge_key_md},
  {"Rules/yaml/nesting-depth.md", text_Rules_yaml_nesting_depth_md, sizeof text_Rules_yaml_nesting_depth_md},
  {"Rules/yaml/not-utf8.md", text_Rules_yaml_not_utf8_md, sizeof text_Rules_yaml_not_utf8_md},
  {"Rules/yaml/unknown-alias.md", text_Rules_yaml_unknown_alias_md, sizeof text_Rules_yaml_unknown_alias_md},
  {"Rules/yaml/unsupported-tag.md", text_Rules_yaml_unsupported_tag_md, sizeof text_Rules_yaml_unsupported_tag_md},
  {"Rules/yaml/yaml-syntax.md", text_Rules_yaml_yaml_syntax_md, sizeof text_Rules_yaml_yaml_syntax_md},
  {"Runtime/Checks/JSONBoxed.swift", text_Runtime_Checks_JSONBoxed_swift, sizeof text_Runtime_Checks_JSONBoxed_swift},
  {"Runtime/Checks/JSONCheckable.swift", text_Runtime_Checks_JSONCheckable_swift, sizeof text_Runtime_Checks_JSONCheckable_swift},
  {"Runtime/Checks/JSONFillable.swift", text_Runtime_Checks_JSONFillable_swift, sizeof text_Runtime_Checks_JSONFillable_swift},
  {"Runtime/Checks/MessageCheck.swift", text_Runtime_Checks_MessageCheck_swift, sizeof text_Runtime_Checks_MessageCheck_swift},
  {"Runtime/Checks/MessagePattern.swift", text_Runtime_Checks_MessagePattern_swift, sizeof text_Runtime_Checks_MessagePattern_swift},
  {"Runtime/Content/MessageColor.swift", text_Runtime_Content_MessageColor_swift, sizeof text_Runtime_Content_MessageColor_swift},
  {"Runtime/Content/MessageContent+Placement.swift", text_Runtime_Content_MessageContent_Placement_swift, sizeof text_Runtime_Content_MessageContent_Placement_swift},
  {"Runtime/Content/MessageContent.swift", text_Runtime_Content_MessageContent_swift, sizeof text_Runtime_Content_MessageContent_swift},
  {"Runtime/Content/MessageContentBox+Lengths.swift", text_Runtime_Content_MessageContentBox_Lengths_swift, sizeof text_Runtime_Content_MessageContentBox_Lengths_swift},
  {"Runtime/Content/MessageContentBox.swift", text_Runtime_Content_MessageContentBox_swift, sizeof text_Runtime_Content_MessageContentBox_swift},
  {"Runtime/Content/MessageContentPlacement.swift", text_Runtime_Content_MessageContentPlacement_swift, sizeof text_Runtime_Content_MessageContentPlacement_swift},
  {"Runtime/Envelope/ClaimedIdentities.swift", text_Runtime_Envelope_ClaimedIdentities_swift, sizeof text_Runtime_Envelope_ClaimedIdentities_swift},
  {"Runtime/Envelope/EnvelopeLeftovers.swift", text_Runtime_Envelope_EnvelopeLeftovers_swift, sizeof text_Runtime_Envelope_EnvelopeLeftovers_swift},
  {"Runtime/Envelope/JSONDocument+Envelope.swift", text_Runtime_Envelope_JSONDocument_Envelope_swift, sizeof text_Runtime_Envelope_JSONDocument_Envelope_swift},
  {"Runtime/Envelope/JSONIdentity.swift", text_Runtime_Envelope_JSONIdentity_swift, sizeof text_Runtime_Envelope_JSONIdentity_swift},
  {"Runtime/Envelope/JSONReader+Payload.swift", text_Runtime_Envelope_JSONReader_Payload_swift, sizeof text_Runtime_Envelope_JSONReader_Payload_swift},
  {"Runtime/Envelope/MessageEnvelope.swift", text_Runtime_Envelope_MessageEnvelope_swift, sizeof text_Runtime_Envelope_MessageEnvelope_swift},
  {"Runtime/Envelope/MessageReader.swift", text_Runtime_Envelope_MessageReader_swift, sizeof text_Runtime_Envelope_MessageReader_swift},
  {"Runtime/JSON/JSONDocument.swift", text_Runtime_JSON_JSONDocument_swift, sizeof text_Runtime_JSON_JSONDocument_swift},
  {"Runtime/JSON/JSONNumber.swift", text_Runtime_JSON_JSONNumber_swift, sizeof text_Runtime_JSON_JSONNumber_swift},
  {"Runtime/JSON/JSONScanner.swift", text_Runtime_JSON_JSONScanner_swift, sizeof text_Runtime_JSON_JSONScanner_swift},
  {"Runtime/JSON/JSONSyntaxError.swift", text_Runtime_JSON_JSONSyntaxError_swift, sizeof text_Runtime_JSON_JSONSyntaxError_swift},
  {"Runtime/JSON/JSONText.swift", text_Runtime_JSON_JSONText_swift, sizeof text_Runtime_JSON_JSONText_swift},
  {"Runtime/JSON/JSONToken.swift", text_Runtime_JSON_JSONToken_swift, sizeof text_Runtime_JSON_JSONToken_swift},
  {"Runtime/JSON/Searches.swift", text_Runtime_JSON_Searches_swift, sizeof text_Runtime_JSON_Searches_swift},
  {"Runtime/JSON/UTF8Text.swift", text_Runtime_JSON_UTF8Text_swift, sizeof text_Runtime_JSON_UTF8Text_swift},
  {"Runtime/Layout/CGSize+Bounds.swift", text_Runtime_Layout_CGSize_Bounds_swift, sizeof text_Runtime_Layout_CGSize_Bounds_swift},
  {"Runtime/Layout/MessageFont.swift", text_Runtime_Layout_MessageFont_swift, sizeof text_Runtime_Layout_MessageFont_swift},
  {"Runtime/Layout/MessageLayout+Attachment.swift", text_Runtime_Layout_MessageLayout_Attachment_swift, sizeof text_Runtime_Layout_MessageLayout_Attachment_swift},
  {"Runtime/Layout/MessageLayout+Completion.swift", text_Runtime_Layout_MessageLayout_Completion_swift, sizeof text_Runtime_Layout_MessageLayout_Completion_swift},
  {"Runtime/Layout/MessageLayout.swift", text_Runtime_Layout_MessageLayout_swift, sizeof text_Runtime_Layout_MessageLayout_swift},
  {"Runtime/Layout/MessageLayoutSpace.swift", text_Runtime_Layout_MessageLayoutSpace_swift, sizeof text_Runtime_Layout_MessageLayoutSpace_swift},
  {"Runtime/Layout/MessageMeasuring.swift", text_Runtime_Layout_MessageMeasuring_swift, sizeof text_Runtime_Layout_MessageMeasuring_swift},
  {"Runtime/Message/CustomAttachment+Defaults.swift", text_Runtime_Message_CustomAttachment_Defaults_swift, sizeof text_Runtime_Message_CustomAttachment_Defaults_swift},
  {"Runtime/Message/CustomAttachment.swift", text_Runtime_Message_CustomAttachment_swift, sizeof text_Runtime_Message_CustomAttachment_swift},
  {"Runtime/Message/InvalidMessage.swift", text_Runtime_Message_InvalidMessage_swift, sizeof text_Runtime_Message_InvalidMessage_swift},
  {"Runtime/Message/JSONValue.swift", text_Runtime_Message_JSONValue_swift, sizeof text_Runtime_Message_JSONValue_swift},
  {"Runtime/Message/MessageFailure+Text.swift", text_Runtime_Message_MessageFailure_Text_swift, sizeof text_Runtime_Message_MessageFailure_Text_swift},
  {"Runtime/Message/MessageFailure.swift", text_Runtime_Message_MessageFailure_swift, sizeof text_Runtime_Message_MessageFailure_swift},
  {"Runtime/Message/MessageIdentity.swift", text_Runtime_Message_MessageIdentity_swift, sizeof text_Runtime_Message_MessageIdentity_swift},
  {"Runtime/Message/MessageIdentityPattern.swift", text_Runtime_Message_MessageIdentityPattern_swift, sizeof text_Runtime_Message_MessageIdentityPattern_swift},
  {"Runtime/Message/MessageRuntimeVersion.swift", text_Runtime_Message_MessageRuntimeVersion_swift, sizeof text_Runtime_Message_MessageRuntimeVersion_swift},
  {"Runtime/Message/UnknownKeys.swift", text_Runtime_Message_UnknownKeys_swift, sizeof text_Runtime_Message_UnknownKeys_swift},
  {"Runtime/Message/UnrecognizedMessage.swift", text_Runtime_Message_UnrecognizedMessage_swift, sizeof text_Runtime_Message_UnrecognizedMessage_swift},
  {"Runtime/Presentation/MessageAssets.swift", text_Runtime_Presentation_MessageAssets_swift, sizeof text_Runtime_Presentation_MessageAssets_swift},
  {"Runtime/Presentation/MessageBehavior.swift", text_Runtime_Presentation_MessageBehavior_swift, sizeof text_Runtime_Presentation_MessageBehavior_swift},
  {"Runtime/Presentation/MessageContext.swift", text_Runtime_Presentation_MessageContext_swift, sizeof text_Runtime_Presentation_MessageContext_swift},
  {"Runtime/Presentation/MessageDirection.swift", text_Runtime_Presentation_MessageDirection_swift, sizeof text_Runtime_Presentation_MessageDirection_swift},
  {"Runtime/Presentation/MessageLinks.swift", text_Runtime_Presentation_MessageLinks_swift, sizeof text_Runtime_Presentation_MessageLinks_swift},
  {"Runtime/Presentation/MessageSending.swift", text_Runtime_Presentation_MessageSending_swift, sizeof text_Runtime_Presentation_MessageSending_swift},
  {"Runtime/Presentation/MessageSession.swift", text_Runtime_Presentation_MessageSession_swift, sizeof text_Runtime_Presentation_MessageSession_swift},
  {"Runtime/Presentation/MessageTap.swift", text_Runtime_Presentation_MessageTap_swift, sizeof text_Runtime_Presentation_MessageTap_swift},
  {"Runtime/Presentation/MessageText.swift", text_Runtime_Presentation_MessageText_swift, sizeof text_Runtime_Presentation_MessageText_swift},
  {"Runtime/Presentation/MessageTexts.swift", text_Runtime_Presentation_MessageTexts_swift, sizeof text_Runtime_Presentation_MessageTexts_swift},
  {"Runtime/Presentation/MessageTransfer.swift", text_Runtime_Presentation_MessageTransfer_swift, sizeof text_Runtime_Presentation_MessageTransfer_swift},
  {"Runtime/Reading/Array+JSON.swift", text_Runtime_Reading_Array_JSON_swift, sizeof text_Runtime_Reading_Array_JSON_swift},
  {"Runtime/Reading/Bool+JSON.swift", text_Runtime_Reading_Bool_JSON_swift, sizeof text_Runtime_Reading_Bool_JSON_swift},
  {"Runtime/Reading/Data+JSON.swift", text_Runtime_Reading_Data_JSON_swift, sizeof text_Runtime_Reading_Data_JSON_swift},
  {"Runtime/Reading/Dictionary+JSON.swift", text_Runtime_Reading_Dictionary_JSON_swift, sizeof text_Runtime_Reading_Dictionary_JSON_swift},
  {"Runtime/Reading/Double+JSON.swift", text_Runtime_Reading_Double_JSON_swift, sizeof text_Runtime_Reading_Double_JSON_swift},
  {"Runtime/Reading/JSONEnum.swift", text_Runtime_Reading_JSONEnum_swift, sizeof text_Runtime_Reading_JSONEnum_swift},
  {"Runtime/Reading/JSONInteger.swift", text_Runtime_Reading_JSONInteger_swift, sizeof text_Runtime_Reading_JSONInteger_swift},
  {"Runtime/Reading/JSONOptions.swift", text_Runtime_Reading_JSONOptions_swift, sizeof text_Runtime_Reading_JSONOptions_swift},
  {"Runtime/Reading/JSONReadable.swift", text_Runtime_Reading_JSONReadable_swift, sizeof text_Runtime_Reading_JSONReadable_swift},
  {"Runtime/Reading/JSONReader+CommonFields.swift", text_Runtime_Reading_JSONReader_CommonFields_swift, sizeof text_Runtime_Reading_JSONReader_CommonFields_swift},
  {"Runtime/Reading/JSONReader+Fields.swift", text_Runtime_Reading_JSONReader_Fields_swift, sizeof text_Runtime_Reading_JSONReader_Fields_swift},
  {"Runtime/Reading/JSONReader+List.swift", text_Runtime_Reading_JSONReader_List_swift, sizeof text_Runtime_Reading_JSONReader_List_swift},
  {"Runtime/Reading/JSONReader.swift", text_Runtime_Reading_JSONReader_swift, sizeof text_Runtime_Reading_JSONReader_swift},
  {"Runtime/Reading/ObjectNesting.swift", text_Runtime_Reading_ObjectNesting_swift, sizeof text_Runtime_Reading_ObjectNesting_swift},
  {"Runtime/Reading/String+JSON.swift", text_Runtime_Reading_String_JSON_swift, sizeof text_Runtime_Reading_String_JSON_swift},
  {"Runtime/Reading/URL+JSON.swift", text_Runtime_Reading_URL_JSON_swift, sizeof text_Runtime_Reading_URL_JSON_swift},
  {"Runtime/Writing/JSONWritable.swift", text_Runtime_Writing_JSONWritable_swift, sizeof text_Runtime_Writing_JSONWritable_swift},
  {"Runtime/Writing/JSONWriter.swift", text_Runtime_Writing_JSONWriter_swift, sizeof text_Runtime_Writing_JSONWriter_swift},
  {"Scaffold/ChatCell.swift.mustache", text_Scaffold_ChatCell_swift_mustache, sizeof text_Scaffold_ChatCell_swift_mustache},
  {"Scaffold/NIMKitContentBubble.swift.mustache", text_Scaffold_NIMKitContentBubble_swift_mustache, sizeof text_Scaffold_NIMKitContentBubble_swift_mustache},
  {"Scaffold/NIMKitContentView.swift.mustache", text_Scaffold_NIMKitContentView_swift_mustache, sizeof text_Scaffold_NIMKitContentView_swift_mustache},
  {"Scaffold/TUIKitCell.swift.mustache", text_Scaffold_TUIKitCell_swift_mustache, sizeof text_Scaffold_TUIKitCell_swift_mustache},
  {"Swift/Attachment.swift.mustache", text_Swift_Attachment_swift_mustache, sizeof text_Swift_Attachment_swift_mustache},
  {"Swift/CustomAttachmentDecoder.swift.mustache", text_Swift_CustomAttachmentDecoder_swift_mustache, sizeof text_Swift_CustomAttachmentDecoder_swift_mustache},
  {"Swift/CustomMessage.swift.mustache", text_Swift_CustomMessage_swift_mustache, sizeof text_Swift_CustomMessage_swift_mustache},
  {"Swift/CustomMessageLayout.swift.mustache", text_Swift_CustomMessageLayout_swift_mustache, sizeof text_Swift_CustomMessageLayout_swift_mustache},
  {"Swift/Enum.swift.mustache", text_Swift_Enum_swift_mustache, sizeof text_Swift_Enum_swift_mustache},
  {"Swift/Object.swift.mustache", text_Swift_Object_swift_mustache, sizeof text_Swift_Object_swift_mustache},
  {"Swift/ObjectCoding.swift.mustache", text_Swift_ObjectCoding_swift_mustache, sizeof text_Swift_ObjectCoding_swift_mustache},
  {"Swift/Profile.swift.mustache", text_Swift_Profile_swift_mustache, sizeof text_Swift_Profile_swift_mustache},
  {"Swift/ProfileBindings.swift.mustache", text_Swift_ProfileBindings_swift_mustache, sizeof text_Swift_ProfileBindings_swift_mustache},
  {"Swift/ReleaseExample.swift.mustache", text_Swift_ReleaseExample_swift_mustache, sizeof text_Swift_ReleaseExample_swift_mustache},
  {"Swift/ReleaseTests.swift.mustache", text_Swift_ReleaseTests_swift_mustache, sizeof text_Swift_ReleaseTests_swift_mustache},
  {"Swift/ReleaseValues.swift.mustache", text_Swift_ReleaseValues_swift_mustache, sizeof text_Swift_ReleaseValues_swift_mustache},
  {"Swift/SharedType.swift.mustache", text_Swift_SharedType_swift_mustache, sizeof text_Swift_SharedType_swift_mustache},
  {"TUIKit/CustomMessageBubble.swift.mustache", text_TUIKit_CustomMessageBubble_swift_mustache, sizeof text_TUIKit_CustomMessageBubble_swift_mustache},
  {"TUIKit/CustomMessageCellData.swift.mustache", text_TUIKit_CustomMessageCellData_swift_mustache, sizeof text_TUIKit_CustomMessageCellData_swift_mustache},
  {"TUIKit/CustomMessageMenu.swift.mustache", text_TUIKit_CustomMessageMenu_swift_mustache, sizeof text_TUIKit_CustomMessageMenu_swift_mustache},
  {"TUIKit/TUIKitCustomMessages.swift.mustache", text_TUIKit_TUIKitCustomMessages_swift_mustache, sizeof text_TUIKit_TUIKitCustomMessages_swift_mustache},
  {"TUIKit/TUIKitMessageCells.swift.mustache", text_TUIKit_TUIKitMessageCells_swift_mustache, sizeof text_TUIKit_TUIKitMessageCells_swift_mustache},
  {"TUIKit/TUIKitTaps.swift.mustache", text_TUIKit_TUIKitTaps_swift_mustache, sizeof text_TUIKit_TUIKitTaps_swift_mustache},
  {"TUIKit/TUIKitTexts.swift.mustache", text_TUIKit_TUIKitTexts_swift_mustache, sizeof text_TUIKit_TUIKitTexts_swift_mustache},
  {"TUIKit/V2TIMMessageReading.swift.mustache", text_TUIKit_V2TIMMessageReading_swift_mustache, sizeof text_TUIKit_V2TIMMessageReading_swift_mustache},
  {"TUIKit/V2TIMMessageSending.swift.mustache", text_TUIKit_V2TIMMessageSending_swift_mustache, sizeof text_TUIKit_V2TIMMessageSending_swift_mustache},
  {"UIKit/MessageContentParts.swift.mustache", text_UIKit_MessageContentParts_swift_mustache, sizeof text_UIKit_MessageContentParts_swift_mustache},
  {"UIKit/MessageContentStyle.swift.mustache", text_UIKit_MessageContentStyle_swift_mustache, sizeof text_UIKit_MessageContentStyle_swift_mustache},
  {"UIKit/MessageContentView.swift.mustache", text_UIKit_MessageContentView_swift_mustache, sizeof text_UIKit_MessageContentView_swift_mustache},
  {"UIKit/UIKitMeasuring.swift.mustache", text_UIKit_UIKitMeasuring_swift_mustache, sizeof text_UIKit_UIKitMeasuring_swift_mustache},
};

struct ctext ctexts_at(size_t index) { return texts[index]; }
size_t ctexts_count(void) { return sizeof texts / sizeof texts[0]; }
