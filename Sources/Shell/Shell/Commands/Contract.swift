extension Command {
  static let contract = Command(
    "contract", .patterns, to: "who may send what to whom, and who did",
    details: """
      Shows the contract from the pattern's lesson. Without a pattern: that of the run at \
      hand, with how many messages went each way and which of them break the contract.
      """,
    Form(
      .optional(.pattern), options: .these(.all, .plain, .ascii, .width, .json),
      run: { $0.patterns.contract }))
}
