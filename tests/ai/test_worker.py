"""The opponent in its own process: it answers, is stopped, is mended, and goes when its parent goes."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ai.worker
from ai.bot import opponent
from ai.search.budget import Budget
from ai.worker import Worker, WorkerPlayer
from game.kernel.contract import Game
from tests.ai.positions import played, table

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.close()


def wait(player: WorkerPlayer) -> Any:
    until = time.monotonic() + PATIENCE
    while (action := player.poll()) is None:
        assert time.monotonic() < until, "no answer"
        time.sleep(0.005)
    return action


@pytest.fixture(scope="module")
def game() -> Game:
    return table(3, ("base", "river"), abbot=True)


@pytest.fixture(scope="module")
def view(game: Game) -> Any:
    state = played(game, 30)
    return game.view(state, game.to_move(state))


def test_a_view_travels(view: Any) -> None:
    sent = pickle.dumps(view)
    assert pickle.loads(sent) == view
    assert len(sent) < 8_000


def test_the_worker_chooses_as_the_bot_would_here(worker: Worker, game: Game, view: Any) -> None:
    player = WorkerPlayer(worker, game, "strong", 5)
    player.ask(view, Budget(iterations=40))
    assert wait(player) == opponent(game, "strong", 5).choose(view, Budget(iterations=40)).action
    assert player.thought and player.thought.simulations and len(player.thought.best) == 5
    assert player.poll() is None, "an answer is given once"


def test_it_tells_what_it_thinks_and_stops_when_told(worker: Worker, game: Game, view: Any) -> None:
    player = WorkerPlayer(worker, game, "strong", 5)
    player.ask(view, 60.0)
    until = time.monotonic() + PATIENCE
    while player.thought is None and time.monotonic() < until:
        assert player.poll() is None
        time.sleep(0.005)
    assert player.thought
    player.cancel()
    assert player.poll() is None
    player.ask(view, Budget(iterations=5))
    began = time.monotonic()
    assert wait(player)
    assert time.monotonic() - began < 5, "it had given up the long thought"


def test_asking_and_looking_never_wait(worker: Worker, game: Game, view: Any) -> None:
    player = WorkerPlayer(worker, game, "strong", 5)
    worker.start()
    longest = 0.0
    player.ask(view, 0.3)
    action = None
    while action is None:
        began = time.perf_counter()
        action = player.poll()
        longest = max(longest, time.perf_counter() - began)
        time.sleep(0.002)
    assert longest < 0.02


def test_a_worker_that_dies_is_replaced_and_asked_again(worker: Worker, game: Game, view: Any) -> None:
    player = WorkerPlayer(worker, game, "strong", 5)
    player.ask(view, Budget(iterations=300))
    first = worker.process
    assert first
    first.kill()
    assert wait(player) == opponent(game, "strong", 5).choose(view, Budget(iterations=300)).action
    assert worker.process is not first


def test_when_workers_keep_dying_a_quick_legal_move_is_made(game: Game, view: Any) -> None:
    worker = Worker()
    player = WorkerPlayer(worker, game, "strong", 5)
    player.ask(view, 60.0)
    until = time.monotonic() + PATIENCE
    while (action := player.poll()) is None and time.monotonic() < until:
        if worker.process and worker.process.is_alive():
            worker.process.kill()
        time.sleep(0.01)
    state = game.determinize(view, None)                   # type: ignore[arg-type]
    assert action in game.legal_actions(state)
    player.ask(view, Budget(iterations=5))
    assert wait(player), "the next question finds a fresh worker"
    worker.close()


def test_a_worker_that_falls_silent_is_replaced(game: Game, view: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker()
    player = WorkerPlayer(worker, game, "strong", 5)
    player.ask(view, Budget(iterations=5))
    wait(player)
    assert worker.process
    os.kill(worker.process.pid or 0, signal.SIGSTOP)
    monkeypatch.setattr(ai.worker, "SILENCE", 3.0)
    player.ask(view, Budget(iterations=5))
    assert wait(player)
    worker.close()


def test_trouble_in_thinking_ends_in_a_legal_move(worker: Worker, game: Game, view: Any) -> None:
    player = WorkerPlayer(worker, game, "no such level", 5)
    player.ask(view, Budget(iterations=5))
    assert wait(player) in game.legal_actions(game.determinize(view, None))     # type: ignore[arg-type]


ORPHAN = """
import os, time
from ai.worker import Worker, WorkerPlayer
from tests.ai.positions import played, table
if __name__ == "__main__":
    game = table()
    state = played(game, 10)
    worker = Worker()
    player = WorkerPlayer(worker, game, "strong")
    player.ask(game.view(state, game.to_move(state)), 600.0)
    while player.poll() is None and player.thought is None:
        time.sleep(0.01)
    print(worker.process.pid, flush=True)
    os.kill(os.getpid(), 9)
"""


def test_it_ends_with_its_parent_even_in_mid_thought(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    told = subprocess.run([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": str(ROOT)},
                          stdout=subprocess.PIPE, text=True, check=False, timeout=PATIENCE).stdout
    child, until = int(told), time.monotonic() + PATIENCE
    while running(child) and time.monotonic() < until:
        time.sleep(0.02)
    assert not running(child)


def running(process: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_killed_arena_leaves_no_process_behind() -> None:
    match = ["arena", "judge", "random", "--shuffles", "500", "--processes", "2"]
    arena = subprocess.Popen([sys.executable, str(ROOT / "main.py"), *match], stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
    pool: list[str] = []
    until = time.monotonic() + PATIENCE
    while len(pool) < 3 and time.monotonic() < until:          # two that play, and their tracker of resources
        time.sleep(0.1)
        pool = Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text().split()
    time.sleep(1)
    arena.kill()
    arena.wait()
    assert len(pool) == 3
    until = time.monotonic() + 5
    while any(running(int(one)) for one in pool) and time.monotonic() < until:
        time.sleep(0.02)
    left = [one for one in pool if running(int(one))]
    for one in left:
        os.kill(int(one), 9)
    assert not left


def test_a_coach_says_what_every_seat_may_expect_to_the_last_tile(worker: Worker, game: Game) -> None:
    coach = WorkerPlayer(worker, game, "coach")
    for tiles in (20, 82, 83):
        state = played(game, tiles)
        mind = game.legal_actions(state)[-1]
        coach.ask(game.view(state, game.to_move(state)), Budget(iterations=24), mind)
        wait(coach)
        assert coach.thought and len(coach.thought.before) == 3
        assert all(len(one.points) == 3 for one in coach.thought.best)
        assert mind in [one.action for one in coach.thought.best]
