extension Error {
  /// What Foundation tells a user of an error. Here it is the error's own description.
  public var localizedDescription: String { "\(self)" }
}
