import AppInterface

extension Pattern {
  /// Whether its view state can be read and set as a whole.
  public var keepsViewStateInStore: Bool { code.viewStateDebugging != nil }
}

extension Stage {
  /// Reads and sets the view state; `nil` when the app is not running, or its pattern does not keep its view
  /// state in one place.
  public var viewStateDebugging: (any ViewStateDebugging)? {
    guard isRunning else { return nil }
    return pattern.code.viewStateDebugging.map { StageDebugger(of: $0, on: self) }
  }
}

/// The debugger of the app on a stage. What it does is recorded there.
private struct StageDebugger: ViewStateDebugging {
  private let app: any ViewStateDebugging
  private let stage: Stage

  init(of app: any ViewStateDebugging, on stage: Stage) {
    self.app = app
    self.stage = stage
  }

  var log: [ViewStateLogEntry] { stage.asCurrent { app.log } }
  var viewStateJSON: String { stage.asCurrent { app.viewStateJSON } }

  func restore(_ number: Int) throws(ViewStateProblem) {
    try stage.intervene(Input.goToLogEntry(number).description) { () throws(ViewStateProblem) in
      try app.restore(number)
    }
  }

  func set(_ path: String, to value: String) throws(ViewStateProblem) {
    let input = Input.setViewState(path: path, value: value)
    try stage.intervene(input.description) { () throws(ViewStateProblem) in
      try app.set(path, to: value)
    }
  }
}
