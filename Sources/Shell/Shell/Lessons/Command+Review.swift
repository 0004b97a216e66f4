extension Command {
  static let review = Command(
    "review", .learn, to: "answer the questions that are due again",
    example: ["review"],
    details: """
      Every concept that you were asked about comes back: after a day, then after 3, 7, 14, 30, 60 \
      and 120 days if you answer correctly, and the next day if you do not. You get the question \
      that you have not seen for the longest time.
      """,
    Form(options: .drawing, run: { $0.lessons.review }))
}
