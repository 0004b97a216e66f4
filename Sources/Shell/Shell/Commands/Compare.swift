extension Command {
  static let compare = Command(
    name: "compare", usages: ["compare PATTERN PATTERN SCENARIO"],
    summary: "the same scenario in two patterns, and its figures in all",
    details: "Side by side where the width allows it, else one after the other.",
    family: .patterns, flags: OptionName.drawing + OptionName.looking, vocabulary: .comparison,
    body: { $0.patterns.compare })
}
