import Cells
import Diagrams

extension Diagram {
  /// Its sentences, a line each.
  var transcript: Styled { Styled(sentences.map { Styled.Line([.init($0)]) }) }
}
