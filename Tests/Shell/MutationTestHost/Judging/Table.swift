/// The cells of a table in CSV.
struct Table {
  private(set) var cells: [String] = []

  init(_ text: String) {
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        cells.append(String(cell))
        cell = .init()
      default: cell.append(scalar)
      }
    }
    cells.append(String(cell))
  }

  /// Cells that a spreadsheet would take for formulas: those that begin with such a sign, behind whatever
  /// cannot be seen.
  var formulas: [String] {
    cells.filter { cell in
      let first = cell.unicodeScalars.first { scalar in
        let properties = scalar.properties
        return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
          && ![.control, .format, .nonspacingMark, .enclosingMark].contains(
            properties.generalCategory)
      }
      return first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    }
  }
}
