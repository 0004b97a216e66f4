import Course
import Diagrams
import Localization
import Trace

extension Session {
  /// The diagram of a trace, as far as it is looked at now.
  func shown(_ trace: Trace, _ options: Options) throws(ShellProblem) -> Diagram {
    let whole = diagram(of: trace, options)
    var part = whole.looking(look.changed(by: try options.look.spelled(in: whole, of: trace)))
    if look.isEmpty { part.folded.hidden.wayBack = localized("shown without the options") }
    return part
  }

  /// What somebody drew, as far as the options let it be seen: looks that stay on are for runs.
  func shown(_ whole: Diagram, _ options: Options) throws(ShellProblem) -> Diagram {
    let nobody = Trace(header: .init(pattern: ""))
    var part = whole.looking(try options.look.spelled(in: whole, of: nobody))
    part.folded.hidden.wayBack = localized("shown without the options")
    return part
  }
}

extension Look {
  /// What somebody asks to see, under the names that are drawn.
  func spelled(in diagram: Diagram, of trace: Trace) throws(ShellProblem) -> Look {
    do throws(LookFault) {
      return try checked(against: diagram, of: trace)
    } catch {
      throw .look(error)
    }
  }
}
