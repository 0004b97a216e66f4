import Course
import Diagrams
import Localization
import Trace

extension Session {
  /// The diagram of a trace, as far as it is looked at now.
  func shown(_ trace: Trace, _ options: Options) throws(ShellProblem) -> Diagram {
    let whole = diagram(of: trace, options)
    var part = whole.filtered(
      by: filter.changed(by: try options.filter.spelled(in: whole, of: trace)))
    if filter.isEmpty { part.folded.hidden.wayBack = localized("shown without the options") }
    return part
  }

  /// As much of a trace as is looked at now, and what there is to say of the rest. Who asks with this very
  /// command knows that there is a rest; a look that stays on may be forgotten.
  func part(of trace: Trace, _ options: Options) throws(ShellProblem) -> (Trace, remark: String?) {
    guard !filter.isEmpty || !options.filter.isEmpty else { return (trace, nil) }
    let whole = diagram(of: trace, options)
    let said = filter.changed(by: try options.filter.spelled(in: whole, of: trace))
    let part = TracePart(of: trace, said, in: whole)
    return (part.trace, filter.isEmpty ? nil : part.hidden.remark)
  }

  /// What somebody drew, as far as the options let it be seen: looks that stay on are for runs.
  func shown(_ whole: Diagram, _ options: Options) throws(ShellProblem) -> Diagram {
    let nobody = Trace(header: .init(pattern: ""))
    var part = whole.filtered(by: try options.filter.spelled(in: whole, of: nobody))
    part.folded.hidden.wayBack = localized("shown without the options")
    return part
  }
}

extension DiagramFilter {
  /// What somebody asks to see, under the names that are drawn.
  func spelled(in diagram: Diagram, of trace: Trace) throws(ShellProblem) -> DiagramFilter {
    do throws(RunFilterProblem) {
      return try checked(against: diagram, of: trace)
    } catch {
      throw .run(.filter(error))
    }
  }
}
