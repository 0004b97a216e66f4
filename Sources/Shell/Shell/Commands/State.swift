import Analysis
import Cells
import Trace

extension Command {
  static let state = Command(
    "state", .look, to: "what the objects hold now",
    details: "Without a name: every object that has properties of its own.",
    Form(.optional(.object), run: Session.state))
}

extension Session {
  fileprivate func state(_ request: Request) throws(ShellProblem) -> Reply {
    let state = TraceState(try presentState())
    guard let name = try request.ifGiven(.object) else {
      let objects = state.objects.filter { !$0.properties.isEmpty }
      return dated(.stack(objects.map { $0.styled(width: width) }))
    }
    guard let object = state[name] else {
      throw .unknownParticipant(name, known: state.names)
    }
    return dated(object.styled(width: width))
  }
}
