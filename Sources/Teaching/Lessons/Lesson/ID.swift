import Foundation

extension String {
  private static let longestID = 60

  /// `watch-rename`: small letters and digits, with single hyphens between them.
  public var isID: Bool {
    let words = split(separator: "-", omittingEmptySubsequences: false)
    return utf8.count <= String.longestID
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isOfIDs) }
  }

  /// The id that comes nearest, `cafe-au-lait` for `Café au lait!`; `nil` where nothing is left.
  public var nearestID: String? {
    let letters = folding(options: .diacriticInsensitive, locale: nil).lowercased()
    let words = letters.split { !$0.isOfIDs }.joined(separator: "-")
    let id = words.prefix(String.longestID).split(separator: "-").joined(separator: "-")
    return id.isEmpty ? nil : id
  }
}

extension Character {
  fileprivate var isOfIDs: Bool { ("a"..."z").contains(self) || ("0"..."9").contains(self) }
}
