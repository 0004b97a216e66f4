import Lessons
import Localization

extension Lesson {
  /// What `words` makes in the language of the lesson, whatever language is spoken now.
  func inItsLanguage<Value>(_ words: () -> Value) -> Value {
    Language.$current.withValue(Language(rawValue: language) ?? .english, operation: words)
  }
}
