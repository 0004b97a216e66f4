"""`.ci/plant-faults`: which faults it finds to plant, and that it plants each kind as often."""

import importlib.machinery
import importlib.util
import itertools
import pathlib
import sys

SCRIPT = pathlib.Path(__file__).parents[2] / ".ci/plant-faults"

SOURCE = '''\
/// A comment with 1 + 2 == 3.
struct Sum {
  var total = 0  // 5 > 4

  mutating func add(_ number: Int) {
    guard number > 0 else { return }
    total += number
    log("1 == 2 \\(number)")
  }

  func last(of numbers: [Int]) -> Int? {
    if numbers.isEmpty { return nil }
    for index in 0..<numbers.count where index == numbers.count - 1 && index >= 0 {
      return numbers[index]
    }
    return nil
  }

  let pattern = #/a == b/#
}
'''

FAULTS = '''\
3: off by one: var total = 0  // 5 > 4  →  var total = 1  // 5 > 4
5: early return: mutating func add(_ number: Int) {  →  return;
6: negated condition: guard number > 0 else { return }  →  guard !(number > 0) else { return }
6: comparison: guard number > 0 else { return }  →  guard number <= 0 else { return }
6: off by one: guard number > 0 else { return }  →  guard number > 1 else { return }
7: dropped statement: total += number  →  (nothing)
7: arithmetic: total += number  →  total -= number
8: dropped statement: log("1 == 2 \\(number)")  →  (nothing)
11: early return: func last(of numbers: [Int]) -> Int? {  →  return nil;
12: negated condition: if numbers.isEmpty { return nil }  →  if !(numbers.isEmpty) { return nil }
'''


def script():
    loader = importlib.machinery.SourceFileLoader("plant_faults", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("plant_faults", loader))
    sys.modules["plant_faults"] = module
    loader.exec_module(module)
    return module


def test_faults_are_found_in_code_and_not_in_comments_strings_and_patterns():
    described = [fault.described(SOURCE) for fault in script().faults(SOURCE)]
    assert "\n".join(described[:10]) + "\n" == FAULTS
    in_one_line = {"off by one": 3, "comparison": 2, "arithmetic": 1, "logic": 1}
    kinds = [line.split(": ")[1] for line in described[10:]]
    assert {kind: kinds.count(kind) for kind in kinds} == in_one_line
    assert all(line.startswith("13: ") for line in described[10:])


def test_a_planted_fault_changes_its_place_and_nothing_else():
    for fault in script().faults(SOURCE):
        planted = fault.planted(SOURCE)
        assert planted != SOURCE
        assert planted[:fault.start] == SOURCE[:fault.start]
        assert planted.endswith(SOURCE[fault.end:])


def test_each_kind_comes_as_often_as_the_others_and_a_seed_repeats_the_order():
    module = script()
    everything = [("Sum.swift", fault) for fault in module.faults(SOURCE)]
    order = list(module.chosen(everything, "1"))
    assert sorted(order, key=str) == sorted(everything, key=str)
    assert order == list(module.chosen(everything, "1"))
    assert order != list(module.chosen(everything, "2"))
    first_round = list(itertools.islice(order, len({fault.kind for _, fault in everything})))
    assert len({fault.kind for _, fault in first_round}) == len(first_round)


def test_what_a_test_target_needs_is_found_through_its_dependencies():
    known = {
        "ATests": {"dependencies": [{"byName": ["A", None]}]},
        "A": {"dependencies": [{"byName": ["B", None]}, {"byName": ["C", None]}]},
        "B": {"dependencies": [{"product": ["GRDB", "GRDB.swift", None, None]}]}, "C": {"dependencies": []},
        "D": {"dependencies": []},
    }
    assert script().needed("ATests", known) == ({"ATests", "A", "B", "C"}, True)
    assert script().needed("A", {**known, "B": known["D"]}) == ({"A", "B", "C"}, False)
