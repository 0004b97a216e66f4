/// A pattern in which the generator makes scenes and modules.
public enum Architecture: String, CaseIterable, Equatable, Sendable {
  case mvc
  case mvvmC = "mvvm-c"
  case mvcVS = "mvc-vs"
  case mvp
  case viper

  /// The first is taken when no template is named.
  public var templates: [BuiltInTemplate] {
    BuiltInTemplate.allCases.filter { $0.architecture == self }
  }
}
