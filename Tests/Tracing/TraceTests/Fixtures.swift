import Trace

let rename: Trace = {
  var trace = Trace(
    header: .init(
      pattern: "mvc", scenario: "rename", setup: ["launch", #"open "Hello""#],
      actions: [#"type "Hi""#]))
  let events: [(Int, Trace.Event)] = [
    (1, .participant(.init(name: "PlayVC", type: "PlayViewController", role: .controller))),
    (2, .reference(.init(from: "PlayVC", property: "recording", to: "Rec", strength: .strong))),
    (3, .state(.init(owner: "Rec", property: "name", old: nil, new: "\"Hello\""))),
    (
      4,
      .reference(
        .init(from: "UIKit", property: "top", to: "PlayVC", strength: .weak, ended: true))
    ),
    (5, .turn(.init(number: 1, action: "relaunch", killed: ["Old"]))),
    (6, .turn(.init(number: 2, action: #"type "Hi""#))),
    (7, .message(.init(turn: 2, kind: .user, from: "User", to: "nameField", text: "type"))),
    (8, .state(.init(parent: 7, owner: "nameField", property: "text", old: "1", new: "2"))),
    (
      9,
      .message(
        .init(
          turn: 2, depth: 1, parent: 7, cause: 6, kind: .targetAction, from: "nameField",
          to: "PlayVC", text: "end(_:)", arguments: ["nameField"],
          location: .init(file: "MVC/PlayViewController.swift", line: 7)))
    ),
    (15, .return(.init(message: 9))),
    (16, .return(.init(message: 7, value: "true", error: "late"))),
    (17, .release(.init(object: "FolderVC2"))),
    (18, .screen(.init(turn: 2, text: "a\nb"))),
  ]
  trace.records = events.map { .init(n: $0.0, event: $0.1) }
  return trace
}()

let renameFile = #"""
  {"lifeline":1,"app":"recordings","pattern":"mvc","scenario":"rename","setup":["launch","open \"Hello\""],"actions":["type \"Hi\""],"mistake":null}
  {"n":1,"event":"participant","name":"PlayVC","type":"PlayViewController","role":"controller"}
  {"n":2,"event":"reference","from":"PlayVC","property":"recording","to":"Rec","strength":"strong"}
  {"n":3,"event":"state","owner":"Rec","property":"name","old":null,"new":"\"Hello\""}
  {"n":4,"event":"reference","from":"UIKit","property":"top","to":"PlayVC","strength":"weak","ended":true}
  {"n":5,"event":"turn","turn":1,"action":"relaunch","killed":["Old"]}
  {"n":6,"event":"turn","turn":2,"action":"type \"Hi\""}
  {"n":7,"event":"message","turn":2,"depth":0,"parent":null,"kind":"user","from":"User","to":"nameField","text":"type"}
  {"n":8,"event":"state","parent":7,"owner":"nameField","property":"text","old":"1","new":"2"}
  {"n":9,"event":"message","turn":2,"depth":1,"parent":7,"cause":6,"kind":"target-action","from":"nameField","to":"PlayVC","text":"end(_:)","arguments":["nameField"],"file":"MVC/PlayViewController.swift","line":7}
  {"n":15,"event":"return","message":9}
  {"n":16,"event":"return","message":7,"value":"true","error":"late"}
  {"n":17,"event":"release","object":"FolderVC2"}
  {"n":18,"event":"screen","turn":2,"text":"a\nb"}

  """#
