import Analysis
import Cells
import Diagrams
import Lessons
import Stage
import Trace

extension Command {
  static let contract = Command(
    name: "contract", usages: ["contract [PATTERN]"],
    summary: "who may send what to whom, and who did",
    details: """
      Shows the contract from the pattern's lesson. Without a pattern: that of the run at \
      hand, with how many messages went each way and which of them break the contract.
      """,
    family: .patterns, flags: [.all, .plain, .ascii, .width, .json], vocabulary: .patterns,
    body: Session.contract)
}

extension Session {
  fileprivate func contract(_ request: Request) throws(ShellProblem) -> Reply {
    let sheet = try sheet(for: request)
    if request.options.isJSON { return Reply(json: sheet.json) }
    if request.options.isPlain { return Reply(Styled(sheet.sentences.joined(separator: "\n"))) }
    return Reply(sheet.styled(width: width(request.options)))
  }

  private func sheet(for request: Request) throws(ShellProblem) -> ContractSheet {
    if let name = try request.optionalWord() {
      return try sheet(Pattern(named: name).rawValue, request.options)
    }
    guard let trace = loaded ?? play?.trace else {
      throw .missing(.pattern(known: Pattern.names))
    }
    var sheet = try sheet(trace.header.pattern, request.options)
    guard !trace.messages.isEmpty else { return sheet }
    sheet.use = sheet.contract.use(in: trace)
    sheet.breaches = sheet.contract.breaches(in: trace)
    sheet.diagram = diagram(of: trace, request.options)
    return sheet
  }

  private func sheet(
    _ pattern: String, _ options: Options
  ) throws(ShellProblem) -> ContractSheet {
    _ = try requireLibrary()
    guard let contract = contract(of: pattern) else { throw .name(.noContract(of: pattern)) }
    return ContractSheet(
      pattern: pattern, title: Pattern(rawValue: pattern)?.title ?? pattern.printable,
      contract: contract, charset: options.isASCII ? .ascii : .unicode)
  }
}
