import Cells

/// A piece of XML, or of HTML that is XML too, which cannot come out malformed: what is text in it stays
/// text. It is a tree; a page that is mostly written down is ``HTML``.
package enum Markup: Equatable, Sendable {
  case text(String)
  /// Without children it is empty in every document; with none of them it happens to be.
  indirect case element(String, [Attribute], [Markup]?)

  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup]? = nil
  ) -> Markup {
    .element(name, attributes.map { Attribute(name: $0.key, value: $0.value) }, children)
  }

  /// An element with nothing but text in it.
  package static func tag(_ name: String, _ text: String) -> Markup { tag(name, [:], text) }

  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String
  ) -> Markup {
    tag(name, attributes, [.text(text)])
  }

  /// In one piece.
  package var source: String {
    switch self {
    case .text(let text): text.xmlEscaped
    case .element(_, _, nil): "<\(opening)/>"
    case .element(let name, _, let children?): "<\(opening)>\(children.source)</\(name)>"
    }
  }

  /// One element a line and each level further in, until there is text, in which spaces count.
  package func lines(indent: String = "") -> [String] {
    guard case .element(let name, _, let children?) = self, children.areElements else {
      return (indent + source).textLines.map(String.init)
    }
    return [indent + "<\(opening)>"] + children.flatMap { $0.lines(indent: indent + "  ") }
      + [indent + "</\(name)>"]
  }

  /// All of a file.
  package var document: [String] { ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + lines() }

  private var opening: String {
    guard case .element(let name, let attributes, _) = self else { return "" }
    return attributes.reduce(name) { $0 + " \($1.name)=\"\($1.value.xmlEscaped)\"" }
  }
}

extension [Markup] {
  package var source: String { map(\.source).joined() }

  fileprivate var areElements: Bool {
    !isEmpty
      && allSatisfy {
        if case .element(let name, _, _) = $0 { !name.isInline } else { false }
      }
  }
}

extension String {
  /// Between such elements a space would be seen.
  fileprivate var isInline: Bool {
    ["a", "br", "code", "em", "span", "strong", "textEntryInteraction"].contains(self)
  }
}
