import Trace

extension Trace {
  /// The properties of all objects at the end, such as `Hello.name`, with the names that objects have in the same run with
  /// a mistake.
  public func lastValues(namedAsIn mistaken: Trace) -> [String: String] {
    let names = newNames(in: mistaken, comparingTypes: false)
    let values: [(String, String)] = TraceState(self).objects.flatMap { object in
      let name = names[object.participant.name] ?? object.participant.name
      return object.properties.map { ("\(name).\($0.name)", $0.value.renaming(names)) }
    }
    return Dictionary(values) { first, _ in first }
  }
}
