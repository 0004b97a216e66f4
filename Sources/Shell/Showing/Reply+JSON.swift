import Cells
import Trace

extension Reply {
  /// One object a line.
  init(json objects: [[(String, String?)]]) {
    let lines = objects.map { members in
      JSON.object(members.map { .init($0.0, $0.1.map(JSON.string) ?? .null) }).text
    }
    self.init(Styled(lines.map { Styled.Line([.init($0)]) }))
  }
}

extension Reply {
  /// One value a line.
  init(json values: [JSON]) {
    self.init(Styled(values.map { Styled.Line([.init($0.text)]) }))
  }
}
