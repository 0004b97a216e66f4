import Cells
import Generator
import Localization

extension GenerateCommands {
  /// All templates, by pattern.
  func list(_ request: Request) throws(ShellProblem) -> Reply {
    let parts = Architecture.allCases.map { architecture in
      let rows = architecture.templates.map { (term: $0.rawValue, text: $0.summary) }
      return Styled(display.command("generate \(architecture.rawValue) NAME"), .heading)
        + Rows(rows: rows).styled(width: width)
    }
    let own = shelf.own
    let words =
      own.isEmpty
      ? localized(
        "You have no template of your own. To begin with a copy: generate template classic mine")
      : localized("Your own, for each pattern: \(own.commaSeparated).")
    return Reply(.stack(parts + [.wrapped(display.typed(words), to: width)]))
  }
}

extension BuiltInTemplate {
  fileprivate var summary: String {
    switch self {
    case .default:
      localized("5 files; the interfaces are in the file of the module. The usual template.")
    case .classic: localized("9 files; each interface has a file of its own.")
    case .generic:
      localized("5 files; one generic function connects the parts of every module.")
    case .compose: localized("1 file, with this generic function. A project needs it once.")
    case .default2019:
      localized(
        """
        The default template of a generator of May 2019, as we rebuilt it. It leaks: all \
        references between the parts are strong.
        """)
    case .mvc: localized("A controller and its model.")
    case .mvvmC: localized("A view controller, its view-model, a coordinator and a model.")
    case .mvcVS: localized("A controller, and a store with its view state.")
    case .mvp:
      localized("A view, a presenter, a data manager, a router and a configurator.")
    }
  }

  /// What to know before the files are used; `nil` for nothing.
  var remark: String? {
    switch self {
    case .generic:
      localized("A project with such modules also needs, once: generate viper VIPERKit compose")
    case .default2019:
      localized(
        """
        This module leaks. presenter.view, interactor.presenter, router.presenter and \
        router.viewController are strong. Look: leakcheck default-2019
        """)
    case .default, .classic, .compose, .mvc, .mvvmC, .mvcVS, .mvp: nil
    }
  }
}
