/// A block of Markdown with its place in the file.
public struct Block: Equatable, Sendable {
  public var kind: Kind
  public var location: Location
  /// Counted from 1; 0 for a block that comes from no file.
  public var lastLine: Int

  public init(_ kind: Kind, at location: Location, to lastLine: Int) {
    self.kind = kind
    self.location = location
    self.lastLine = lastLine
  }

  /// A block that comes from no file.
  public init(_ kind: Kind) {
    self.init(kind, at: Location(), to: 0)
  }

  /// What a block is, with its contents.
  public indirect enum Kind: Equatable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case list(List)
    case table(Table)
    case code(language: String, text: String)
    case quote([Block])
    /// `<details>` with its `<summary>`: a hint, or text that is folded away.
    case details(summary: String, [Block])
    /// `<details class="teacher">`: for teachers only.
    case notes(summary: String, [Block])
    case ruler
    /// Other HTML, such as comments. Invisible on a page.
    case html(String)
  }

  /// A numbered list, or a list with bullets or boxes.
  public struct List: Equatable, Sendable {
    /// The number of the first item; `nil` for bullets.
    public var start: Int?
    /// Whether blank lines are between the items.
    public var isLoose: Bool
    public var items: [Item]

    public init(start: Int? = nil, isLoose: Bool = false, items: [Item]) {
      self.start = start
      self.isLoose = isLoose
      self.items = items
    }

    /// The same list with other blocks in its items.
    public func mapBlocks(_ change: ([Block]) -> [Block]) -> List {
      var list = self
      for index in items.indices { list.items[index].blocks = change(items[index].blocks) }
      return list
    }
  }

  public struct Item: Equatable, Sendable {
    /// `nil` when the item has no box.
    public var isTicked: Bool?
    public var blocks: [Block]
    public var location: Location

    public init(isTicked: Bool? = nil, blocks: [Block], location: Location = Location()) {
      self.isTicked = isTicked
      self.blocks = blocks
      self.location = location
    }
  }

  public struct Table: Equatable, Sendable {
    public var header: Row
    public var rows: [Row]

    public init(header: Row, rows: [Row]) {
      self.header = header
      self.rows = rows
    }
  }

  public struct Row: Equatable, Sendable {
    public var cells: [Cell]
    public var location: Location

    public init(cells: [Cell], location: Location = Location()) {
      self.cells = cells
      self.location = location
    }
  }

  public struct Cell: Equatable, Sendable {
    public var text: [Inline]
    public var location: Location

    public init(text: [Inline], location: Location = Location()) {
      self.text = text
      self.location = location
    }
  }
}
