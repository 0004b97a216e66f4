import Files
import Foundation
import TestSupport
import Testing

@Suite struct `A closed folder` {
  private let scratch: Scratch
  private let outside: Scratch

  init() throws {
    scratch = try Scratch(["a": "", "sub/b": ""])
    outside = try Scratch(["secret": ""])
    try link("out", to: outside.file("secret"))
    try link("gone", to: outside.file("no/such"))
    try link("in", to: "sub/b")
    try link("loop", to: "loop")
    try link("away", to: outside.path)
    try link("\u{D4E}", to: outside.path)
    try link("sub/back", to: "../a")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file(name), withDestinationPath: target)
  }

  /// `file sub/b`, or what else is found.
  private func found(_ name: String) -> String {
    let folder = ClosedFolder(scratch.path)
    switch folder.find(name) {
    case .missing: return "missing"
    case .outside: return "outside"
    case .found(let place): return "\(place.facts.kind) \(place.path.dropFirst(folder.root.count))"
    }
  }

  @Test func `finds what is in it, also by links`() {
    #expect(
      ["a", "sub", "sub/b", "in", "sub/back"].map(found) == [
        "file /a", "folder /sub", "file /sub/b", "file /sub/b", "file /a",
      ])
  }

  @Test func `nothing leads out of it`() {
    for name in ["out", "away/secret", "..", "../x", "sub/../../x", "/../x", "\u{D4E}/secret"] {
      #expect(found(name) == "outside", "\(name)")
    }
  }

  @Test func `says what is not there`() {
    #expect(["none", "sub/none", "none/b"].map(found) == ["missing", "missing", "missing"])
  }

  @Test func `a link to nothing stays a link`() {
    #expect(["gone", "loop"].map(found) == ["link /gone", "link /loop"])
  }
}
