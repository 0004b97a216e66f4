import Grammar

/// Answers `class`: papers for a class, and reports about it.
struct ClassCommands: Room {
  let renderer: RunRenderer
}

/// The forms of a report on a class.
nonisolated enum ReportFormat: String, Choice {
  case text, csv, html
}
