import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// The drawing of an action that is no longer than the room for it. What does not fit is folded by the story of the action:
/// its point stays, and of the rest as much as there is room for, the most telling first.
struct FittedDrawing {
  let styled: Styled
  /// What is drawn; `nil` when there is no room even for the point.
  let shown: Diagram?
  /// Whether nothing is folded.
  let isWhole: Bool

  /// - Parameters:
  ///   - diagram: made of the trace.
  ///   - room: rows of the terminal.
  init(_ diagram: Diagram, of trace: Trace, _ options: Options, width: Int, room: Int) {
    var whole = Drawing(diagram, options, width: width)
    // An action takes no options: its words are names in the app.
    let all = Option<Bool>.all.spelling
    whole.closing = whole.closing.map { $0.replacing(all, with: "diagram last \(all)") }
    for drawn in [whole.styled, whole.styledInFewRows] where drawn.lines.count <= room {
      (styled, shown, isWhole) = (drawn, diagram, true)
      return
    }
    let folding = StoryFolding(diagram, trace.stories, options, width: width)
    if let folded = folding.folded(to: room) {
      (styled, shown, isWhole) = (folded.drawing, folded.part, false)
      return
    }
    let remark = Styled.wrapped(Self.noRoom(for: diagram), to: width, .faint)
    (styled, shown, isWhole) = (remark.lines.count <= room ? remark : Styled(), nil, false)
  }

  private static func noRoom(for diagram: Diagram) -> String {
    let count = diagram.messages.count
    return localized("\(count) messages, too many for the window. To see them: diagram last")
  }
}

/// Folds a diagram by its stories.
private struct StoryFolding {
  let diagram: Diagram
  let stories: [Story]
  let options: Options
  let width: Int

  init(_ diagram: Diagram, _ stories: [Story], _ options: Options, width: Int) {
    (self.diagram, self.stories, self.options, self.width) = (diagram, stories, options, width)
  }

  /// `nil` when there is no room for the point.
  func folded(to room: Int) -> (part: Diagram, drawing: Styled)? {
    let outline = StoryOutline(stories)
    // What breaks the contract is always seen.
    var records = outline.point.union(diagram.breaches.compactMap(\.record))
    guard var best = drawn(records, room) else { return nil }
    for detail in outline.details {
      // All of it, or else as much as there is room for.
      let fits = drawn(records.union(detail), room) != nil
      for part in fits ? [detail] : detail.sorted().map({ [$0] }) {
        guard let more = drawn(records.union(part), room) else { break }
        (best, records) = (more, records.union(part))
      }
    }
    return best
  }

  private func drawn(_ records: Set<Int>, _ room: Int) -> (part: Diagram, drawing: Styled)? {
    let part = diagram.showing(records: records).withoutLevels
    var drawing = Drawing(part.inShort(options, width: width), options, width: width)
    drawing.closing = [FoldedRemark(part, of: diagram, stories).words(width: width)]
    let styled = drawing.styledInFewRows
    return styled.lines.count <= room ? (part, styled) : nil
  }
}

extension Diagram {
  /// Where calls between are folded, nesting and turns say nothing.
  fileprivate var withoutLevels: Diagram {
    var diagram = self
    diagram.items = items.compactMap { item in
      switch item {
      case .turn: return nil
      case .message(var message):
        message.depth = 0
        return .message(message)
      case .change(var change):
        change.depth = 0
        return .change(change)
      default: return item
      }
    }
    return diagram
  }

  /// Calls that take more than one row lose arguments: all but the first, or all.
  fileprivate func inShort(_ options: Options, width: Int) -> Diagram {
    guard var canvas = Canvas(DiagramStream(self), options, width: width) else { return self }
    var diagram = self
    diagram.items = items.map { item in
      guard case .message(let message) = item, message.breach == nil, message.kind != .user else {
        _ = canvas.append(item)
        return item
      }
      let (last, others) = (message.shorter[1], [message] + message.shorter.prefix(1))
      let fitting = others.first { shorter in
        var trial = canvas
        return trial.append(.message(shorter)).count <= 1
      }
      _ = canvas.append(item)
      return .message(fitting ?? last)
    }
    return diagram
  }
}

extension Diagram.Message {
  /// With its first argument only, and with none.
  fileprivate var shorter: [Diagram.Message] {
    let name = text.prefix { $0 != "(" }
    return [firstArgument.map { "\(name)(\($0), …)" } ?? text, String(name)].map { words in
      var message = self
      message.text = words
      return message
    }
  }

  /// `nil` when it has no argument or only one.
  private var firstArgument: Substring? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
    var depth = 0
    let end = arguments.firstIndex { sign in
      depth += "([{".contains(sign) ? 1 : ")]}".contains(sign) ? -1 : 0
      return sign == "," && depth == 0
    }
    return end.map { arguments[..<$0] }
  }
}
