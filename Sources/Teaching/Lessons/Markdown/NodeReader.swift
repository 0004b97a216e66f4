import CMarkdown
import Cells

/// Turns cmark's tree into values.
struct NodeReader {
  let source: SourceText
  private(set) var tooDeep: Location?
  private var depth = 0

  init(source: SourceText) {
    self.source = source
  }

  mutating func blocks(in parent: Node) -> [Block] {
    guard depth < Markdown.deepest else {
      tooDeep = tooDeep ?? parent.location(in: source)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    let blocks = parent.children.compactMap { child in
      kind(of: child).map { Block($0, at: child.location(in: source), to: child.lastLine) }
    }
    return blocks.foldingDetails()
  }

  private mutating func kind(of node: Node) -> Block.Kind? {
    switch node.type {
    case "heading":
      .heading(level: Int(cmark_node_get_heading_level(node.pointer)), inlines(in: node))
    case "paragraph": .paragraph(inlines(in: node))
    case "block_quote": .quote(blocks(in: node))
    case "list": .list(list(node))
    case "code_block": .code(language: node.language, text: node.literal)
    case "html_block": .html(node.literal)
    case "thematic_break": .ruler
    case "table": .table(table(node))
    default: nil
    }
  }

  private mutating func list(_ node: Node) -> Block.List {
    let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
    return Block.List(
      start: isOrdered ? Int(cmark_node_get_list_start(node.pointer)) : nil,
      isLoose: cmark_node_get_list_tight(node.pointer) == 0,
      items: node.children.map { item($0) })
  }

  private mutating func item(_ node: Node) -> Block.Item {
    let hasBox = node.type == "tasklist"
    let isTicked = hasBox ? cmark_gfm_extensions_get_tasklist_item_checked(node.pointer) : nil
    return Block.Item(
      isTicked: isTicked, blocks: blocks(in: node), location: node.location(in: source))
  }

  private mutating func table(_ node: Node) -> Block.Table {
    // It always has a head.
    var rows = node.children.map { row($0) }
    return Block.Table(header: rows.removeFirst(), rows: rows)
  }

  private mutating func row(_ node: Node) -> Block.Row {
    let cells = node.children.map {
      Block.Cell(text: inlines(in: $0).trimmed, location: $0.location(in: source))
    }
    return Block.Row(cells: cells, location: node.location(in: source))
  }
}

extension NodeReader {
  mutating func inlines(in parent: Node) -> [Inline] {
    guard depth < Markdown.deepest * 2 else {
      tooDeep = tooDeep ?? parent.location(in: source)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return parent.children.map { inline($0) }.mergingTexts()
  }

  private mutating func inline(_ node: Node) -> Inline {
    switch node.type {
    case "code": .code(node.literal)
    case "emph": .emphasis(inlines(in: node))
    case "strong": .strong(inlines(in: node))
    case "strikethrough": .strikethrough(inlines(in: node))
    case "link": .link(inlines(in: node), url: node.url)
    case "image": .image(description: inlines(in: node), url: node.url)
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "html_inline": .html(node.literal)
    default: .text(node.literal)
    }
  }
}

extension Node {
  fileprivate var language: String {
    fenceInfo.split(separator: " ").first.map(String.init) ?? ""
  }
}

extension [Inline] {
  /// cmark splits text at every character that might have meant something.
  fileprivate func mergingTexts() -> [Inline] {
    reduce(into: []) { result, inline in
      if case .text(let text) = inline, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(inline)
      }
    }
  }
}
