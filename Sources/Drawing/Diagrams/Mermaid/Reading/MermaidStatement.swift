/// A parsed statement. Whether it is allowed at its place is checked later.
enum MermaidStatement: Equatable {
  case header
  case participant(Declaration)
  case destroy(String)
  case message(Message)
  case note(over: [String], Diagram.Note.Side, String)
  case activation(String, begins: Bool)
  case numbering(Diagram.Numbering)
  case box(name: String, color: String?)
  case frame(Diagram.Frame)
  case section(Diagram.Frame.Section)
  case end
  /// A title or a description.
  case words(WritableKeyPath<Diagram, String?>, String)
  case links(String, [Diagram.Link])
  /// Valid, but not drawn. Its participant takes part.
  case ignored(String)

  struct Declaration: Equatable {
    var id: String
    var name: String?
    var type: Diagram.ParticipantType
    var isCreated = false
    /// The settings of which nothing is drawn.
    var ignored: [MermaidFault] = []
  }

  struct Message: Equatable {
    var from: String
    var arrow: Diagram.Arrow
    var to: String
    var text: String
    var activates = false
    var deactivates = false
  }

  /// Whether a box may contain it.
  var fitsIntoBox: Bool {
    switch self {
    case .participant(let declaration): !declaration.isCreated
    case .destroy, .end, .box: true
    default: false
    }
  }

  /// Whether nothing of a former statement about the same is left.
  func replaces(_ former: MermaidStatement) -> Bool {
    guard case .participant(let new) = self, case .participant(let old) = former else {
      return self != former
    }
    return (new.name ?? old.name, new.type) != (old.name, old.type)
      && (new.name != nil || old.name == nil)
  }
}
