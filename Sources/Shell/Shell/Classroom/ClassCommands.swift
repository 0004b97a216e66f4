/// Answers `class`: what a teacher takes to class, and gets back.
struct ClassCommands: Room {
  let display: Display
  let library: Library
  let delivery: Delivery
}

/// The forms of a report on a class.
nonisolated enum ReportFormat: String, CaseIterable, Sendable {
  case text, csv, html
}

nonisolated extension ReportFormat: Choice {}
