/// The files of a module, with variables in their texts and names.
public struct ModuleTemplate: Equatable, Sendable {
  public struct File: Equatable, Sendable {
    /// Such as `{{ module }}Router.swift`, or `NoteRouter.swift` in a module. Files for tests have `Tests/` before it.
    public var path: String
    public var text: String

    public var isTest: Bool { path.hasPrefix(ModuleTemplate.tests) }
  }

  public var name: String
  public var files: [File]

  /// The folder for tests, in a template and in what is made of it.
  static let tests = "Tests/"
}
