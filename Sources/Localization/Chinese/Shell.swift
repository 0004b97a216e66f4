extension Chinese {
  static let shell: [String: String] = [
    "English it is.": "好的，说中文。"
  ]
}
