/// A method with at most one parameter, as the runtime calls it.
public struct Method {
  /// Returns `nil` when the method returns nothing.
  let call: (Any?) -> Any?

  public init<Result>(_ method: @escaping () -> Result) {
    call = { _ in result(of: method()) }
  }

  /// A message with an argument of another type is ignored. In Objective-C it would reach the method.
  public init<Argument, Result>(_ method: @escaping (Argument) -> Result) {
    call = { argument in (argument as? Argument).flatMap { result(of: method($0)) } }
  }
}

private func result(of value: Any) -> Any? { value is Void ? nil : value }
