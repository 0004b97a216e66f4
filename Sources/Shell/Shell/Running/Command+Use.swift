import Stage

extension Command {
  static let use = Command(
    "use", .begin, to: "choose a pattern and start again",
    example: ["use mvc"],
    details: """
      Sets up a new app that is not running yet. The recorded messages are forgotten; an open \
      lesson stays where it is: type lesson to go back. A pattern of the app in use comes first; without an app in \
      use, a pattern of Recordings. So use mvvm means mvvm-c there, and use login-home-detail mvvm is plain MVVM.
      """,
    Form(.one(.patternInUse), run: Session.use),
    Form(
      .one(.app), .one(.patternInUse), to: "choose a pattern of another app", run: Session.useApp))

  static let apps = Command(
    "apps", .begin, to: "list the apps and the patterns that each runs in",
    example: ["apps"],
    Form(options: .these(.json), run: { $0.patterns.apps }))

  static let patterns = Command(
    "patterns", .begin, to: "list the patterns",
    example: ["patterns"],
    Form(options: .these(.json), run: { $0.patterns.patterns }))
}

extension Argument<String> {
  /// A pattern as users may call it within its app.
  static var patternInUse: Self {
    .init("PATTERN") { position in
      let app = position.words.first.flatMap(App.init(named:))
      return .words(app?.patterns.map(\.name) ?? Pattern.names)
    }
  }
}

extension Argument<App> {
  /// For another word, the line is another form.
  static var app: Self {
    .init("APP", candidates: { _ in .words(App.all.map(\.name)) }) { (name, _) in App(named: name) }
  }
}

extension App {
  /// In any case.
  fileprivate init?(named name: String) {
    guard let app = App.all.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = app
  }
}
