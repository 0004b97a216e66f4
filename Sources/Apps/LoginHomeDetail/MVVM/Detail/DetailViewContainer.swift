import LoginHomeDetailApp

@Traced(.view) final class DetailViewContainer: ViewContainer {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  let noteLabel = UILabel()
  let noteButton = UIButton(title: "Note")

  override init() {
    super.init()
    addSubview(titleLabel)
    addSubview(messageLabel)
    addSubview(noteLabel)
    addSubview(noteButton)
  }

  func show(_ vo: DetailViewContainerVO) {
    titleLabel.text = vo.title
    messageLabel.text = vo.message
    noteLabel.text = vo.note
  }
}
