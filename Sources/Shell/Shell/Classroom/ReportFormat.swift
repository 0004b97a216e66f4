/// The forms in which a report on a class can be had.
nonisolated enum ReportFormat: String, CaseIterable, Sendable {
  case text, csv, html
}

nonisolated extension ReportFormat: Choice {}
