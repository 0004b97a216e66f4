/// A pattern in which the generator makes scenes and modules.
public enum Architecture: String, CaseIterable, Equatable, Sendable {
  case mvc
  case mvvmC = "mvvm-c"
  case mvcVS = "mvc-vs"
  case mvp
  case viper

  /// What is taken when no template is named.
  public var usualTemplate: BuiltInTemplate {
    switch self {
    case .mvc: .mvc
    case .mvvmC: .mvvmC
    case .mvcVS: .mvcVS
    case .mvp: .mvp
    case .viper: .default
    }
  }

  public var templates: [BuiltInTemplate] {
    BuiltInTemplate.allCases.filter { $0.architecture == self }
  }
}
