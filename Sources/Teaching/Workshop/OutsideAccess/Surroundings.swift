import Lessons

/// What the code of an exercise may use of what is around it.
nonisolated struct Surroundings {
  /// Such as `MVC`.
  let module: String
  /// What the object files of the pattern need as it is.
  let known: Set<String>
  /// The modules that the start imports.
  let imports: Set<String>

  func allows(_ symbol: SymbolName) -> Bool {
    if known.contains(symbol.raw) { return true }
    guard let name = symbol.swift else { return Self.isOfRuntime(symbol.raw) }
    return symbol.modules.subtracting(Self.modules).subtracting(imports).subtracting([module])
      .isEmpty && !name.reachesRecorder && !name.reachesDevice && !name.reachesSystem
      && !name.reachesAddress
  }

  /// Whether a symbol that others see belongs to the code of the exercise.
  func isOwn(_ symbol: SymbolName) -> Bool {
    symbol.swift?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(module[...]) ?? false
  }

  private static let modules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "__C", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "Combine", "OpenCombine", "ToyKit",
    "Tracer", "Trace", "LiveTesting", "AppInterface",
  ]

  /// Functions that the compiler calls by itself, and mathematics.
  private static func isOfRuntime(_ name: String) -> Bool {
    if name.hasPrefix("swift_") || name.hasPrefix("_swift_FORCE_LOAD_") { return true }
    let number = name.last == "f" || name.last == "l" ? String(name.dropLast()) : name
    return runtime.contains(name) || mathematics.contains(name) || mathematics.contains(number)
  }

  private static let runtime: Set = [
    "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
    "_swift_stdlib_reportUnimplementedInitializerInFile",
    "_swift_stdlib_reportUnimplementedInitializer", "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail",
    "free", "malloc", "memcmp", "memcpy", "memmove", "memset", "strlen",
  ]

  private static let mathematics: Set = [
    "abs", "acos", "asin", "atan", "atan2", "cbrt", "ceil", "copysign", "cos", "cosh", "exp",
    "exp2", "fabs", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "ldexp", "log",
    "log10", "log1p", "log2", "lround", "modf", "nearbyint", "pow", "remainder", "rint", "round",
    "scalbn", "sin", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc",
  ]
}

nonisolated extension String {
  /// The recorder's own functions: expansions of `@Traced` use those with an underscore.
  fileprivate var reachesRecorder: Bool {
    contains(/\bTracer\.[a-z]|\bTraceRecorder\.[a-z]/.wordBoundaryKind(.simple))
  }

  /// What the toy's device and its framework do at the word of the stage, and values that are made out of sight.
  fileprivate var reachesDevice: Bool {
    contains(
      /\bToyKit\.(Device\.(kill|neighbour)|Archive\.decodeChildren)\b/.wordBoundaryKind(.simple))
  }

  /// Where a type or an object is in memory. Each program has its types in other places, so a test would know by them
  /// whether a mistake is planted.
  fileprivate var reachesAddress: Bool {
    contains("bitPattern: Swift.ObjectIdentifier")
      || contains("Swift.ObjectIdentifier.init(Any.Type)")
      || contains("Swift.ObjectIdentifier.debugDescription")
  }

  /// Types by their name, and what of Foundation reads, writes or starts something.
  fileprivate var reachesSystem: Bool {
    if contains(/\b(_typeByName|readLine|CommandLine)\b/.wordBoundaryKind(.simple)) { return true }
    guard contains("Foundation") else { return false }
    // An array, or a variable, is passed as the memory that it is in.
    if contains(/Foundation\w*\.Data\..*Pointer/) { return true }
    let types = matches(of: /Foundation\w*\.([A-Z]\w*)/).map { String($0.1) }
    return !types.allSatisfy(\.isValueOfFoundation)
      || contains(Self.filesOfFoundation)
  }

  private static var filesOfFoundation: Regex<Substring> {
    /contentsOf(?:File|URL|Directory)|(?:Reading|Writing)Options|init(?:<[^(]*>)?\(contentsOf|\bwrite(?:ToFile)?[<(]|\bresourceValues|\bcheckResource/
      .wordBoundaryKind(.simple)
  }

  fileprivate var isValueOfFoundation: Bool {
    Self.values.contains(self) || hasSuffix("Formatter") || hasSuffix("FormatStyle")
      || hasSuffix("ParseStrategy") || hasPrefix("Unit")
  }

  private static let values: Set = [
    "AffineTransform", "AttributeContainer", "AttributeScopes", "AttributedString", "Calendar",
    "CharacterSet", "ComparableComparator", "ComparisonResult", "CocoaError", "CustomNSError",
    "Data", "DataProtocol", "Date", "DateComponents", "DateInterval", "Decimal", "Dimension",
    "FormatInput", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "KeyPathComparator",
    "Locale", "LocalizedError", "Measurement", "NSArray", "NSAttributedString", "NSCharacterSet",
    "NSCopying", "NSDictionary", "NSError", "NSLock", "NSLocking", "NSMutableArray",
    "NSMutableDictionary", "NSMutableString", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol",
    "NSOrderedSet", "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSSet",
    "NSSortDescriptor", "NSString", "NSTextCheckingResult", "NSValue", "PersonNameComponents",
    "Predicate", "PredicateExpressions", "RecoverableError", "SortComparator", "SortDescriptor",
    "SortOrder", "TimeZone", "URL", "URLComponents", "URLQueryItem", "UUID", "_NSRange",
    "_BridgedStoredNSError", "_ObjectTypeBridgeable", "_NSBridgeable", "ReferenceConvertible",
    "ContiguousBytes",
  ]
}
