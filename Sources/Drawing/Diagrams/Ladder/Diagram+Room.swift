import Cells

extension DiagramStream {
  /// The cells next to a ladder in which no word has to be broken, with the brackets of frames; 0 where there is room
  /// for any word.
  func leastRoom(in width: Int) -> Int {
    let lifelines = 4 * outline.participants.count + extent.numberWidth
    guard width - lifelines < 2 * Label.longestWord + 6 else { return 0 }
    return 2 * min(extent.deepestFrame, 3) + widestWord
  }

  private var widestWord: Int {
    items.reduce(0) { widest, item in
      item.words.reduce(widest) { max($0, Label($1).widestWhole) }
    }
  }
}

extension Diagram.Item {
  /// What is written next to the lifelines.
  fileprivate var words: [String] {
    switch self {
    case .turn(let turn): [turn.words]
    case .message(let message):
      [message.text, message.tag, message.outcome?.words("→"), message.breach].compactMap { $0 }
    case .change(let change): [change.words("→")]
    case .reply(let reply): [reply.outcome.words]
    case .note(let note): [note.text]
    case .frame(let frame): [frame.words]
    case .section(let section): [section.label]
    case .release, .end, .activation, .numbering: []
    }
  }
}
