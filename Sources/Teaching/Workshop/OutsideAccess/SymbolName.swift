import Foundation

/// The name of a symbol in an object file.
nonisolated struct SymbolName {
  /// As the linker knows it.
  let raw: String
  /// As Swift writes it, with all modules; `nil` for a symbol that is not Swift's.
  let swift: String?

  init(_ raw: String) {
    self.raw = raw
    swift = raw.hasPrefix("$s") ? Self.demangled(raw) : nil
  }

  /// For people.
  var words: String {
    guard let swift else { return raw }
    if swift.contains("Swift.ObjectIdentifier") { return "ObjectIdentifier" }
    let kind = #/^(static|type metadata accessor for|nominal type descriptor for) /#
    let short = swift.replacing(
      #/\b(Swift|Foundation\w*|__C|Tracer)\./#.wordBoundaryKind(.simple), with: ""
    )
    .replacing(#/\(extension in \w+\):/#, with: "").replacing(kind, with: "")
    .prefix { $0 != "(" && $0 != "<" && $0 != ":" }
    .replacing(
      #/ ?->.*|\.__allocating_init$|\.(getter|setter|modify|unsafeMutableAddressor) $/#, with: "")
    return String(short.prefix(80))
  }

  /// The modules whose code it is: that of its type, and those of extensions.
  var modules: Set<String> {
    guard let swift else { return [] }
    let extended = swift.matches(of: /\(extension in (\w+)\):/).map { String($0.1) }
    return Set(extended + (firstModule.map { [$0] } ?? []))
  }

  /// Names begin with their length; those of the standard library with letters. `nil` for what belongs to no module, such
  /// as a tuple.
  private var firstModule: String? {
    // A type that a protocol asks for.
    guard !raw.hasSuffix("Tl") else { return nil }
    let rest = raw.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count < 200 else {
      return ["s", "S"].contains(rest.first) ? "Swift" : nil
    }
    return String(rest.dropFirst(digits.count).prefix(count))
  }

  private static func demangled(_ raw: String) -> String? {
    guard let text = swiftDemangle(raw, UInt(raw.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A part of the standard library that has no declaration in Swift.
@_silgen_name("swift_demangle")
private nonisolated func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
