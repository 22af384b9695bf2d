"""The faults that the trial makes are faults, and the documents show a plain one."""

from __future__ import annotations

from tests.trials import faults

SOURCE = """
LIMIT = 3  # outside of functions nothing is touched

def may(seat, gold, done):
    return gold >= 2 and not done
"""


def test_numbers_comparisons_and_conditions_are_broken_one_at_a_time() -> None:
    broken = {SOURCE[:begin] + text + SOURCE[end:] for begin, end, text in faults.faults_of(SOURCE)}
    assert {one.split("return ")[1].strip() for one in broken} == {
        "gold > 2 and not done", "gold >= 3 and not done", "gold >= 2 and done", "(gold >= 2)", "(not done)",
    }  # fmt: skip


def test_every_module_of_rules_can_be_broken_and_stays_python() -> None:
    for path in faults.rules_files():
        source = path.read_text(encoding="utf-8")
        for begin, end, text in faults.faults_of(source)[::25]:
            compile(source[:begin] + text + source[end:], path.name, "exec")
