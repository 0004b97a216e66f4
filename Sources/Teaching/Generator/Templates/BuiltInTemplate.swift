/// The templates that come with the generator. The first of an architecture is its usual one.
public enum BuiltInTemplate: String, CaseIterable, Sendable {
  case `default`, classic, generic
  case default2019 = "default-2019"
  case compose
  case mvc
  case mvvmC = "mvvm-c"
  case mvcVS = "mvc-vs"
  case mvp

  public var architecture: Architecture {
    switch self {
    case .default, .classic, .generic, .default2019, .compose: .viper
    case .mvc: .mvc
    case .mvvmC: .mvvmC
    case .mvcVS: .mvcVS
    case .mvp: .mvp
    }
  }

  public var template: ModuleTemplate { ModuleTemplate(name: rawValue, files: files) }

  private var files: [ModuleTemplate.File] {
    switch self {
    case .classic: Text.interfaces + Text.implementations + Text.module + Text.tests
    case .default: Text.moduleAndInterfaces + Text.implementations + Text.tests
    case .default2019: BuiltInTemplate.default.files.map(\.withoutWeak)
    case .generic: Text.generic + Text.tests
    case .compose: Text.compose
    case .mvc: Text.model + Text.mvc + Text.mvcTests
    case .mvvmC: Text.model + Text.mvvmC + Text.mvvmCTests
    case .mvcVS: Text.mvcVS + Text.mvcVSTests
    case .mvp: Text.mvp + Text.mvpTests
    }
  }
}

/// The files of `Texts`, from which templates are put together.
private enum Text {
  static let interfaces = files(PackageResources.viper_interfaces_template)
  static let implementations = files(PackageResources.viper_implementations_template)
  static let module = files(PackageResources.viper_module_template)
  static let moduleAndInterfaces = files(PackageResources.viper_module_and_interfaces_template)
  static let generic = files(PackageResources.viper_generic_template)
  static let compose = files(PackageResources.viper_compose_template)
  static let tests = files(PackageResources.viper_tests_template)
  static let model = files(PackageResources.model_template)
  static let mvc = files(PackageResources.mvc_template)
  static let mvvmC = files(PackageResources.mvvm_c_template)
  static let mvcVS = files(PackageResources.mvc_vs_template)
  static let mvp = files(PackageResources.mvp_template)
  static let mvcTests = files(PackageResources.mvc_tests_template)
  static let mvvmCTests = files(PackageResources.mvvm_c_tests_template)
  static let mvcVSTests = files(PackageResources.mvc_vs_tests_template)
  static let mvpTests = files(PackageResources.mvp_tests_template)

  /// Several files in one text. A line `=== NAME` begins a file.
  private static func files(_ bytes: [UInt8]) -> [ModuleTemplate.File] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.reduce(into: []) { files, line in
      if line.hasPrefix("=== ") {
        files.append(.init(path: String(line.dropFirst(4)), text: ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
  }
}

extension ModuleTemplate.File {
  /// As a template of May 2019 had it: all references between the parts are strong.
  fileprivate var withoutWeak: Self {
    Self(path: path, text: isTest ? text : text.replacing("weak var", with: "var"))
  }
}
