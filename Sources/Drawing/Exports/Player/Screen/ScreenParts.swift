/// A screen of the app in its parts, as they are read from its text.
struct ScreenParts: Equatable {
  /// The scenes next to each other, from the left.
  var panes: [Scene]
  /// What is presented on top of them.
  var top: Scene?

  struct Scene: Equatable {
    /// The left button of the bar.
    var left = ""
    var title = ""
    /// The right button of the bar.
    var right = ""
    var rows: [Row] = []
    /// The buttons of the toolbar.
    var toolbar: [String] = []
  }

  enum Row: Equatable {
    case text(String)
    case item(Item, name: String, isDeletable: Bool)
    case field(String)
    /// - Parameter place: of the knob, from 0 to 1.
    case slider(String, place: Double)
    case buttons([Button])
    /// A row of which too little is seen: another scene is in front of it.
    case covered
  }

  enum Item: String {
    case folder, recording
  }

  struct Button: Equatable {
    var label: String
    var isEnabled = true
  }
}
