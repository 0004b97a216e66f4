import Diagrams
import Localization

extension Counted {
  static func pages(_ count: Int) -> String {
    localized(count, one: "1 page", other: "\(count) pages")
  }

  static func minutes(_ count: Int) -> String {
    localized(count, one: "1 minute", other: "\(count) minutes")
  }
}
