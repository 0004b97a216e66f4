// The types in a stage's interface. Importing their modules instead would bring the toy's UUID, URL and Timer
// beside Foundation's.

@_exported import struct RecordingsApp.Mistake
@_exported import protocol RecordingsApp.ViewStateDebugging
@_exported import enum RecordingsApp.ViewStateProblem
@_exported import enum ToyKit.UIKitException
@_exported import struct ToyKit.ViewState
