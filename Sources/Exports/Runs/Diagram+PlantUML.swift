import Diagrams

extension Diagram {
  /// A PlantUML sequence diagram.
  public var plantUML: Lines { Lines([]) }
}
