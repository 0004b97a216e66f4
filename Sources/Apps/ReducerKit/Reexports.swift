// A pattern's files read as iOS code: one import brings the kit, and the views that observe its store.
@_exported import ToySwiftUI
