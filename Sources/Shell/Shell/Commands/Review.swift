extension Command {
  static let review = Command(
    "review", .learn, to: "be asked what is due, a few days later",
    details: """
      Every concept that you were asked about comes back: after a day, then 3, 7, 14, 30, \
      60 and 120 days while you know it, and the next day when you do not. Each is asked with \
      the question that you have not seen for the longest time.
      """,
    Form(options: .drawing, run: { $0.lessons.review }))
}
