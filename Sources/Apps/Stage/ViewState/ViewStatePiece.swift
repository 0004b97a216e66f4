import Localization
import ToyKit

/// A kind of view state. Every pattern has the same kinds, in different places.
public enum ViewStatePiece: String, CaseIterable, Sendable {
  case folderStack = "folder stack"
  case recording = "recording shown"
  case editMode = "edit mode"
  case loading
  case playing
  case position
  case presented = "on top"
  case typedText = "text being typed"
}

extension ViewState {
  /// The piece in words; `nil` when the screen shows none of it.
  public func text(of piece: ViewStatePiece) -> String? {
    switch piece {
    case .folderStack: folders.map { $0.isEmpty ? "…" : $0 }.joined(separator: " › ")
    case .recording: recording?.debugDescription
    case .editMode: isEditing ? localized("on") : nil
    case .loading: isLoading ? localized("yes") : nil
    case .playing: isPlaying ? localized("yes") : nil
    case .position: position == "00:00" ? nil : position
    case .presented:
      presented.isEmpty ? nil : presented.map(\.debugDescription).joined(separator: ", ")
    case .typedText: typedText?.isEmpty == false ? typedText?.debugDescription : nil
    }
  }
}

extension ViewState {
  /// Whether a piece is the same as before. For a folder that has not been shown again, only its presence
  /// is compared: it has no title yet.
  public func has(_ piece: ViewStatePiece, of before: ViewState) -> Bool {
    guard piece == .folderStack else { return text(of: piece) == before.text(of: piece) }
    return folders.count == before.folders.count && folders.last == before.folders.last
  }
}
