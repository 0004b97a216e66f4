// The types in a stage's interface. Importing their modules instead would bring the toy's UUID, URL and Timer
// next to Foundation's.

@_exported import struct AppInterface.Mistake
@_exported import protocol AppInterface.ViewStateDebugging
@_exported import struct AppInterface.ViewStatePiece
@_exported import enum AppInterface.ViewStateProblem
@_exported import enum ToyKit.UIKitException
@_exported import struct ToyKit.ViewState
