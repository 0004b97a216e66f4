import RepositoriesApp

/// The view-model of the languages.
@Traced(.viewModel) final class LanguageViewModel {
  let languages: [String]

  private let selection = PassthroughSubject<String, Never>()
  private let cancellation = PassthroughSubject<Void, Never>()

  /// What the coordinator subscribes to.
  var didSelectLanguage: AnyPublisher<String, Never> { selection.eraseToAnyPublisher() }
  var didCancel: AnyPublisher<Void, Never> { cancellation.eraseToAnyPublisher() }

  init(languages: [String]) {
    self.languages = languages
  }

  func selectLanguage(_ language: String) { selection.send(language) }

  func cancel() { cancellation.send() }
}
