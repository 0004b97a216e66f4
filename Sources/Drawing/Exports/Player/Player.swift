import Analysis
import Diagrams
import Documents
import Localization
import SourceCode
import Trace

/// A run to go through step by step in a browser: one file that needs nothing else.
public struct Player: Sendable {
  let diagram: Diagram
  /// `nil` for a diagram that was drawn by hand.
  let trace: Trace?
  /// The contract of the pattern; `nil` for none.
  let contract: Contract?
  /// The sources of what ran; `nil` to show no code.
  let sources: SourceFolder?

  public init(
    _ diagram: Diagram, trace: Trace?, contract: Contract?, sources: SourceFolder? = nil
  ) {
    self.diagram = diagram
    self.trace = trace
    self.contract = contract
    self.sources = sources.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The whole page, in every language. It opens in the current language. It is made when its lines are asked for.
  ///
  /// - Parameters:
  ///   - folder: the address of ``sharedFiles``, with a slash at its end, for the pages of a site, which share their style
  ///     and script.
  ///   - ways: back to where the page was opened, in each language. The page has their titles.
  public func html(sharing folder: String? = nil, backTo ways: [Way] = []) -> Lines {
    Lines {
      let page = PlayerPage(player: self, shared: folder, ways: ways)
      return AnyIterator(page.lines.map(\.source).makeIterator())
    }
  }

  /// An address for readers of a language.
  public struct Way: Sendable {
    let language: Language
    let address: String
    /// Of the page of the run, in this language.
    let title: String

    public init(language: Language, address: String, title: String) {
      (self.language, self.address, self.title) = (language, address, title)
    }
  }

  /// The style and the script that the pages of a site share.
  public static var sharedFiles: [(name: String, text: String)] { PlayerPage.sharedFiles }
}

extension Player {
  /// The diagram with its breaches in the current language.
  var spokenDiagram: Diagram {
    let wordings = trace.flatMap { contract?.wordingsOfBreaches(in: $0) } ?? [:]
    var spoken = diagram.mappingMessages { message in
      guard message.breach != nil, let record = message.record else { return }
      message.breach = wordings[record] ?? message.breach
    }
    if diagram.remarks.hidden.wayBack != nil {
      spoken.remarks.hidden.wayBack = localized("shown without the options")
    }
    return spoken
  }

  /// The title of the diagram, else `mvc · rename`.
  var title: String {
    if let title = diagram.title { return title }
    let names = [trace?.header.pattern, trace?.header.scenario].compactMap { $0 }
    return names.isEmpty ? "Lifeline" : names.joined(separator: " · ")
  }
}
