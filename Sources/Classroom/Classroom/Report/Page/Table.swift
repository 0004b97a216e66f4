import Documents
import Exports
import Localization
import Progress

/// An HTML table with a caption, and with headings marked for screen readers.
nonisolated struct Table {
  struct Row {
    var head: Markup
    var cells: [Markup]
  }

  /// Rows that belong together, under an optional first row that sums them up.
  struct Group {
    var lead: Row?
    var rows: [Row]
  }

  let caption: String
  let columns: [String]
  let groups: [Group]

  init(_ caption: String, _ columns: [String], _ groups: [Group]) {
    self.caption = caption
    self.columns = columns
    self.groups = groups
  }

  init(_ caption: String, _ columns: [String], rows: [Row]) {
    self.init(caption, columns, rows.isEmpty ? [] : [Group(rows: rows)])
  }

  /// Empty when there are no rows.
  var markup: Markup {
    guard !groups.isEmpty else { return "" }
    return """
      <div class="wide"><table>
      <caption>\(caption)</caption>
      <thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
      \(groups.map(\.markup))
      </table></div>
      """
  }
}

nonisolated extension Table.Group {
  fileprivate var markup: Markup {
    let lead = lead.map { [$0.markup(scope: "rowgroup")] } ?? []
    return "<tbody>\n\(lead + rows.map { $0.markup(scope: "row") })\n</tbody>"
  }
}

nonisolated extension Table.Row {
  fileprivate func markup(scope: String) -> Markup {
    "<tr><th scope=\"\(scope)\">\(head)</th>\(cells.map { "<td>\($0)</td>" })</tr>"
  }
}

nonisolated extension Tally {
  /// Its share as a bar with its numbers.
  var bar: Markup {
    guard let share else { return "<span class=\"share\">\(words)</span>" }
    let width = Int((share * 100).rounded())
    let numbers = localized("\(self[.rightAtFirstTry]) out of \(tried)")
    return """
      <span class="share"><span class="bar" aria-hidden="true">\
      <span style="width:\(width)%"></span></span> \(numbers)</span>
      """
  }
}
