extension Command {
  static let objects = Command(
    "objects", .look, to: "which objects are alive, and who holds whom",
    example: ["run mvc open-folder", "objects"],
    details: """
      ═▶ is a strong reference, which keeps the object alive; ╌▷ is a weak one. Each object \
      appears once, where the fewest properties lead to it; --all shows widgets too. The \
      references are read from the declarations and the living objects; what only a closure or a \
      timer holds cannot be seen. --table shows which role held which in the whole run.
      """,
    Form(
      options: .these(.all, .table, .plain, .ascii, .width, .json), run: { $0.inspection.objects }),
    Form(
      .one(.object), to: "what holds one object, and what it holds",
      options: .these(.all, .plain, .ascii, .width, .json), run: { $0.inspection.object }))
}
