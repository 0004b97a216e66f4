extension Command {
  static let contract = Command(
    name: "contract", usages: ["contract [PATTERN]"],
    summary: "who may send what to whom, and who did",
    details: """
      Shows the contract from the pattern's lesson. Without a pattern: that of the run at \
      hand, with how many messages went each way and which of them break the contract.
      """,
    family: .patterns, flags: [.all, .plain, .ascii, .width, .json], vocabulary: .patterns,
    body: { $0.patterns.contract })
}
