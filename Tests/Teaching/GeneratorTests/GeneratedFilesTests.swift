import TestSupport
import Testing

@testable import Generator

/// What the generator makes is a part of the program, for `leakcheck`: a file for each template in the module
/// `LeakCheck`. `LIFELINE_RECORD=1 swift test --filter GeneratedFilesTests` writes them again. Read the diff.
@Suite struct GeneratedFilesTests {
  @Test(arguments: NestedFiles.all)
  func `a file of LeakCheck has all that its templates make`(_ files: NestedFiles) throws {
    let file = "../Sources/Apps/LeakCheck/Generated/\(files.name).swift"
    let text = try files.text
    #expect(try Golden.text(of: file, found: text) == text)
  }

  @Test func `every template is in one of the files`() {
    #expect(Set(NestedFiles.all.flatMap(\.templates)) == Set(BuiltInTemplate.allCases))
  }
}

/// The files that some templates make, as one file: its types are inside an `enum`, so that they keep their names in a
/// module with those of other templates. Extensions, which cannot be inside, come after it.
nonisolated struct NestedFiles: CustomTestStringConvertible, Sendable {
  /// Of the file and the `enum`.
  let name: String
  let templates: [BuiltInTemplate]

  static let all = [
    NestedFiles(name: "Classic", templates: [.classic]),
    NestedFiles(name: "Default", templates: [.default]),
    NestedFiles(name: "Generic", templates: [.generic, .compose]),
    NestedFiles(name: "Default2019", templates: [.default2019]),
    NestedFiles(name: "MVC", templates: [.mvc]),
    NestedFiles(name: "MVVMC", templates: [.mvvmC]),
    NestedFiles(name: "MVCVS", templates: [.mvcVS]),
    NestedFiles(name: "MVP", templates: [.mvp]),
  ]

  var testDescription: String { name }

  var text: String {
    get throws {
      let texts = try templates.flatMap { try made($0).files.map(\.text) }
      let header = texts.first?.prefix { $0 != "\n" } ?? ""
      let parts = texts.map(Self.parts)
      let types = parts.map(\.types).joined(separator: "\n\n")
      let extensions = parts.map(\.extensions).filter { !$0.isEmpty }.map { "\n" + $0 + "\n" }
      return "\(header)\n\nimport ToyKit\n\nenum \(name) {\n\(nested(types))\n}\n"
        + extensions.map { qualified($0, names: Self.names(in: types)) }.joined()
    }
  }

  /// A file without its header and imports.
  private static func parts(of file: String) -> (types: String, extensions: String) {
    let text = file.replacing(#/^//.*\n\n(import \w+\n\n?)*/#, with: "")
    let place =
      text.firstRange(of: #/(?m)^(//.*\n\n)?@Traced\(\.\w+\) extension /#)?.lowerBound
      ?? text.endIndex
    return (text[..<place].trimmed, text[place...].trimmed)
  }

  private static func names(in types: String) -> Set<Substring> {
    Set(types.matches(of: #/(?m)^(?:\S+ )*(?:class|protocol|struct) (\w+)/#).map(\.1))
  }

  /// Functions of a file become static.
  private func nested(_ types: String) -> String {
    types.replacing(#/(?m)^(private )?func /#) { "\($0.1 ?? "")static func " }
      .replacing(#/(?m)^(?=.)/#, with: "  ")
  }

  private func qualified(_ extensions: String, names: Set<Substring>) -> String {
    extensions.replacing(#/\b\w+/#) { names.contains($0.0) ? "\(name).\($0.0)" : "\($0.0)" }
  }
}

extension Substring {
  fileprivate nonisolated var trimmed: String {
    String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
  }
}
