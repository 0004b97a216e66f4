import Cells
import Diagrams

extension Session {
  func drawn(_ diagram: Diagram, _ options: Options) -> Styled {
    drawing(of: diagram, options).styled
  }

  func drawing(of diagram: Diagram, _ options: Options) -> Drawing {
    Drawing(diagram, options, width: width(options))
  }
}
