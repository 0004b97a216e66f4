extension Command {
  static let review = Command(
    "review", .learn, to: "answer the questions that are due again",
    example: ["review"],
    details: """
      Every question that you answered comes back: after a day, then after 3, 7, 14, 30, 60 and 120 \
      days if you answer correctly. What you answered wrongly and have not yet answered correctly comes \
      back first, and at once; what you were shown, or got right after a mistake, comes back the next \
      day. A review asks 20 questions at most; the others follow \
      when you type review again.
      """,
    Form(options: .drawing, run: { $0.lessons.review }))
}
