import Cells
import Diagrams

extension Session {
  func drawn(_ diagram: Diagram, _ options: Options) -> Styled {
    let width = width(options)
    let drawing = Drawing(diagram, options, width: width)
    return .stack([drawing.body, drawing.styledClosing(width: width)])
  }
}
