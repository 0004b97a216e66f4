import RecordingsApp

/// A hand on the view state of the app on a stage.
struct StagedDebugging: ViewStateDebugging {
  private let app: any ViewStateDebugging
  private let stage: Stage

  init(of app: any ViewStateDebugging, on stage: Stage) {
    self.app = app
    self.stage = stage
  }

  var log: [ViewStateLogEntry] { stage.inspect { app.log } }
  var viewStateJSON: String { stage.inspect { app.viewStateJSON } }

  func restore(_ number: Int) throws(ViewStateProblem) {
    try stage.intervene("restore \(number)") { () throws(ViewStateProblem) in
      try app.restore(number)
    }
  }

  func set(_ path: String, to value: String) throws(ViewStateProblem) {
    try stage.intervene("set \(path) to \(value)") { () throws(ViewStateProblem) in
      try app.set(path, to: value)
    }
  }
}
