extension Command {
  static let objects = Command(
    "objects", .look, to: "who is alive, and who holds whom",
    details: """
      ═▶ holds and keeps alive, ╌▷ knows and does not. Each object stands once, where the \
      fewest properties lead to it; --all shows widgets too. Read from the declarations and the \
      living objects: what only a closure or a timer holds cannot be seen. --table tells which \
      role held which in the whole run.
      """,
    Form(
      options: .these(.all, .table, .plain, .ascii, .width, .json), run: { $0.inspection.objects }),
    Form(
      .one(.object), to: "who holds one object, and whom it holds",
      options: .these(.all, .plain, .ascii, .width, .json), run: { $0.inspection.object }))
}
