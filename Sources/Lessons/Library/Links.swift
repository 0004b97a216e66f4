import Foundation

extension LessonFolder {
  /// Links that lead out of the directory, to nothing, or to an address that is no page.
  func linkProblems(in lesson: Lesson) -> [LessonProblem] {
    lesson.sections.flatMap { section in
      section.heading.urls.map { ($0, section.location) }
        + section.blocks.flatMap(\.links)
    }
    .compactMap { url, location in
      problem(with: url).map { LessonProblem(lesson.file, location, $0) }
    }
  }

  private func problem(with url: String) -> LessonProblem.Kind? {
    if let match = url.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.-]*):/) {
      let isWeb = ["https", "http", "mailto"].contains(match.output.1.lowercased())
      return isWeb ? nil : .linkScheme(url)
    }
    let path = url.prefix { $0 != "#" && $0 != "?" }
    if path.isEmpty { return nil }
    let name = path.removingPercentEncoding ?? String(path)
    if name.hasPrefix("/") || !isInside(self.path + "/" + name) { return .linkOutside(url) }
    return exists(name) ? nil : .deadLink(url)
  }
}

extension Block {
  /// All addresses in it, with the place of the block that holds them.
  fileprivate var links: [(url: String, location: Location)] {
    switch kind {
    case .heading(_, let text), .paragraph(let text): text.urls.map { ($0, location) }
    case .list(let list): list.items.flatMap { $0.blocks.flatMap(\.links) }
    case .table(let table):
      ([table.header] + table.rows).flatMap(\.cells).flatMap { cell in
        cell.text.urls.map { ($0, cell.location) }
      }
    case .quote(let blocks), .details(_, let blocks): blocks.flatMap(\.links)
    case .code, .ruler, .html: []
    }
  }
}
