import Testing

@testable import Exports

/// A picture of figures: each number has a bar.
struct TablePictureTests {
  @Test func `equal numbers have equal bars, also below a long title`() {
    let picture = TablePicture(
      title: "Bills",
      tables: [
        .init(heads: ["code", "MVC", "A pattern with a long title"], rows: [["lines", "7", "7"]])
      ])
    let bars = picture.svg.text.split(separator: "\n").filter { $0.contains("rx=") }
    let widths = bars.compactMap { $0.firstMatch(of: /width="([^"]*)"/)?.output.1 }
    #expect(widths == ["76", "76"])
  }

  @Test func `a bar is as long as its number is in comparison with the greatest of its row`() {
    let picture = TablePicture(
      title: "Bills",
      tables: [
        .init(
          heads: ["code", "MVC", "MVP"], rows: [["lines", "5 → 20", "10"], ["files", "0", "–"]])
      ])
    let bars = picture.svg.text.split(separator: "\n").filter { $0.contains("rx=") }
    let widths = bars.compactMap { $0.firstMatch(of: /width="([^"]*)"/)?.output.1 }
    #expect(widths == ["76", "38"])
  }

  @Test func `titles of columns are above the rows`() {
    let picture = TablePicture(
      title: "Bills", tables: [.init(heads: ["code", "MVC"], rows: [["lines", "7"]])])
    let words = picture.svg.text.matches(of: /<text[^>]*>(?:<tspan[^>]*>)?([^<]+)/).map(\.output.1)
    #expect(words == ["Bills", "code", "MVC", "lines", "7"])
  }

  @Test func `tables are below each other, with a line under their titles`() {
    let picture = TablePicture(
      title: "Bills",
      tables: [
        .init(heads: ["code", "MVC"], rows: [["lines", "7"], ["files", "0"]]),
        .init(heads: ["time", "MVC"], rows: [["rename", "2 → 3"]]),
      ]
    ).svg.text
    let shapes = picture.split(separator: "\n").filter { $0.contains(#/^<(rect|path|text)/#) }
    #expect(
      shapes.map { String($0).places } == [
        "0 0 200 201", "16 34 Bills", "24 72 code", "108 72 MVC", "M16 79L184 79",
        "104 83 76 14", "24 94 lines", "108 94 7", "24 116 files", "108 116 0", "24 156 time",
        "108 156 MVC", "M16 163L184 163", "104 167 76 14", "24 178 rename", "108 178 2 → 3",
      ])
    #expect(
      picture.contains("\ncode: lines: MVC 7.\ncode: files: MVC 0.\ntime: rename: MVC 2 → 3.\n"))
  }

  @Test func `a column is as wide as its widest words, and a bar leaves air`() {
    let name = String(repeating: "m", count: 10)
    let picture = TablePicture(
      title: "", tables: [.init(heads: ["", name], rows: [["", "4"], [name, "2"]])]
    ).svg.text
    // A bold m is 1.12 × 12 wide, and one that is not bold is 12. The air is 8 on each side.
    #expect(picture.contains(#"viewBox="0 0 318.4 "#))
    let bars = picture.split(separator: "\n").filter { $0.contains("rx=") }
    #expect(bars.map { String($0).places.split(separator: " ")[2] } == ["142.4", "142.4"])
  }
}
