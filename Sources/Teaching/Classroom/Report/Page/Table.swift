import Documents
import Exports

/// A table that says what it is about, and whose cells know their headings.
nonisolated struct Table {
  struct Row {
    var head: Markup
    var cells: [Markup]
  }

  /// Rows that belong together. The first may speak for the others.
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

  /// Nothing where there is no row.
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
