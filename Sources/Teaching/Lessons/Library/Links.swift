import Foundation

extension LessonFolder {
  /// Links that lead out of the directory, to a missing file, or to an address with an unknown
  /// scheme.
  func wrong(_ links: [Link]) -> [(Link, LessonProblem.Kind)] {
    links.compactMap { link in problem(with: link.url).map { (link, $0) } }
  }

  private func problem(with url: String) -> LessonProblem.Kind? {
    if let scheme = url.scheme {
      let isWeb = ["https", "http", "mailto"].contains(scheme.lowercased())
      return isWeb ? nil : .markdown(.linkScheme(url))
    }
    let path = url.prefix { $0 != "#" && $0 != "?" }
    if path.isEmpty { return nil }
    let name = path.removingPercentEncoding ?? String(path)
    if name.hasPrefix("/") || !isInside(name) {
      return .markdown(.linkOutside(url))
    }
    return exists(name) ? nil : .markdown(.deadLink(url))
  }
}

/// An address, and where to look for it.
struct Link {
  var url: String
  var location: Location
  var lastLine: Int
}

extension Section {
  /// Those of its heading and its blocks, with those of images.
  var links: [Link] {
    heading.urls.map { Link(url: $0, location: location, lastLine: location.line) }
      + blocks.flatMap(\.links)
  }
}

extension Block {
  fileprivate var links: [Link] {
    switch kind {
    case .heading(_, let text), .paragraph(let text):
      text.urls.map { Link(url: $0, location: location, lastLine: lastLine) }
    case .list(let list): list.items.flatMap { $0.blocks.flatMap(\.links) }
    case .table(let table):
      ([table.header] + table.rows).flatMap(\.cells).flatMap { cell in
        cell.text.urls.map {
          Link(url: $0, location: cell.location, lastLine: cell.location.line)
        }
      }
    case .quote(let blocks), .details(_, let blocks), .notes(_, let blocks): blocks.flatMap(\.links)
    case .code, .ruler, .html: []
    }
  }
}

extension String {
  /// What an address begins with, up to its colon; `nil` for one without.
  fileprivate var scheme: Substring? {
    let word = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    return word.first?.isLetter == true && self[word.endIndex...].first == ":" ? word : nil
  }
}
