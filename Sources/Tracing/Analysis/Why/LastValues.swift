import Trace

extension Trace {
  /// The properties of all objects at the end, such as `Hello.name`, with the names that objects have in the same run with
  /// a mistake.
  ///
  /// - Parameters:
  ///   - mistaken: that run.
  ///   - skipped: the actions of that run that this one does not have, counted from 0.
  public func lastValues(
    namedAsIn mistaken: Trace, skipping skipped: Set<Int> = []
  ) -> [String: String] {
    let names = newNames(in: mistaken, comparingTypes: false, skipping: skipped)
    let values: [(String, String)] = TraceState(self).objects.flatMap { object in
      let name = names[object.participant.name] ?? object.participant.name
      return object.properties.map { ("\(name).\($0.name)", $0.value.renaming(names)) }
    }
    return Dictionary(values) { first, _ in first }
  }
}
