// A pattern's files read as iOS code: one import brings the kit, with the observation of the standard library.
@_exported import Observation
@_exported import ToyKit
