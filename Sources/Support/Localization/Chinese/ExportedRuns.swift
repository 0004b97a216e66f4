extension Chinese {
  /// What stands on pages of runs.
  static let exportedRuns: [String: String] = [
    "A sequence diagram": "时序图",
    "Before": "此前的操作",
    "Actions": "操作",
    "Conversation": "对话",
    "Step by step": "逐步说明",
  ]
}
