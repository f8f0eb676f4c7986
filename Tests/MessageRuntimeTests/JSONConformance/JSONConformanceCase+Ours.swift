extension JSONConformanceCase {
  /// What the RFC leaves to a parser. Texts are Swift's, in which bytes that are not UTF-8 are U+FFFD already.
  static let ours: [JSONConformanceCase] =
    accepting.map { JSONConformanceCase("i_\($0.key)", $0.value, .accepted) }
    + refusing.map { JSONConformanceCase(rejected: "i_\($0.key)", $0.value) }

  private static let accepting: KeyValuePairs = [
    "number_double_huge_neg_exp": "[321.654e-10987]",
    "number_huge_exp": "[0.4e00669999999999999999999999999999999999999999999999999999999999999969999999006]",
    "number_neg_int_huge_exp": "[-1e+9999]",
    "number_pos_double_huge_exp": "[1.5e+9999]",
    "number_real_neg_overflow": "[-321321e321321]",
    "number_real_pos_overflow": "[321321e321321]",
    "number_real_underflow": "[321e-10000000]",
    "number_too_big_neg_int": "[-321321321321321321321321321321]",
    "number_too_big_pos_int": "[100000000000000000000]",
    "number_very_big_negative_int": "[-432432432432432432432432432432432432432432432432432]",
    "object_key_lone_2nd_surrogate": #"{"\uDFAA":0}"#,
    "string_1st_surrogate_but_2nd_missing": #"["\uDADA"]"#,
    "string_1st_valid_surrogate_2nd_invalid": #"["\uD888\u1234"]"#,
    "string_UTF-8_invalid_sequence": String(decoding: [0x5B, 0x22, 0xE7, 0xBA, 0xFF, 0x22, 0x5D], as: UTF8.self),
    "string_UTF8_surrogate_U+D800": String(decoding: [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], as: UTF8.self),
    "string_incomplete_surrogate_and_escape_valid": #"["\uD800\n"]"#,
    "string_incomplete_surrogate_pair": #"["\uDd1ea"]"#,
    "string_incomplete_surrogates_escape_valid": #"["\uD800\uD800\n"]"#,
    "string_invalid_lonely_surrogate": #"["\ud800"]"#,
    "string_invalid_surrogate": #"["\ud800abc"]"#,
    "string_invalid_utf-8": String(decoding: [0x5B, 0x22, 0xFF, 0x22, 0x5D], as: UTF8.self),
    "string_inverted_surrogates_U+1D11E": #"["\uDd1e\uD834"]"#,
    "string_iso_latin_1": String(decoding: [0x5B, 0x22, 0xE9, 0x22, 0x5D], as: UTF8.self),
    "string_lone_second_surrogate": #"["\uDFAA"]"#,
    "string_lone_utf8_continuation_byte": String(decoding: [0x5B, 0x22, 0x81, 0x22, 0x5D], as: UTF8.self),
    "string_not_in_unicode_range": String(decoding: [0x5B, 0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22, 0x5D], as: UTF8.self),
    "string_overlong_sequence_2_bytes": String(decoding: [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], as: UTF8.self),
    "string_overlong_sequence_6_bytes":
      String(decoding: [0x5B, 0x22, 0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF, 0x22, 0x5D], as: UTF8.self),
    "string_overlong_sequence_6_bytes_null":
      String(decoding: [0x5B, 0x22, 0xFC, 0x80, 0x80, 0x80, 0x80, 0x80, 0x22, 0x5D], as: UTF8.self),
    "string_truncated-utf-8": String(decoding: [0x5B, 0x22, 0xE0, 0xFF, 0x22, 0x5D], as: UTF8.self),
    "structure_500_nested_arrays": String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
    "structure_UTF-8_BOM_empty_object": "\u{FEFF}{}",
  ]

  /// UTF-16 that nobody converted.
  private static let refusing: KeyValuePairs = [
    "string_UTF-16LE_with_BOM": "▸\u{FFFD}\u{FFFD}[\u{0}\"\u{0}é\u{0}\"\u{0}]\u{0}",
    "string_utf16BE_no_BOM": "▸\u{0}[\u{0}\"\u{0}é\u{0}\"\u{0}]",
    "string_utf16LE_no_BOM": "[▸\u{0}\"\u{0}é\u{0}\"\u{0}]\u{0}",
  ]
}
