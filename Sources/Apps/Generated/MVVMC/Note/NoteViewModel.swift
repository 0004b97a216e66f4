// MVVMCNote. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

import ToyKit

/// What the scene shows, and the actions that it offers. It knows no view.
@Traced(.viewModel)
final class NoteViewModel {
  @Published private(set) var title: String?

  private let model: Note
  private var cancellables: Set<AnyCancellable> = []

  init(model: Note) {
    self.model = model
    title = model.title
    observeModel()
  }

  // MARK: Model notifications

  private func observeModel() {
    NotificationCenter.default.publisher(for: Note.changed)
      .sink { [unowned self] _ in updateTitle() }
      .store(in: &cancellables)
  }

  private func updateTitle() { title = model.title }

  // MARK: Actions

  func titleEntered(_ title: String?) { model.setTitle(title ?? "") }
}
