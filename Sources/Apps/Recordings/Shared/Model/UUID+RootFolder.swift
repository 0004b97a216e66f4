extension UUID {
  /// The folder that everything lies in has the same identifier on every device.
  public static let rootFolder = Fixture.root
}
