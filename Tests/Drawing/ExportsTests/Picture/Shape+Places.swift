import Diagrams

@testable import Exports

/// The shapes of a picture, each with its kind, its places and its words.
///
/// - Parameters:
///   - source: in Mermaid's language. The lifelines are A, B and C, unless it has others.
///   - points: the width of the picture; `nil` for one that is as wide as its words need.
///   - kinds: of the groups that are told; none for all.
func shapes(_ source: String, within points: Double? = nil, _ kinds: String...) -> String {
  let hasOwn = source.contains(#/(?m)^(participant|actor) /#)
  let lifelines = hasOwn ? "" : "participant A\nparticipant B\nparticipant C\n"
  let (diagram, problems) = Diagram.reading(mermaid: "sequenceDiagram\n" + lifelines + source)
  let shapes = SVGPicture(diagram, within: points).shapes(of: kinds)
  return (problems.map { "\($0)" } + shapes).joined(separator: "\n")
}

extension SVGPicture {
  func shapes(of kinds: [String]) -> [String] {
    groups.filter { kinds.isEmpty || kinds.contains($0.kind) }
      .flatMap { group in group.shapes.map { "\(group.kind): \($0.svg.places)" } }
  }
}

extension String {
  /// Of an element in SVG: its places, without its colours, and its words.
  var places: String {
    let places = matches(of: #/ (?:x|y|cx|cy|r|width|height|d)="([^"]*)"/#).map(\.output.1)
    let words = matches(of: #/>([^<]+)</#).map(\.output.1)
    return (places + words).joined(separator: " ")
  }
}
