/// The files of a module, with variables in their texts and names.
public struct ModuleTemplate: Equatable, Sendable {
  public struct File: Equatable, Sendable {
    /// Such as `{{ module }}Router.swift`. Files for tests have `Tests/` before their name.
    public var name: String
    public var text: String

    public var isTest: Bool { name.hasPrefix(ModuleTemplate.tests) }
  }

  public var name: String
  public var files: [File]

  /// The folder for tests, in a template and in what is made of it.
  static let tests = "Tests/"
}

/// Several files in one text. A line `=== NAME` begins a file.
struct TemplateBundle {
  let files: [ModuleTemplate.File]

  init(_ bytes: [UInt8]) {
    var files: [ModuleTemplate.File] = []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in lines {
      if line.hasPrefix("=== ") {
        files.append(.init(name: String(line.dropFirst(4)), text: ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
    self.files = files
  }
}
