import Analysis
import Trace

/// The names of two runs that are compared, and what both have in common.
public struct ComparedRuns: Equatable, Sendable {
  let before: String
  let after: String
  let header: Trace.Header

  public init(before: String, after: String, header: Trace.Header) {
    self.before = before
    self.after = after
    self.header = header
  }
}

extension TraceDifference {
  /// A header, then a JSON object for each difference, with the records as a trace has them.
  public func json(of runs: ComparedRuns) -> [JSON] {
    let counts = Mark.counted.map { JSON.Member($0.rawValue, .int(count(of: $0))) }
    let header: [JSON.Member] = [
      .init("lifelineDifference", .int(1)), .init("app", .string(runs.header.app)),
      .init("pattern", .string(runs.header.pattern)), .init("before", .string(runs.before)),
      .init("after", .string(runs.after)),
    ]
    let inside = insideCounts
    return [.object(header + counts)]
      + rows.indices.filter { rows[$0].isDifference }.map { rows[$0].json(inside: inside[$0]) }
  }

  /// How many more occurrences were added or removed together with each row: those of its mark that come between the row
  /// and its end.
  private var insideCounts: [Int] {
    var counts = Array(repeating: 0, count: rows.count)
    var soFar: [Mark: Int] = [:]
    var around: [Int] = []
    func leave(to depth: Int) {
      while let last = around.last, rows[last].depth >= depth {
        around.removeLast()
        counts[last] += soFar[rows[last].mark, default: 0]
      }
    }
    for (index, row) in rows.enumerated() {
      leave(to: row.depth)
      if row.isInside { soFar[row.mark, default: 0] += 1 }
      counts[index] = -soFar[row.mark, default: 0]
      around.append(index)
    }
    leave(to: 0)
    return counts
  }
}

extension TraceDifference.Mark {
  /// The marks that count as differences.
  static let counted: [Self] = [.added, .removed, .moved, .changed]
}

extension TraceDifference.Row {
  fileprivate func json(inside: Int) -> JSON {
    .members([
      "difference": .string(mark.rawValue), "edited": .bool(isEdited),
      "before": mark == .added ? JSON.null : before?.json ?? JSON.null,
      "after": mark == .removed ? JSON.null : after?.json ?? JSON.null,
      "inside": mark == .moved || mark == .changed ? nil : .int(inside),
    ])
  }
}

extension Occurrence {
  fileprivate var json: JSON {
    record.json.adding([
      "number": number.map { .int($0) }, "value": result?.value.map { .string($0) },
      "error": result?.error.map { .string($0) },
    ])
  }
}
