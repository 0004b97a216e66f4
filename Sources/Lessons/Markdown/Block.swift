/// A piece of Markdown that stands on lines of its own, and where it stands.
public struct Block: Equatable, Sendable {
  public var kind: Kind
  public var location: Location
  public var lastLine: Int

  public init(_ kind: Kind, at location: Location, to lastLine: Int) {
    self.kind = kind
    self.location = location
    self.lastLine = lastLine
  }

  public indirect enum Kind: Equatable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case list(List)
    case table(Table)
    case code(language: String, text: String)
    case quote([Block])
    /// `<details>` with its `<summary>`: hidden until asked for.
    case details(summary: String, [Block])
    /// `<details class="teacher">`: for teachers only.
    case notes(summary: String, [Block])
    case ruler
    /// Other HTML, comments above all. Invisible on a page.
    case html(String)
  }

  public struct List: Equatable, Sendable {
    /// The first number; `nil` for bullets.
    public var start: Int?
    /// Whether blank lines stand between the items.
    public var isLoose: Bool
    public var items: [Item]
  }

  public struct Item: Equatable, Sendable {
    /// `nil` when the item has no box.
    public var isTicked: Bool?
    public var blocks: [Block]
    public var location: Location
  }

  public struct Table: Equatable, Sendable {
    public var header: Row
    public var rows: [Row]
  }

  public struct Row: Equatable, Sendable {
    public var cells: [Cell]
    public var location: Location
  }

  public struct Cell: Equatable, Sendable {
    public var text: [Inline]
    public var location: Location
  }
}
