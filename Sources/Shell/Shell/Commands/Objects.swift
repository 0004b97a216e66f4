extension Command {
  static let objects = Command(
    name: "objects", usages: ["objects", "objects NAME"],
    summary: "who is alive, and who holds whom",
    summaries: ["objects NAME": "who holds one object, and whom it holds"],
    details: """
      ═▶ holds and keeps alive, ╌▷ knows and does not. Each object stands once, where the \
      fewest properties lead to it; --all shows widgets too. Read from the declarations and the \
      living objects: what only a closure or a timer holds cannot be seen. --table tells which \
      role held which in the whole run.
      """,
    family: .look, flags: [.all, .table, .plain, .ascii, .width, .json], vocabulary: .participants,
    body: { $0.inspection.objects })
}
