import Diagrams
import Documents

extension Diagram {
  /// A PlantUML sequence diagram, for PlantUML 1.2020.02 and newer.
  ///
  /// Participants get ids of ours, and numbers stand in the labels: PlantUML would count replies too.
  public var plantUML: Lines {
    let writer = PlantUMLWriter(self)
    return Lines { AnyIterator(writer.lazy.joined().makeIterator()) }
  }
}
