/// A module that a template has become: its files, with their names and texts.
public struct GeneratedModule: Equatable, Sendable {
  public typealias File = ModuleTemplate.File

  /// Sorted by path.
  public let files: [File]

  /// - Parameter withTests: whether the files in the template's folder `Tests` are made, too.
  public init(
    _ template: ModuleTemplate, _ facts: ModuleFacts, for kit: Kit = .toykit,
    withTests: Bool = false
  ) throws(GeneratorProblem) {
    let wanted = template.files.filter { withTests || !$0.isTest }
    guard !withTests || wanted.contains(where: \.isTest) else { throw .noTests(template.name) }
    let rendering = Rendering(facts, kit)
    var files: [File] = []
    for file in wanted {
      let made = try rendering.file(file)
      // Some disks do not tell capitals from small letters.
      if let other = files.first(where: { $0.path.lowercased() == made.path.lowercased() }) {
        throw .sameName(other.path, template: template.name)
      }
      files.append(made)
    }
    self.files = files.sorted { $0.path < $1.path }
  }
}

// MARK: Counts

extension GeneratedModule {
  public var protocols: Int { count(#/(?m)^\h*(?:@\w+\h+|\w+\h+)*?protocol\h+\w+/#) }
  public var classes: Int {
    count(
      #/(?m)^\h*(?:@\w+(?:\([^)\n]*\))?\h+|(?:public|package|open|final|private|fileprivate)\h+)*class\h+[\p{L}--\p{Ll}]/#
    )
  }
  public var tests: Int { count(#/(?m)^\h*(?:@Test\b|func\h+test[\p{L}--\p{Ll}])/#) }

  private func count(_ regex: some RegexComponent) -> Int {
    files.map { $0.text.matches(of: regex).count }.reduce(0, +)
  }
}
