"""PPO: play a while, learn from it, repeat; the same code on a GPU and on a few cores."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any
from warnings import warn

import numpy as np
import torch
from torch import Tensor

from spinney import __version__
from spinney.bots.weights import read_weights, write_weights
from spinney.cards.catalog import shipped_deck
from spinney.cards.phrases import Phrase
from spinney.engine.batch import LISTED, Batch
from spinney.engine.observation import SEATS
from spinney.engine.options import GameError, Options
from spinney.engine.parts import MAX_PARTS
from spinney.lab.training.actors import FINISHED, JUDGED, PATIENCE, Board, Plan, start_actors
from spinney.lab.training.curve import add_line, trim
from spinney.lab.training.export import checksum, exported, imported, write_bot
from spinney.lab.training.net import NEVER, POINTS, Critic, Net, half_precision, masked
from spinney.lab.training.tables import kind_of, tables_to_learn
from spinney.lab.training.teacher import Teacher
from spinney.lab.training.trials import Trials
from spinney.lab.workers import cores

#: How wide a network is that learns from a large one.
PUPIL = 112

#: More seconds than any training takes.
NOT_SOON = 1e9


@dataclass(frozen=True)
class Recipe:
    """How a network is trained; the defaults are those of the shipped networks."""

    game: str
    minutes: float = 10.0
    width: int = 704
    layers: int = 2
    actors: int = 15
    groups: int = 2
    batches: int = 4
    rows: int = 64
    rated: int = 1
    past: int = 6
    sparring: int = 0
    steps: int = 64
    batch: int = 16384
    epochs: int = 2
    rate: float = 5e-4
    rate_end: float = 2e-5
    entropy: float = 0.02
    entropy_end: float = 0.001
    lam: float = 0.95
    clip: float = 0.2
    #: The lead in points that is worth 1, and what a victory adds to it.
    points: float = 80.0
    win: float = 0.75
    #: The weight of the outcome loss relative to the value loss.
    outcome: float = 0.25
    #: Choices of a batch that are tried out at a time; how much a better result adds to an answer's
    #: logit, how many of them are learnt from in each update, and their weight.
    questions: int = 0
    trust: float = 5.0
    recalled: int = 64
    search: float = 0.5
    #: How much of the averaged weights each round of learning replaces.
    renewal: float = 0.02
    #: Seconds between log lines, checkpoints, and past selves.
    every: float = 10.0
    save: float = 60.0
    remember: float = 20.0
    #: Seconds after which the current network is also exported.
    keep: tuple[float, ...] = ()
    seed: int = 1
    #: The checksum of the trained network to start from; empty: start from scratch.
    start: str = ""
    #: Whether that network (or the planner, in all sparring games) has all other seats and stays
    #: as it is: what is trained is an answer to it, at tables for two.
    answer: bool = False
    #: The checksum of the network to learn from; empty: it learns from what its own choices led to.
    teacher: str = ""

    @classmethod
    def for_machine(cls, game: str, minutes: float, seed: int) -> Recipe:
        """What fits this machine: large on a GPU, small on just a few cores."""
        if torch.cuda.is_available():
            return cls(game, minutes, actors=max(1, cores() - 1), seed=seed)
        return cls(
            game, minutes, width=128, layers=1, actors=cores(), batches=2, rows=32, past=2,
            batch=2048, seed=seed,
        )  # fmt: skip

    @classmethod
    def like(
        cls, network: Path, game: str, start: Path | None = None, teacher: Path | None = None
    ) -> Recipe:
        """The recipe that a network was trained with, to be followed again as it stands."""
        known = {field.name for field in fields(cls)}
        told = read_weights(network).about["recipe"].items()
        recipe = cls(**{name: value for name, value in told if name in known})
        if recipe.game != game:
            raise GameError(
                Phrase(
                    "train-like-game",
                    "{path} was trained for {other}, not for {game}",
                    path=str(network),
                    other=recipe.game,
                    game=game,
                )
            )
        for option, wanted, given in (
            ("--from", recipe.start, start),
            ("--teacher", recipe.teacher, teacher),
        ):
            if wanted and given is None:
                raise GameError(
                    Phrase(
                        "train-like-with",
                        "{path} was trained with {option}; give that as well",
                        path=str(network),
                        option=option,
                    )
                )
            if given is not None and not wanted:
                raise GameError(
                    Phrase(
                        "train-like-without",
                        "{path} was trained without {option}; leave that out",
                        path=str(network),
                        option=option,
                    )
                )
        return replace(
            recipe,
            keep=(),
            start=checksum(start) if start else "",
            teacher=checksum(teacher) if teacher else "",
        )

    def searching(self) -> Recipe:
        """The same, learning also from choices that were tried out, in three of eight games."""
        return replace(self, questions=self.rows // 32)

    def taught_by(self, network: Path) -> Recipe:
        """A small network that learns to play like a trained one, in games against itself only.

        What a teacher says varies less than how games end, so the pupil learns in smaller batches,
        with larger steps; and it sees more kinds of tables at a time.
        """
        return replace(
            self, width=PUPIL, layers=2, batches=2 * self.batches, rows=self.rows // 2, past=0,
            sparring=0, batch=512, epochs=3, rate=1e-3, rate_end=5e-5, renewal=0.1,
            teacher=checksum(network),
        )  # fmt: skip

    def practising(self, share: float) -> Recipe:
        """The same with this share of the games against the planner, as far as there is room."""
        room = self.rows - self.rated - self.past
        return replace(self, sparring=min(round(share * self.rows), room))

    def starting_from(self, network: Path) -> Recipe:
        """The same with a trained network's shape, and smaller steps: it must not unlearn.

        It also learns from games against the planner, in 3 of 16 unless the recipe says in how
        many, and winning counts for more.
        """
        about = read_weights(network).about
        return replace(
            self, width=about["width"], layers=about["layers"], rate=self.rate * 0.6,
            entropy=self.entropy * 0.25, sparring=self.sparring or self.rows * 3 // 16,
            points=150.0, win=1.0, start=checksum(network),
        )  # fmt: skip

    def answering(self, network: Path) -> Recipe:
        """A best response: it starts from a trained network and plays only against that one."""
        recipe = self.starting_from(network)
        past = recipe.rows - recipe.rated
        return replace(recipe, answer=True, sparring=0, questions=0, past=past, remember=NOT_SOON)

    def answering_planner(self) -> Recipe:
        """A best response to the planner: it has the other seat of all games, at tables for two."""
        return replace(self, answer=True, sparring=self.rows - self.rated, questions=0, past=0)

    def plan(self) -> Plan:
        kinds = (Options(self.game, 2),) if self.answer else tuple(tables_to_learn(self.game))
        return Plan(
            kinds, self.actors, self.groups, self.batches, self.rows, self.rated, self.past,
            self.sparring, questions=self.questions, cycle=min(32, self.steps),
        )  # fmt: skip


class Sight:
    """What is known about some choices, in static memory, as CUDA graphs need it."""

    NAMES = ("x", "hidden", "parts", "listed", "seat", "choice", "logp", "value", "own")

    def __init__(self, shape: tuple[int, ...], features: int, hidden: int, device: str) -> None:
        def zeros(*more: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(*shape, *more, dtype=dtype, device=device)

        half = torch.bfloat16 if device == "cuda" else torch.float32
        self.x = zeros(features, dtype=half)
        self.hidden = zeros(hidden, dtype=half)
        self.parts = zeros(LISTED * MAX_PARTS, dtype=torch.int16)
        self.listed = zeros(dtype=torch.int64)
        self.seat = zeros(dtype=torch.int64)
        self.choice = zeros(dtype=torch.int64)
        self.logp = zeros(dtype=torch.float32)
        self.value = zeros(dtype=torch.float32)
        #: Whether the learner itself made the choice and can learn from it.
        self.own = zeros(dtype=torch.bool)


#: What comes from the actors.
INCOMING = {
    "features": torch.int16,
    "hidden": torch.int16,
    "listed": torch.uint8,
    "parts": torch.int16,
    "seat": torch.uint8,
    "ended": torch.uint8,
    "lead": torch.int16,
    "scores": torch.int16,
    "rank": torch.uint8,
    "due": torch.uint8,
}


class Group:
    """The games of one group on the device: the inputs, and what is computed from them."""

    def __init__(self, learner: Learner, g: int) -> None:
        self.learner, self.g = learner, g
        games, device = learner.plan.games, learner.device
        self.incoming = {
            name: torch.zeros(getattr(learner.board, name)[g].shape, dtype=dtype, device=device)
            for name, dtype in INCOMING.items()
        }
        self.answer = torch.zeros(games, dtype=torch.uint8, device=device)
        self.sight = Sight((games,), learner.features, learner.critic.sees, device)
        #: The network's predictions: chances to win and points, by distance from the seat.
        self.win = torch.zeros(games, SEATS, device=device)
        self.points = torch.zeros(games, SEATS, device=device)
        self.logits = torch.zeros(games, LISTED, device=device)
        #: What was tried out: for whom, and how good the result is; nan: not known yet.
        self.asker = torch.zeros(games, dtype=torch.int64, device=device)
        self.verdict = torch.full((games,), torch.nan, device=device)
        self.think = graphed(self._think, device)

    @torch.no_grad()
    def _think(self) -> None:
        learner, s, news = self.learner, self.sight, self.incoming
        net, g = learner.net, self.g
        s.x.copy_(net.see(news["features"]))
        s.hidden.copy_(learner.critic.see(news["hidden"], learner.sparring[g]))
        s.parts.copy_(news["parts"])
        s.listed.copy_(news["listed"])
        s.seat.copy_(news["seat"])
        with half_precision(learner.device):
            h = net.trunk(s.x)
            logits = net.logits(h, s.parts)
            value = learner.critic(h, net.value(h), s.hidden)
            win, points = net.outcome(h)
        s.value.copy_(value)
        self.win.copy_(torch.softmax(win.masked_fill(~learner.present[g], NEVER), 1))
        self.points.copy_(points)
        s.own.fill_(True)
        away = learner.rivals[g]
        if len(away):
            # An earlier self plays all seats but one in these games.
            with half_precision(learner.device):
                past = learner.past
                other = past.logits(past.trunk(s.x[away]), s.parts[away])
            theirs = s.seat[away] != learner.own_seat[g][away]
            logits[away] = torch.where(theirs.unsqueeze(1), other, logits[away])
            s.own[away] = ~theirs
        logits = masked(logits, s.listed)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        sure = learner.rated[g]
        if learner.recipe.answer:  # the other is met as it plays, without any chance
            sure = sure | ~s.own
        noise = noise.masked_fill(sure.unsqueeze(1), 0.0)
        choice = (logits + noise).argmax(1)
        trial = news["rank"] > 0
        if learner.plan.questions:
            self.logits.copy_(logits)
            self._judge(trial)
            best = logits.topk(learner.plan.answers).indices
            rank = (news["rank"].long() - 1).clamp(min=0).unsqueeze(1)
            choice = torch.where(trial, best.gather(1, rank).squeeze(1), choice)
        s.choice.copy_(choice)
        s.logp.copy_(torch.log_softmax(logits, 1).gather(1, choice.unsqueeze(1)).squeeze(1))
        s.own.logical_and_(~learner.rated[g] & ~trial)
        s.own.logical_and_(~learner.sparring[g] | (s.seat == learner.own_seat[g]))
        self.answer.copy_(choice)

    def _judge(self, trial: Tensor) -> None:
        """Note how good the results of trials are, and begin new ones."""
        news, s = self.incoming, self.sight
        lead = news["lead"].gather(1, self.asker.unsqueeze(1)).squeeze(1).float()
        verdict = torch.where(news["due"] == JUDGED, s.value, self.verdict)
        verdict = torch.where(news["due"] == FINISHED, self.learner.reward(lead), verdict)
        self.verdict.copy_(torch.where(trial, torch.nan, verdict))
        self.asker.copy_(torch.where(trial, s.seat, self.asker))


def graphed(function: Callable[[], None], device: str) -> Callable[[], None]:
    """The same work as a single launch: launching hundreds of small kernels from Python is slow."""
    if device != "cuda":
        return function
    side = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            function()
    torch.cuda.current_stream().wait_stream(side)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        function()
    return graph.replay


class Learner:
    """Plays and learns until its time is up."""

    def __init__(
        self,
        recipe: Recipe,
        folder: Path,
        tell: Callable[[dict[str, Any]], None],
        start: Path | None = None,
        against: Path | None = None,
        teacher: Path | None = None,
        saved: Callable[[], None] = lambda: None,
    ) -> None:
        if teacher is not None and not recipe.teacher:
            if start is not None or against is not None or recipe.answer:
                raise GameError(
                    Phrase(
                        "train-taught",
                        "a network with a teacher starts from scratch and plays only against"
                        " itself: without --from and --against",
                    )
                )
            recipe = recipe.taught_by(teacher)
        elif against is not None:
            start, recipe = against, recipe.answering(against)
        elif start is not None and not recipe.start:
            recipe = recipe.starting_from(start)
        self.recipe, self.folder, self.tell, self.saved = recipe, folder, tell, saved
        state = self._checkpoint()
        if state:  # on a machine with other cores, too
            recipe = self.recipe = replace(recipe, actors=state["recipe"]["actors"])
        self.seconds: float = state.get("seconds", 0.0)
        self.choices: int = state.get("choices", 0)
        # Whoever resumes goes on with new deals.
        seed = recipe.seed + self.choices
        self.plan = plan = recipe.plan()
        batch = Batch(Options(recipe.game), 1, compact=True)
        self.layout = batch.observer.layout
        self.features, self.hidden = int(self.layout.size), int(batch.hidden.size)
        self.board = Board(plan, self.features, self.hidden)
        self.actors = start_actors(self.board, seed)
        self.device = device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(seed)
        parts = int(batch.action_parts.size)
        self.net, self.past, self.mean = (
            Net(self.layout, parts, recipe.width, recipe.layers).to(device) for _ in range(3)
        )
        self.past.load_state_dict(self.net.state_dict())
        self.critic = Critic(recipe.width, self.hidden).to(device)
        self.memories: list[dict[str, Tensor]] = []
        self._seat_games()
        self._set_out(plan, device)
        self.teacher = Teacher(self, teacher) if teacher is not None else None
        self.round = 0
        #: By kind of table: rated games, victories, own points, the best rival's points.
        self.results: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])
        self._set_off(state, start)
        self.groups = [Group(self, g) for g in range(plan.groups)]
        self.update = graphed(self._update, device)
        self._forget_capture()
        self.wires = {
            name: torch.from_numpy(getattr(self.board, name)) for name in (*INCOMING, "choice")
        }
        if device == "cuda":
            self._pin()

    # -- setting out -----------------------------------------------------------------------

    def _seat_games(self) -> None:
        """Set which games are rated, and in which others play all seats but one."""
        plan, device = self.plan, self.device
        shape = (plan.groups, plan.actors, plan.batches, plan.rows)
        players = np.zeros(shape, np.int64)
        for g in range(plan.groups):
            for a in range(plan.actors):
                for b in range(plan.batches):
                    players[g, a, b] = plan.options(g, a, b).players
        row = np.arange(plan.rows)
        ends = np.cumsum([plan.rated, plan.sparring, plan.past])
        rated, sparring, away = (
            np.broadcast_to((row >= plan.rows - end) & (row < plan.rows - end + some), shape)
            for end, some in zip(ends, (plan.rated, plan.sparring, plan.past), strict=True)
        )
        self.own_seats = (row % players).reshape(plan.groups, -1)
        self.players = players.reshape(plan.groups, -1)
        self.rated_games = [np.flatnonzero(rated[g].reshape(-1)) for g in range(plan.groups)]
        self.rated = torch.from_numpy(rated.reshape(plan.groups, -1).copy()).to(device)
        self.sparring = torch.from_numpy(sparring.reshape(plan.groups, -1).copy()).to(device)
        self.rivals = [
            torch.from_numpy(np.flatnonzero((away[g] & (players[g] > 1)).reshape(-1))).to(device)
            for g in range(plan.groups)
        ]
        self.own_seat = torch.from_numpy(self.own_seats).to(device)
        seats = torch.from_numpy(self.players).to(device)
        in_trial = np.broadcast_to(row < plan.tried, shape).reshape(plan.groups, -1)
        self.in_trial = torch.from_numpy(in_trial.copy()).to(device)
        self.present = torch.arange(SEATS, device=device) < seats.unsqueeze(2)
        self.of = seats.flatten()

    def _set_out(self, plan: Plan, device: str) -> None:
        """Allocate the memory to learn from, and the optimizer."""
        recipe, games = self.recipe, plan.games * plan.groups
        self.games = games
        self.data = Sight((recipe.steps, games), self.features, self.critic.sees, device)
        self.flat = {name: getattr(self.data, name).flatten(0, 1) for name in Sight.NAMES}
        self.ended = torch.zeros(recipe.steps, games, dtype=torch.bool, device=device)
        #: Where a game was put aside, to try something out in its row.
        self.cut = torch.zeros(recipe.steps, games, dtype=torch.bool, device=device)
        self.lead = torch.zeros(recipe.steps, games, SEATS, device=device)
        self.scores = torch.zeros(recipe.steps, games, SEATS, device=device)
        every = recipe.steps * games
        self.advantage = torch.zeros(every, device=device)
        self.target = torch.zeros(every, device=device)
        self.win = torch.zeros(every, SEATS, device=device)
        self.points = torch.zeros(every, SEATS, device=device)
        self.seats = self.of.repeat(recipe.steps)
        #: Whole games among equals, whose outcomes the network learns to predict.
        self.equals = ~(self.sparring | self.in_trial).flatten().repeat(recipe.steps)
        self.trials = Trials(self)
        self.picked = torch.zeros(recipe.batch, dtype=torch.int64, device=device)
        self.entropy = torch.zeros((), device=device)
        self.sums = torch.zeros(len(SUMS), device=device)
        self.rate = torch.zeros((), device=device)
        on_gpu = device == "cuda"
        self.optimizer = torch.optim.Adam(
            [*self.net.parameters(), *self.critic.parameters()],
            lr=self.rate if on_gpu else recipe.rate,
            eps=1e-5,
            fused=on_gpu,
            capturable=on_gpu,
        )

    def _forget_capture(self) -> None:
        """Undo what capturing the graph of an update changed."""
        if self.device == "cuda":
            net, critic, moments = self._kept
            self.net.load_state_dict(net)
            self.critic.load_state_dict(critic)
            for i, state in enumerate(self.optimizer.state.values()):
                for name, value in state.items():
                    value.copy_(moments[i][name] if i in moments else torch.zeros_like(value))

    def _pin(self) -> None:
        """Pin the shared memory, so that copies are fast and asynchronous."""
        cudart = torch.cuda.cudart()  # type: ignore[no-untyped-call]
        for name, wire in self.wires.items():
            code = cudart.cudaHostRegister(wire.data_ptr(), wire.nbytes, 0)
            if int(code) != 0 or not wire.is_pinned():
                warn(f"{name} is not pinned ({code}): copying will be slow", stacklevel=2)

    # -- playing ---------------------------------------------------------------------------

    def _look(self, g: int) -> None:
        """Wait for a group's next choices and bring them to the device."""
        board, began = self.board, time.monotonic()
        while board.shown[g].min() < self.round + 1:
            waited = time.monotonic() - began
            if waited > PATIENCE or (waited > 1 and not all(a.is_alive() for a in self.actors)):
                raise RuntimeError("an actor does not answer")
            if self.device == "cpu":
                time.sleep(0.0001)
        for name, here in self.groups[g].incoming.items():
            here.copy_(self.wires[name][g], non_blocking=True)
        games = self.rated_games[g]
        for game in games[board.ended[g, games] > 0]:
            self._rate(g, int(game))

    def _rate(self, g: int, game: int) -> None:
        plan, seat = self.plan, self.own_seats[g, game]
        actor, batch = divmod(game // plan.rows, plan.batches)
        scores = self.board.scores[g, game, : self.players[g, game]].tolist()
        lead = int(self.board.lead[g, game, seat])
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        if len(scores) == 1:
            won = float(lead >= 0)
        own = scores.pop(seat)
        result = self.results[kind_of(plan.options(g, actor, batch))]
        for i, number in enumerate((1, won, own, max(scores, default=0))):
            result[i] += number

    def _send(self, g: int) -> None:
        self.wires["choice"][g].copy_(self.groups[g].answer, non_blocking=True)
        if self.device == "cuda":
            torch.cuda.current_stream().synchronize()
        self.board.answered[g] = self.round + 1

    @torch.no_grad()
    def play(self) -> None:
        """Fill the memory; the groups then hold the choices that follow."""
        steps, games = self.recipe.steps, self.plan.games
        if self.round == 0:
            for g in range(self.plan.groups):
                self._look(g)
        for t in range(steps):
            for g, group in enumerate(self.groups):
                if t:
                    self._look(g)
                    self._note(t - 1, g)
                group.think()
                self._send(g)
                mine = slice(g * games, (g + 1) * games)
                for name in Sight.NAMES:
                    getattr(self.data, name)[t, mine].copy_(getattr(group.sight, name))
                self.trials.note(t, group)
            self.round += 1
        for g, group in enumerate(self.groups):
            self._look(g)
            self._note(steps - 1, g)
            group.think()
        self.choices += steps * self.games

    def _note(self, t: int, g: int) -> None:
        """Record the outcome of the previous step."""
        news, mine = self.groups[g].incoming, slice(g * self.plan.games, (g + 1) * self.plan.games)
        self.ended[t, mine] = news["ended"] > 0
        self.cut[t, mine] = news["rank"] > 0
        self.lead[t, mine] = news["lead"].float()
        self.scores[t, mine] = news["scores"].float()

    # -- learning --------------------------------------------------------------------------

    def reward(self, lead: Tensor) -> Tensor:
        """What a lead at the end is worth."""
        return (lead / self.recipe.points).clamp(-3, 3) + self.recipe.win * lead.sign()

    @torch.no_grad()
    def appraise(self) -> Tensor:
        """What each choice was worth, by GAE for each seat, and how the game ended.

        A seat's next value is that of its own next choice. Games that continue past the memory end
        as the network predicts.
        """
        d, recipe = self.data, self.recipe
        last = torch.cat([group.sight.value for group in self.groups])
        seat = torch.cat([group.sight.seat for group in self.groups])
        # Two equals: values are opposite. Others: a seat's last value stands for its next.
        opposite = (self.of == 2) & ~self.sparring.flatten()
        value = torch.where(opposite, -last, torch.nan).unsqueeze(1).repeat(1, SEATS)
        value.scatter_(1, seat.unsqueeze(1), last.unsqueeze(1))
        win = self._by_seat(torch.cat([group.win for group in self.groups]), seat)
        points = self._by_seat(torch.cat([group.points for group in self.groups]), seat)
        gain = torch.zeros_like(value)
        out = torch.zeros_like(d.value)
        wins = self.win.view(recipe.steps, -1, SEATS)
        all_points = self.points.view(recipe.steps, -1, SEATS)
        present = self.present.flatten(0, 1)
        for t in reversed(range(recipe.steps)):
            ended, lead = self.ended[t].unsqueeze(1), self.lead[t]
            cut = self.cut[t].unsqueeze(1)
            value = torch.where(ended, self.reward(lead), torch.where(cut, torch.nan, value))
            gain = torch.where(ended | cut, 0.0, gain)
            best = self.scores[t].masked_fill(~present, NEVER)
            shares = (best == best.amax(1, keepdim=True)).float()
            alone = (lead >= 0).float() * present
            shares = torch.where(self.of.unsqueeze(1) == 1, alone, shares)
            win = torch.where(ended, shares / shares.sum(1, keepdim=True).clamp(min=1), win)
            points = torch.where(ended, self.scores[t] / POINTS, points)
            who = d.seat[t]
            wins[t] = self._by_distance(win, who)
            all_points[t] = self._by_distance(points, who)
            who = who.unsqueeze(1)
            now = d.value[t].unsqueeze(1)
            then = value.gather(1, who)
            then = torch.where(then.isnan(), now, then)
            advantage = then - now + recipe.lam * gain.gather(1, who)
            out[t] = advantage.squeeze(1)
            value = value.scatter(1, who, now)
            gain = gain.scatter(1, who, advantage)
        self.target.copy_((out + d.value).flatten())
        own = d.own.flatten()
        some = out.flatten()[own]
        self.advantage.copy_((out.flatten() - some.mean()) / (some.std() + 1e-6))
        return own.nonzero().squeeze(1)

    def _by_seat(self, by_distance: Tensor, seat: Tensor) -> Tensor:
        """Reorder from distance relative to a seat to seat numbers."""
        number = torch.arange(SEATS, device=self.device)
        players = self.of.unsqueeze(1)
        index = (number - seat.unsqueeze(1)).remainder(players).clamp(max=SEATS - 1)
        return by_distance.gather(1, index) * (number < players)

    def _by_distance(self, by_seat: Tensor, seat: Tensor) -> Tensor:
        number = torch.arange(SEATS, device=self.device)
        players = self.of.unsqueeze(1)
        index = (number + seat.unsqueeze(1)).remainder(players)
        return by_seat.gather(1, index) * (number < players)

    def _update(self) -> None:
        """One optimizer step on the picked choices."""
        i, f, recipe, net = self.picked, self.flat, self.recipe, self.net
        with half_precision(self.device):
            h = net.trunk(f["x"][i])
            logits, value = net.logits(h, f["parts"][i]), net.value(h)
            # A pupil is not praised for its choices, and needs no critic.
            corrected = value if self.teacher else self.critic(h, value, f["hidden"][i])
            win, points = net.outcome(h)
        logits = masked(logits, f["listed"][i])
        logs = torch.log_softmax(logits, 1)
        logp = logs.gather(1, f["choice"][i].unsqueeze(1)).squeeze(1)
        entropy = -(logs.exp() * logs).sum(1)
        gain, old = self.advantage[i], f["logp"][i]
        ratio = (logp - old).clamp(-20, 20).exp()
        better = torch.min(ratio * gain, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gain)
        value_loss = (value - self.target[i]).square().mean()
        critic_loss = (corrected - self.target[i]).square().mean()
        players = self.seats[i].unsqueeze(1)
        absent = torch.arange(SEATS, device=win.device) >= players
        chances = torch.log_softmax(win.masked_fill(absent, NEVER), 1)
        # In solo games nobody else can win: the question is whether the player does.
        sure = torch.nn.functional.logsigmoid(win[:, :1])
        unsure = torch.nn.functional.logsigmoid(-win[:, :1])
        won = self.win[i]
        alone = won[:, :1] * sure + (1 - won[:, :1]) * unsure
        together = (won * chances.masked_fill(absent, 0.0)).sum(1, keepdim=True)
        equals = self.equals[i].float()
        some = equals.sum().clamp(min=1)
        expected = torch.where(players == 1, alone, together).squeeze(1)
        win_loss = -(expected * equals).sum() / some
        away = (points - self.points[i]).square().masked_fill(absent, 0.0)
        points_loss = (away.sum(1) * equals).sum() / some
        loss = 0.5 * (value_loss + critic_loss) + recipe.outcome * (win_loss + points_loss)
        search_loss = teacher_loss = torch.zeros_like(loss)
        if self.teacher is not None:
            teacher_loss = self.teacher.loss(i, logs)
            loss = loss + teacher_loss
        else:
            loss = loss - (better + self.entropy * entropy).mean()
        if self.plan.questions:
            search_loss = self.trials.loss()
            loss = loss + recipe.search * search_loss
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        for part in (net, self.critic):
            torch.nn.utils.clip_grad_norm_(part.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            kl = (ratio - 1 - (logp - old)).mean()
            far = ((ratio - 1).abs() > recipe.clip).float().mean()
            found = (
                value_loss, critic_loss, entropy.mean(), kl, far, win_loss, points_loss,
                search_loss, teacher_loss,
            )  # fmt: skip
            self.sums += torch.stack([number.detach() for number in found])

    def learn(self, part: float) -> dict[str, float]:
        """Learn from the games played; ``part`` is the fraction of time used."""
        recipe = self.recipe
        rows = self.appraise()
        changed = self.trials.weigh() if self.plan.questions else 0.0
        if self.teacher is not None:
            self.teacher.judge(rows)
        fading = 0.5 * (1 + math.cos(math.pi * min(part, 1)))
        rate = recipe.rate_end + (recipe.rate - recipe.rate_end) * fading
        self.rate.fill_(rate)
        if self.device == "cpu":
            self.optimizer.param_groups[0]["lr"] = rate
        self.entropy.fill_(recipe.entropy + (recipe.entropy_end - recipe.entropy) * min(part, 1))
        self.sums.zero_()
        count = 0
        for _ in range(recipe.epochs):
            for some in batches(rows, recipe.batch):
                self.picked.copy_(some)
                self.trials.pick()
                self.update()
                count += 1
        self._average()
        found = dict(zip(SUMS, (self.sums / max(count, 1)).tolist(), strict=True))
        return found | {"changed": changed}

    @torch.no_grad()
    def _average(self) -> None:
        """Move the averaged weights towards the current ones: the average plays more steadily."""
        for mean, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
            mean.lerp_(now, self.recipe.renewal)

    # -- the whole -------------------------------------------------------------------------

    def train(self) -> None:
        """Train until the time is up, including the time before a checkpoint."""
        recipe = self.recipe
        before, began = self.seconds, time.monotonic()
        last = said = saved = remembered = before
        while self.seconds < 60 * recipe.minutes:
            self._meet_past()
            self.play()
            found = self.learn(self.seconds / (60 * recipe.minutes))
            self.seconds = before + time.monotonic() - began
            over = self.seconds >= 60 * recipe.minutes
            if self.seconds - remembered > recipe.remember:
                remembered = self.seconds
                self._remember()
            if self.seconds - said > recipe.every or over:
                said = self.seconds
                self._tell(found)
            if self.seconds - saved > recipe.save or over:
                saved = self.seconds
                self.save()
            for moment in recipe.keep:
                if last < moment <= self.seconds:
                    self.export(f"after-{moment:.0f}-s")
            last = self.seconds
        self.board.stop[0] = 1

    def _remember(self) -> None:
        state = {name: value.clone() for name, value in self.net.state_dict().items()}
        self.memories.append(state)
        if len(self.memories) > MEMORIES:
            # Thin them out: drop every second one.
            self.memories = self.memories[::2]

    def _meet_past(self) -> None:
        """Pick another earlier self to play against."""
        if self.memories:
            which = int(torch.randint(len(self.memories), ()))
            self.past.load_state_dict(self.memories[which])

    def _tell(self, found: dict[str, float]) -> None:
        """Report one line of the learning curve."""
        line: dict[str, Any] = {
            "seconds": round(self.seconds, 1),
            "choices": self.choices,
            **{name: round(number, 4) for name, number in found.items()},
            "rated": {
                kind: {
                    "games": int(games),
                    "won": round(won / games, 4),
                    "points": round(own / games, 1),
                    "rival": round(rival / games, 1),
                }
                for kind, (games, won, own, rival) in sorted(self.results.items())
            },
        }
        self.results.clear()
        add_line(self.folder / CURVE, line)
        self.tell(line)

    # -- checkpoints -----------------------------------------------------------------------

    def save(self) -> None:
        """Write a checkpoint: next to the old one first, then replacing it."""
        path = self.folder / CHECKPOINT
        torch.save(
            {
                "recipe": asdict(self.recipe),
                "net": self.net.state_dict(),
                "mean": self.mean.state_dict(),
                "critic": self.critic.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "seconds": self.seconds,
                "choices": self.choices,
                "memories": self.memories,
            },
            path.with_suffix(".new"),
        )
        path.with_suffix(".new").replace(path)
        self.export("network")
        self.saved()

    def export(self, name: str) -> None:
        """Write the averaged network in the format that bots read."""
        about = {
            "recipe": asdict(self.recipe),
            "seconds": round(self.seconds),
            "choices": self.choices,
            "spinney": __version__,
            "torch": torch.__version__,
        }
        path = self.folder / f"{name}.net"
        write_weights(path.with_suffix(".new"), exported(self.mean, self.recipe.game, about))
        path.with_suffix(".new").replace(path)
        write_bot(path)

    def _checkpoint(self) -> dict[str, Any]:
        """The last checkpoint in the folder, made by the same recipe; empty if there is none."""
        path = self.folder / CHECKPOINT
        if not path.exists():
            return {}
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        then, now = state["recipe"], asdict(self.recipe)
        other = [
            f"{name}: {then.get(name)} | {now[name]}"
            for name in now
            if name not in MAY_CHANGE and then.get(name) != now[name]
        ]
        if other:
            raise GameError(
                Phrase(
                    "train-other",
                    "{folder} contains a training with another recipe, so it cannot be resumed"
                    " (then | now: {what}); give the same options or another folder",
                    folder=str(self.folder),
                    what=", ".join(other),
                )
            )
        return state

    def _set_off(self, state: dict[str, Any], start: Path | None) -> None:
        """Go on from a checkpoint; without one, from the network to start from."""
        trim(self.folder / CURVE, self.choices)
        if state:
            self.net.load_state_dict(state["net"])
            self.mean.load_state_dict(state["mean"])
            self.critic.load_state_dict(state["critic"])
            self.optimizer.load_state_dict(state["optimizer"])
            if self.device == "cuda":
                self.optimizer.param_groups[0]["lr"] = self.rate
            self.memories = [
                {name: value.to(self.device) for name, value in memory.items()}
                for memory in state["memories"]
            ]
        else:
            if start is not None:
                weights = read_weights(start)
                weights.check(shipped_deck(self.recipe.game))
                imported(self.net, weights)
                self._remember()
            self.mean.load_state_dict(self.net.state_dict())
        moments = self.optimizer.state_dict()["state"]
        self._kept = deepcopy((self.net.state_dict(), self.critic.state_dict(), moments))


#: The files in a training's folder, besides the network.
CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"

#: What a resumed training may do otherwise: no learning depends on it.
MAY_CHANGE = ("every", "save", "keep", "actors")

#: The statistics of an update.
SUMS = ("value", "critic", "entropy", "kl", "far", "win", "points", "search", "teacher")

#: How many past selves are kept.
MEMORIES = 48


def batches(rows: Tensor, size: int) -> Iterator[Tensor]:
    """All rows in random order, in batches of equal size; the remainder is dropped."""
    order = rows[torch.randperm(len(rows), device=rows.device)]
    for first in range(0, len(rows) - size + 1, size):
        yield order[first : first + size]
