import Cells
import Diagrams

/// Sources in Mermaid's language that are drawn both as ladders and in full.
enum SmallSource {
  static let toOneself = #"""
    sequenceDiagram
    participant A
    participant B
    participant C
    A->>A: self
    B-->>B: broken
    B-xB: lost
    A<<->>A: both
    A->A: line
    B-)B: open
    A->>+B: go
    B->>B: busy
    B-->>-A: ok
    B-|\B: half
    """#

  static let numbered = """
    sequenceDiagram
    participant A
    participant B
    participant C
    autonumber 10
    A->>B: one
    B->>C: two words here
    C-->>A: back over both
    A-xC: lost
    C-)A: asynchronous
    autonumber 100 0.25
    A->>C: a
    C->>B: b
    A-->C: plain
    """

  static let notes = """
    sequenceDiagram
    participant A
    participant B
    participant C
    Note left of A: left of all
    Note right of C: right of all, quite long
    Note over B: a note over one
    Note over A,C: short
    Note over A,B: a longer note over two of the lifelines
    Note left of C: x
    """

  static let frames = """
    sequenceDiagram
    participant A
    participant B
    participant C
    loop every single minute of the day
    A->>B: go
    alt it is hot
    B->>C: on
    else cold and very wet outside
    Note over B: hm
    end
    end
    opt
    C->>C: hook
    end
    par_over all
    end
    """

  static let groups = """
    sequenceDiagram
    title A title that is too long for the width of the drawing
    box Aqua A long name of a group
    participant A
    participant B
    end
    box Rest
    participant C
    end
    create participant D
    A->>D: make
    destroy D
    D-->>A: done
    destroy C
    A-xC: bye
    A->>B: x
    """

  static let typed = """
    sequenceDiagram
    participant V@{"type":"control"} as PlayViewController
    participant F@{"type":"entity"} as FolderViewController
    actor U as User
    participant D@{"type":"database"} as D
    V->>F: go
    F->>U: ask
    U-->>D: store it all
    D->>V: ok
    """
}

/// A ladder of a source in Mermaid's language, as plain text.
func ladder(_ source: String, _ width: Int, _ charset: Charset = .unicode) -> String {
  Diagram.reading(mermaid: source).0.ladder(.init(width: width, charset: charset)).plain
}
