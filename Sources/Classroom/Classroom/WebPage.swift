import Documents

/// A file for a browser. It loads nothing from outside.
nonisolated struct WebPage {
  /// BCP 47: `en`.
  let language: String
  let title: String
  let style: Markup
  /// What it may load and run, as `Content-Security-Policy` has it.
  let policy: Markup
  let body: [Markup]

  var source: String {
    let page: Markup = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      </body>
      </html>
      """
    return page.source
  }
}
