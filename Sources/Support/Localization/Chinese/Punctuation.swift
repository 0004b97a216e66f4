extension Chinese {
  /// What stands between words and between sentences, whoever says them.
  static let punctuation: [String: String] = [
    ", ": "、",
    "; ": "；",
    ". ": "。",
    " or ": " 或 ",
    " to ": " 到 ",
    "%1 and %2": "%1 和 %2",
    "%1 or %2": "%1 或 %2",
    "%1, %2": "%1，%2",
    "%1: %2": "%1：%2",
    "%1: %2 (%3)": "%1：%2（%3）",
    "%1: %2 %3": "%1：%2%3",
    "%1 %2": "%1%2",
    "%1.": "%1。",
  ]
}
