"""Typed content made in several threads at once."""

import subprocess
import sys

import pytest

MEET = """
import sys, threading
from deskovka.games.root.tables import PRINTED
sys.setswitchinterval(1e-6)  # threads take turns as often as they can
together = threading.Barrier(4)
def meet(number):
    together.wait()
    PRINTED.with_edition({"setup": {"winning_score": 20 + number}} if number else {})
threads = [threading.Thread(target=meet, args=(number,)) for number in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("attempt", range(4))
def test_threads_that_meet_a_type_for_the_first_time_do_not_end_the_process(attempt: int) -> None:
    done = subprocess.run([sys.executable, "-c", MEET], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"attempt {attempt}: {done.stderr}"
