import Cells
import Trace

extension Reply {
  /// A JSON object on each line.
  init(json objects: [[(String, String?)]]) {
    self.init(
      json: objects.map { members in
        JSON.object(members.map { .init($0.0, $0.1.map(JSON.string) ?? .null) })
      })
  }

  /// A JSON value on each line.
  init(json values: [JSON]) {
    self.init(Styled(values.map { Styled.Line([.init($0.text)]) }))
  }
}
