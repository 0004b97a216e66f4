import Foundation
import TestSupport
import Testing
import Trace

/// The published schema describes what is written and read.
@Suite struct SchemaTests {
  private let schema: JSON

  init() throws {
    let file = Repository.root + "/Sources/Tracing/Trace/trace.schema.json"
    schema = try JSON(parsing: try String(contentsOfFile: file, encoding: .utf8))
  }

  private func words(_ record: String, _ field: String) -> [String] {
    schema["$defs"]?[record]?["properties"]?[field]?["enum"]?.strings ?? []
  }

  @Test func `knows every role, kind and strength`() {
    #expect(words("participant", "role") == Role.allCases.map(\.rawValue))
    #expect(words("message", "kind") == MessageKind.allCases.map(\.rawValue))
    #expect(
      words("reference", "strength") == Trace.Reference.Strength.allCases.map(\.rawValue))
  }

  /// Every field that can be written, once.
  private static let lines: [String: String] = {
    var header = Trace.Header(pattern: "mvc")
    header.part = "steps 1"
    let events: [(String, Trace.Event)] = [
      ("participant", .participant(.init(name: "A", type: "B", role: .view))),
      (
        "reference",
        .reference(.init(from: "A", property: "b", to: "C", strength: .weak, ended: true))
      ),
      ("turn", .turn(.init(number: 1, action: "tap", killed: ["A"]))),
      (
        "message",
        .message(
          .init(
            turn: 1, parent: 1, cause: 1, origin: 1, kind: .call, from: "A", to: "B", text: "c(_:)",
            arguments: ["d"], location: .init(file: "M/F.swift", line: 1)))
      ),
      ("state", .state(.init(parent: 1, owner: "A", property: "b", old: "1", new: "2"))),
      ("return", .return(.init(message: 1, value: "a", error: "b"))),
      ("release", .release(.init(object: "A"))),
      ("screen", .screen(.init(turn: 1, text: "a"))),
    ]
    let lines = events.map { ($0, Trace.Record(n: 1, event: $1).jsonLine) }
    return Dictionary(uniqueKeysWithValues: lines + [("header", header.jsonLine)])
  }()

  @Test(arguments: lines.keys.sorted())
  func `describes every field that is written, and no other`(name: String) throws {
    let line = try JSON(parsing: Self.lines[name] ?? "")
    #expect(schema["$defs"]?[name]?["properties"]?.keys == line.keys)
  }

  @Test(arguments: lines.keys.sorted())
  func `asks for the fields without which nothing is read, and no other`(name: String) throws {
    guard case .object(let members) = try JSON(parsing: Self.lines[name] ?? "") else { return }
    let needed = members.map(\.key).filter { key in
      let dependent = schema["$defs"]?[name]?["dependentRequired"]?[key]?.strings ?? []
      guard key != "line" else { return false }  // `file` asks for it.
      let rest = JSON.object(
        members.filter { $0.key != key && !dependent.contains($0.key) }
      ).text
      let isRead =
        name == "header"
        ? (try? Trace.Header(jsonLine: rest)) != nil : (try? Trace.Record(jsonLine: rest)) != nil
      return !isRead
    }
    #expect(schema["$defs"]?[name]?["required"]?.strings == needed)
  }

  @Test func `has a part for each sort of line`() {
    guard case .array(let parts)? = schema["anyOf"] else { return #expect(Bool(false)) }
    let names = parts.compactMap { part -> String? in
      guard case .string(let path)? = part["$ref"] else { return nil }
      return String(path.dropFirst("#/$defs/".count))
    }
    #expect(names.sorted() == Self.lines.keys.sorted())
  }
}

extension JSON {
  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var strings: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { if case .string(let string) = $0 { string } else { nil } }
  }

  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
