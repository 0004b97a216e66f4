import CMarkdown
import Synchronization

/// GitHub-flavoured Markdown, read by GitHub's own parser.
struct Markdown {
  /// Lists and quotes nested deeper would exhaust the stack.
  static let deepest = 16

  let blocks: [Block]
  /// The place of the first block that was nested too deep and left out.
  let tooDeep: Location?

  init(_ source: SourceText) {
    self = Markdown.turn.withLock { _ in Markdown(alone: source) }
  }

  /// The parser keeps its extensions and its special characters in global tables, and changes them while
  /// it runs. So only one parser may run at a time.
  private static let turn = Mutex(())

  private init(alone source: SourceText) {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8)
    defer { cmark_parser_free(parser) }
    for name in ["table", "tasklist", "strikethrough", "autolink"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    let text = source.text
    cmark_parser_feed(parser, text, text.utf8.count)
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    var reader = NodeReader(source: source)
    blocks = document.map { reader.blocks(in: Node(pointer: $0)) } ?? []
    tooDeep = reader.tooDeep
  }
}

extension [Block] {
  /// The blocks of a text that is no file.
  public init(markdown text: String) { self = Markdown(SourceText(text, file: "")).blocks }
}

/// A node of cmark. It is valid as long as its document.
struct Node {
  let pointer: OpaquePointer

  var type: String { String(cString: cmark_node_get_type_string(pointer)) }
  var literal: String { text(cmark_node_get_literal(pointer)) }
  var url: String { text(cmark_node_get_url(pointer)) }
  var fenceInfo: String { text(cmark_node_get_fence_info(pointer)) }
  var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }

  var children: [Node] {
    var children: [Node] = []
    var next = cmark_node_first_child(pointer)
    while let child = next {
      children.append(Node(pointer: child))
      next = cmark_node_next(child)
    }
    return children
  }

  func location(in source: SourceText) -> Location {
    source.location(
      line: Int(cmark_node_get_start_line(pointer)),
      byte: Int(cmark_node_get_start_column(pointer)))
  }

  /// cmark has replaced entities such as `&#27;` by now, so control characters are made visible
  /// here.
  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0).madeVisible } ?? ""
  }
}
