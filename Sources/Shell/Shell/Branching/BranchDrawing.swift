import Cells
import Course
import Localization
import Stage

/// The runs that were tried, as a tree: actions below each other, and a fork where different ones were done.
struct BranchDrawing {
  private let tree: RunTree
  private let setup: [Input]
  private let ends: [Int]
  private let options: Options

  init(_ play: Play, _ options: Options) {
    (tree, setup, ends) = (play.tree, play.setup, play.tree.ends)
    self.options = options
  }

  func styled(width: Int) -> Styled {
    let drawing =
      options[.plain]
      ? Styled.wrapped(sentences, to: width)
      : Styled(lines(from: 0, lead: "", indent: "", width: width))
    let remark = localized("To go to the end of a branch, as in: branches 1")
    let whole = Styled.stack([drawing, .wrapped(remark, to: width, .faint)])
    return whole.inCharset(of: options)
  }

  // MARK: A drawing

  /// A node and all that follows from it.
  private func lines(from start: Int, lead: String, indent: String, width: Int) -> [Styled.Line] {
    var lines = row(of: start, lead: lead, indent: indent, width: width)
    var node = start
    while let child = tree.nodes[node].children.first, tree.nodes[node].children.count == 1 {
      lines += row(of: child, lead: indent, indent: indent, width: width)
      node = child
    }
    let children = tree.nodes[node].children
    for child in children {
      let isLast = child == children.last
      lines += self.lines(
        from: child, lead: indent + (isLast ? "└─ " : "├─ "),
        indent: indent + (isLast ? "   " : "│  "), width: width)
    }
    return lines
  }

  private func row(of node: Int, lead: String, indent: String, width: Int) -> [Styled.Line] {
    let marks = marks(of: node)
    let text = words(of: node) + (marks.isEmpty ? "" : localized("  (\(marks.joinedClauses))"))
    let style = node == tree.place ? Styled.Style.strong : .plain
    let rows = text.wrapped(to: max(width - indent.cells, 10), hanging: 2)
    return rows.enumerated().map { index, row in
      Styled.Line([.init(index == 0 ? lead : indent, .faint), .init(row, style)])
    }
  }

  private func words(of node: Int) -> String {
    if let input = tree.nodes[node].input { return input.words }
    guard !setup.isEmpty else { return localized("(the beginning)") }
    return localized("(the set-up: \(setup.map(\.words).commaSeparated))")
  }

  private func marks(of node: Int) -> [String] {
    let end = node > 0 ? ends.firstIndex(of: node).map { localized("branch \($0 + 1)") } : nil
    return [end, node == tree.place ? localized("you are here") : nil].compactMap(\.self)
  }

  // MARK: For screen readers

  private var sentences: [String] {
    let branches = ends.enumerated().map { index, end in
      localized("Branch \(index + 1): \(actions(to: end)).")
    }
    let place = localized("You are here, in branch \(tree.branch): \(actions(to: tree.place)).")
    return (setup.isEmpty ? [] : [localized("Set-up: \(setup.map(\.words).commaSeparated).")])
      + branches + [place]
  }

  private func actions(to node: Int) -> String {
    let inputs = tree.inputs(to: node)
    return inputs.isEmpty ? localized("no action") : inputs.map(\.words).commaSeparated
  }
}
