/// What UIKit would have ended the app for. The toy goes on, so that one can look around.
public nonisolated enum Complaint: Equatable, Sendable {
  /// A table was told of rows that came or went, and its data source counts otherwise.
  case invalidUpdate(before: Int, difference: Int, now: Int)
}

extension UIKit {
  @Untraced func complain(_ complaint: Complaint) { complaints.append(complaint) }

  /// What there was to complain of since somebody last asked.
  @Untraced public func takeComplaints() -> [Complaint] {
    defer { complaints = [] }
    return complaints
  }
}
