"""Draw the learning curves of the runs whose logs are in ``docs/training``: docs/training.svg."""

from __future__ import annotations

from pages import DOCS

from spinney.lab.training.curve import plot_curves, read_curve

#: The logs, and what the runs are called in the picture.
RUNS = {
    "forest": "forest, fifth run",
    "dartmoor": "Dartmoor, third run",
    "width-704": "forest, from scratch",
    "forest-small": "forest, small",
    "dartmoor-small": "Dartmoor, small",
}


def main() -> None:
    logs = DOCS / "training"
    curves = {title: read_curve(logs / f"{name}.jsonl") for name, title in RUNS.items()}
    labels = "minutes", "two-player games won against the planner, %"
    plot_curves(curves, labels, DOCS / "training.svg")


if __name__ == "__main__":
    main()
