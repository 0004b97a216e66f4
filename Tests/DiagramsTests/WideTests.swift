import Cells
import Diagrams
import Testing
import Trace
