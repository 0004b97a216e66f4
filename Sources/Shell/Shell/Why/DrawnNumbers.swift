import Analysis
import Diagrams
import Localization
import Trace

/// The numbers of the messages in a drawing, for the records of the run that is asked about.
struct DrawnNumbers {
  private let numbers: [Int: Int]
  private let records: [Int: Int]
  private let members: [String: [String]]

  /// - Parameter known: the records of the run, by those of the part that is drawn.
  init(_ diagram: Diagram, of run: Trace, known: [Int: Int]) {
    let drawn = diagram.messages.compactMap { message in
      message.record.flatMap { known[$0] }.map { (record: $0, number: message.number) }
    }
    numbers = Dictionary(drawn.map { ($0.record, $0.number) }) { first, _ in first }
    records = Dictionary(drawn.map { ($0.number, $0.record) }) { first, _ in first }
    let shared = Set(diagram.participants.map(\.id)).subtracting(run.objectNames)
    let sent = run.messagesByRecord
    members = diagram.messages.reduce(into: [:]) { members, message in
      guard shared.contains(message.to), let record = message.record.flatMap({ known[$0] }),
        let name = sent[record]?.to, members[message.to]?.contains(name) != true
      else { return }
      members[message.to, default: []].append(name)
    }
  }

  var last: Int { records.keys.max() ?? 0 }

  func number(of record: Int) -> Int? { numbers[record] }

  func record(of number: Int) -> Int? { records[number] }

  /// The objects that share a lifeline of the drawing, such as `labels`; `nil` when no lifeline has this name.
  func members(of name: String) -> [String]? { members[name.spelled(as: Array(members.keys))] }
}
