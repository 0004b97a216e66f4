import Cells

/// A piece of XML or HTML in which text always stays text.
///
/// It is built as a tree, whose elements cannot come out malformed, or written down as a literal: what is
/// put into the literal is escaped, unless it is markup itself. A tree may be put into a literal.
package enum Markup: Equatable, Sendable {
  case text(String)
  /// The children are `nil` for an element that is always empty, such as `<br/>`.
  indirect case element(String, [Attribute], [Markup]?)
  /// Written into the output as it is. Only for markup of our own, never for text from outside.
  case raw(String)

  /// An attribute of an element. Its value is escaped when it is written.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A file that is built into the program, as it is.
  package init(resource bytes: [UInt8]) {
    self = .raw(String(decoding: bytes, as: UTF8.self))
  }

  /// An element. Values of attributes are escaped when they are written.
  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup]? = nil
  ) -> Markup {
    .element(name, attributes.map { Attribute(name: $0.key, value: $0.value) }, children)
  }

  /// An element with nothing but text in it.
  package static func tag(_ name: String, _ text: String) -> Markup { tag(name, [:], text) }

  /// An element with attributes, and with nothing but text in it.
  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String
  ) -> Markup {
    tag(name, attributes, [.text(text)])
  }

  /// An element with nothing but this markup in it.
  package func inside(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:]
  ) -> Markup {
    .tag(name, attributes, [self])
  }

  /// The markup as text, without added line ends.
  package var source: String {
    switch self {
    case .text(let text): text.xmlEscaped
    case .raw(let source): source
    case .element(_, _, nil): "<\(opening)/>"
    case .element(let name, _, let children?): "<\(opening)>\(children.source)</\(name)>"
    }
  }

  /// Each element on a line of its own, indented by level. An element with text in it stays on one line,
  /// since spaces count there.
  package func lines(indent: String = "") -> [String] {
    guard case .element(let name, _, let children?) = self, children.areElements else {
      return (indent + source).textLines.map(String.init)
    }
    return [indent + "<\(opening)>"] + children.flatMap { $0.lines(indent: indent + "  ") }
      + [indent + "</\(name)>"]
  }

  /// The lines of an XML file with this element as its root.
  package var document: [String] { [Self.declaration] + lines() }

  /// The first line of an XML file.
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  private var opening: String {
    guard case .element(let name, let attributes, _) = self else { return "" }
    return attributes.reduce(name) { $0 + " \($1.name)=\"\($1.value.xmlEscaped)\"" }
  }
}

extension [Markup] {
  /// The markup of all, with nothing between them.
  package var source: String { map(\.source).joined() }

  /// The same as a single markup.
  package var joined: Markup { .raw(source) }

  fileprivate var areElements: Bool {
    !isEmpty
      && allSatisfy {
        if case .element(let name, _, _) = $0 { !name.isInline } else { false }
      }
  }
}

extension String {
  /// A space between such elements would be visible.
  fileprivate var isInline: Bool {
    ["a", "br", "code", "em", "span", "strong", "textEntryInteraction"].contains(self)
  }
}

extension Markup: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .raw(value) }

  package init(stringInterpolation: StringInterpolation) { self = .raw(stringInterpolation.source) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }

    /// Inserts the text, escaped.
    package mutating func appendInterpolation(_ text: String) { source += text.xmlEscaped }

    package mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Inserts the markup as it is.
    package mutating func appendInterpolation(_ markup: Markup) { source += markup.source }

    /// Inserts each part on a line of its own.
    package mutating func appendInterpolation(_ parts: [Markup]) {
      source += parts.map(\.source).joined(separator: "\n")
    }
  }
}
