import Exports
import Testing

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
}
