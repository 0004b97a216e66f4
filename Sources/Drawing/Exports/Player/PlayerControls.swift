import Documents
import Localization

extension Player {
  /// The elements in which the script shows the run, and its controls. Hidden where no script runs.
  var controls: Markup {
    """
    <section class="player scripted" aria-labelledby="here">
    <div class="story">
    <h2 id="here"></h2>
    <div id="sentence" role="status" aria-live="polite" aria-atomic="true"></div>
    <p id="verdict"></p>
    <nav id="path"></nav>
    <p id="asked" role="status" aria-live="polite"></p>
    <div id="choices" role="group" aria-labelledby="asked"></div>
    </div>
    <div class="diagram" id="diagram" role="img" tabindex="0" aria-labelledby="drawing" \
    aria-details="all-steps"><span id="drawing" class="ears">\
    \(Translated(localized("Sequence diagram up to this step")).html)</span></div>
    \(code)
    \(panels)
    \(Self.buttons)
    </section>
    \(Self.keys)
    """
  }

  /// The panels that need a run.
  private var panels: Markup {
    guard trace != nil else { return "" }
    let allowed = contract.map { contract in
      let rules: [Markup] = contract.rules.map {
        "<p class=\"rule\">\(Translated($0.sentence).html)</p>"
      }
      return Self.panel("contract", Translated(localized("Contract")), note: rules.joined)
    }
    return [
      "<div class=\"panels\">", Self.panel("state", Translated(localized("State"))), allowed ?? "",
      Self.panel("screen", Translated(localized("Screen"))), "</div>",
    ].joined
  }

  /// The code of the message, next to the drawing.
  private var code: Markup {
    guard trace != nil, sources != nil else { return "" }
    return Self.panel("code", Translated(localized("Code")))
  }

  private static func panel(_ id: String, _ title: Translated<String>, note: Markup = "") -> Markup
  {
    """
    <details open><summary><h2>\(title.html)</h2></summary><div id="\(id)"></div>\(note)</details>
    """
  }

  private static let buttons: Markup = """
    <div class="controls" role="group" aria-labelledby="moving">
    <span id="moving" class="ears">\(Translated(localized("Go through the steps")).html)</span>
    \(button("first", "⇤", Translated(localized("Start"))))
    \(button("back", "←", Translated(localized("Back"))))
    <label class="slider"><span class="ears">\(Translated(localized("Step")).html)</span>\
    <input type="range" id="slider" min="0"></label>
    <label><span class="ears">\(Translated(localized("Number of the step")).html)</span>\
    <input type="number" id="number" min="0"></label>
    \(button("next", "→", Translated(localized("Next"))))
    \(button("last", "⇥", Translated(localized("End"))))
    </div>
    """

  private static func button(_ id: String, _ sign: String, _ name: Translated<String>) -> Markup {
    """
    <button id="\(id)"><span aria-hidden="true">\(sign)</span> <span class="name">\(name.html)</span></button>
    """
  }

  private static var keys: Markup {
    let keys: [(String, Translated<String>)] = [
      ("→ · PageDown · Space", Translated(localized("the next step"))),
      ("← · PageUp", Translated(localized("the step before"))),
      ("Home", Translated(localized("the start"))), ("End", Translated(localized("the end"))),
      ("a · 1 2 3 4", Translated(localized("ask before a message is shown; choose an answer"))),
      ("l", Translated(localized("the other language"))),
      ("d", Translated(localized("dark or light"))),
      ("?", Translated(localized("these keys"))),
    ]
    let rows: [Markup] = keys.map { "<div><dt><kbd>\($0)</kbd></dt><dd>\($1.html)</dd></div>" }
    return """
      <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">\
      \(Translated(localized("Keys")).html)</h2><dl>\(rows.joined)</dl>
      <form method="dialog"><button>\(Translated(localized("Close")).html)</button></form></dialog>
      """
  }
}
