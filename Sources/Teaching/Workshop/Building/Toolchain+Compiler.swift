extension Toolchain {
  public var compiler: String { "" }
}
