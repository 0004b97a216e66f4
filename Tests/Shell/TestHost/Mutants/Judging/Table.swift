/// The cells of a table in CSV.
struct Table {
  private(set) var cells: [String] = []

  init(_ text: String) {
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\"":
        // Between quotes, two of them stand for one.
        if !isQuoted, last == "\"" { cell.append(scalar) }
        isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        cells.append(String(cell))
        cell = .init()
      default: cell.append(scalar)
      }
    }
    cells.append(String(cell))
  }

  /// Cells that a spreadsheet would take for formulas: those that begin with such a sign, after whatever
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
