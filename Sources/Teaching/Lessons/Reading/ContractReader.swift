import Cells
import Trace

extension LessonReader {
  mutating func contract(_ raw: RawSection) -> ContractTable? {
    guard let (table, location) = raw.table else {
      complain(.contract(.noTable), at: raw.location)
      return nil
    }
    let heads = Array(table.header.cells.dropFirst())
    let receivers = heads.map { role($0) }
    reportDuplicates(heads)
    reportDuplicates(table.rows.compactMap(\.cells.first))
    let rows = table.rows.compactMap { contractRow($0, receivers) }
    let rule = raw.attributes["rule"]
    return ContractTable(
      receivers: receivers.compactMap(\.self), rows: rows,
      rules: rule.flatMap { contractRules($0) } ?? [], ruleLocation: rule?.location,
      location: location)
  }

  private mutating func contractRow(
    _ row: Block.Row, _ receivers: [Role?]
  ) -> ContractTable.Row? {
    guard let first = row.cells.first, let sender = role(first) else { return nil }
    var cells: [ContractTable.Cell] = []
    for (receiver, cell) in zip(receivers, row.cells.dropFirst()) {
      let kinds = kinds(cell)
      guard let receiver else { continue }
      cells.append(ContractTable.Cell(receiver: receiver, kinds: kinds, location: cell.location))
    }
    return ContractTable.Row(sender: sender, cells: cells)
  }

  private mutating func role(_ cell: Block.Cell) -> Role? {
    role(cell.text.plain.trimmed, at: cell.location)
  }

  /// The role with this name. An unknown name is reported where the word is, on the line of `location` or after it.
  mutating func role(_ name: String, at location: Location) -> Role? {
    if let role = Role(heading: name) { return role }
    let known = Role.allCases.map(\.heading)
    let place = source.find(name, from: location, to: location.line)
    complain(.contract(.unknownRole(UnknownWord(name, among: known))), at: place)
    return nil
  }

  private mutating func kinds(_ cell: Block.Cell) -> [MessageKind] {
    let words = cell.text.plain.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return words.filter { !["–", "-", "—"].contains($0) }
      .compactMap { kind($0, at: cell.location) }
  }

  /// The kind of message with this name. An unknown one is reported as an unknown role is.
  mutating func kind(_ word: String, at location: Location) -> MessageKind? {
    if let kind = MessageKind(rawValue: word) { return kind }
    let known = MessageKind.allCases.map(\.rawValue)
    let place = source.find(word, from: location, to: location.line)
    complain(.contract(.unknownMessageKind(UnknownWord(word, among: known))), at: place)
    return nil
  }

  private mutating func reportDuplicates(_ cells: [Block.Cell]) {
    var seen: Set<String> = []
    for cell in cells {
      let name = cell.text.plain.trimmed
      if seen.insert(name).inserted { continue }
      let place = source.find(name, from: cell.location, to: cell.location.line)
      complain(.contract(.duplicateRow(name)), at: place)
    }
  }
}
