import Documents
import Localization

/// Where the script shows the run, and what one goes through it with. Hidden where no script runs.
struct PlayerControls {
  private let player: Player

  init(_ player: Player) {
    self.player = player
  }

  var html: Markup {
    """
    <section class="player scripted" aria-labelledby="here">
    <div class="story">
    <h2 id="here"></h2>
    <div id="sentence" role="status" aria-live="polite" aria-atomic="true"></div>
    <p id="verdict"></p>
    <nav id="path"></nav>
    </div>
    <div class="diagram" id="diagram" role="img" tabindex="0" aria-labelledby="drawing" \
    aria-details="all-steps"><span id="drawing" class="ears">\
    \(Said(localized("Sequence diagram up to this step")).html)</span></div>
    \(panels)
    \(Self.buttons)
    </section>
    \(Self.keys)
    """
  }

  /// What only a run knows.
  private var panels: Markup {
    guard player.trace != nil else { return "" }
    let contract: Markup =
      player.contract == nil
      ? "" : Self.panel("contract", Said(localized("Contract")), note: ruleOfContract)
    return [
      "<div class=\"panels\">", Self.panel("state", Said(localized("State"))), contract,
      Self.panel("screen", Said(localized("Screen"))), "</div>",
    ].joined
  }

  private var ruleOfContract: Markup {
    guard let rule = player.contract?.rule else { return "" }
    return "<p class=\"rule\">\(Said(rule.sentence).html)</p>"
  }

  private static func panel(_ id: String, _ title: Said<String>, note: Markup = "") -> Markup {
    """
    <details open><summary><h2>\(title.html)</h2></summary><div id="\(id)"></div>\(note)</details>
    """
  }

  private static let buttons: Markup = """
    <div class="controls" role="group" aria-labelledby="moving">
    <span id="moving" class="ears">\(Said(localized("Go through the steps")).html)</span>
    \(button("first", "⇤", Said(localized("Start"))))
    \(button("back", "←", Said(localized("Back"))))
    <label class="slider"><span class="ears">\(Said(localized("Step")).html)</span>\
    <input type="range" id="slider" min="0"></label>
    <label><span class="ears">\(Said(localized("Number of the step")).html)</span>\
    <input type="number" id="number" min="0"></label>
    \(button("next", "→", Said(localized("Next"))))
    \(button("last", "⇥", Said(localized("End"))))
    </div>
    """

  private static func button(_ id: String, _ sign: String, _ name: Said<String>) -> Markup {
    """
    <button id="\(id)"><span aria-hidden="true">\(sign)</span> <span class="name">\(name.html)</span></button>
    """
  }

  private static var keys: Markup {
    let keys: [(String, Said<String>)] = [
      ("→ · PageDown · Space", Said(localized("the next step"))),
      ("← · PageUp", Said(localized("the step before"))),
      ("Home", Said(localized("the start"))), ("End", Said(localized("the end"))),
      ("l", Said(localized("the other language"))), ("d", Said(localized("dark or light"))),
      ("?", Said(localized("these keys"))),
    ]
    let rows: [Markup] = keys.map { "<div><dt><kbd>\($0)</kbd></dt><dd>\($1.html)</dd></div>" }
    return """
      <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">\
      \(Said(localized("Keys")).html)</h2><dl>\(rows.joined)</dl>
      <form method="dialog"><button>\(Said(localized("Close")).html)</button></form></dialog>
      """
  }
}
