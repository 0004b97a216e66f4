import Analysis
import Cells
import Trace

extension Command {
  static let state = Command(
    name: "state", usages: ["state [NAME]"], summary: "what the objects hold now",
    details: "Without a name: every object that has properties of its own.",
    family: .look, vocabulary: .participants, body: Session.state)
}

extension Session {
  fileprivate func state(_ request: Request) throws(ShellProblem) -> Reply {
    let state = TraceState(try presentState())
    guard let name = try request.optionalWord() else {
      let objects = state.objects.filter { !$0.properties.isEmpty }
      return dated(.stack(objects.map { $0.styled(width: width) }))
    }
    guard let object = state[name] else {
      throw .name(.unknownParticipant(name, known: state.names))
    }
    return dated(object.styled(width: width))
  }
}
