import Analysis
import Cells
import Diagrams
import Localization

/// Says below a folded drawing how many messages are missing, what they do, and what shows them.
struct FoldedRemark {
  private let count: Int
  private let idle: Int
  private let writings: Int
  private let made: Int

  /// - Parameter part: what is drawn of the diagram.
  init(_ part: Diagram, of diagram: Diagram, _ stories: [Story]) {
    let shown = Set(part.messages.compactMap(\.record))
    let missing = diagram.messages.filter { message in
      message.record.map { !shown.contains($0) } ?? false
    }
    let records = Set(missing.compactMap(\.record))
    let hearers = stories.flatMap(\.announcements).flatMap(\.hearers)
    count = missing.count
    idle = hearers.count { !$0.acted && records.contains($0.message) }
    writings = stories.flatMap(\.writings).count { records.contains($0.message) }
    made = missing.count { $0.kind == .create }
  }

  /// In one row where that is possible: parts that have no room in it are left out.
  func words(width: Int) -> String {
    guard count > 0 else {
      return localized("Every message is here. With all changes: diagram last")
    }
    let folded = localized(count, one: "1 message is folded", other: "\(count) messages are folded")
    let whole = localized("\(folded): \(parts.commaSeparated). All: diagram last")
    let shorter = (1..<max(1, parts.count)).reversed().lazy.map { count in
      localized("\(folded): \(Array(parts.prefix(count)).commaSeparated) … All: diagram last")
    }
    return ([whole] + shorter).first { $0.cells <= width }
      ?? localized("\(folded). All: diagram last")
  }

  private var parts: [String] {
    let others = count - idle - writings - made
    let hearing = localized(
      idle, one: "1 is heard without effect", other: "\(idle) are heard without effect")
    let parts = [
      (idle, hearing),
      (writings, localized(writings, one: "1 writes a view", other: "\(writings) write views")),
      (made, localized(made, one: "1 makes an object", other: "\(made) make objects")),
      (others, localized(others, one: "1 is a step between", other: "\(others) are steps between")),
    ]
    return parts.filter { $0.0 > 0 }.map(\.1)
  }
}
