"""Measures constraints beside kiwisolver."""

import statistics
import time

from program import imported, ours


def read_trace(path):
    """The first batch builds, the others edit."""
    batches, batch = [], []
    with open(path) as file:
        count = int(file.readline().split()[1])
        for line in file:
            operation, *words = line.split()
            if operation == "U":
                batches.append(batch)
                batch = []
            else:
                batch.append((operation, words))
    return count, batches


class Kiwi:
    """kiwisolver. A priority becomes a strength by its rank: kiwi has one number for all levels, so
    that many levels are not kept apart, which costs it no time."""

    def __init__(self, kiwi, count, batches, uses_edit_variables):
        self.kiwi = kiwi
        self.solver = kiwi.Solver()
        self.variables = [kiwi.Variable(str(index)) for index in range(count)]
        priorities = {float(w[1]) for b in batches for o, w in b if o == "K"}
        priorities |= {float(w[1]) for b in batches for o, w in b if o == "P"}
        optional = sorted(p for p in priorities if p < 1000)
        base = 1e9 ** (1 / max(1, len(optional)))
        self.strengths = {p: base**rank for rank, p in enumerate(optional)}
        self.strengths[1000.0] = kiwi.strength.required
        edited = {w[0] for b in batches[1:] for o, w in b if o == "C"}
        self.edited = edited if uses_edit_variables else set()
        self.definitions, self.constraints, self.inputs = {}, {}, {}
        self.calls = 0

    def add(self, identifier):
        strength, relation, constant, terms = self.definitions[identifier]
        expression = terms[0]
        for term in terms[1:]:
            expression = expression + term
        self.calls += 2 * len(terms) + 2
        if identifier in self.edited:
            value = self.inputs.get(identifier)
            if value is None:
                value = self.inputs[identifier] = self.kiwi.Variable("constant")
                self.solver.addEditVariable(value, self.kiwi.strength.strong)
            self.solver.suggestValue(value, constant)
            expression, constant = expression - value, 0
        constraint = self.kiwi.Constraint(expression - constant, relation, strength)
        self.solver.addConstraint(constraint)
        self.constraints[identifier] = constraint

    def remove(self, identifier):
        self.calls += 1
        self.solver.removeConstraint(self.constraints.pop(identifier))

    def define(self, words):
        identifier, priority, relation, constant, count = words[:5]
        pairs = zip(words[5::2], words[6::2])
        terms = [float(factor) * self.variables[int(index)] for index, factor in pairs]
        strength = self.strengths[float(priority)]
        self.definitions[identifier] = (strength, relation, float(constant), terms)

    def change(self, identifier, strength=None, constant=None):
        old = self.definitions[identifier]
        new = (old[0] if strength is None else strength, old[1])
        self.definitions[identifier] = new + (old[2] if constant is None else constant, old[3])
        if identifier not in self.constraints:
            return
        if constant is not None and identifier in self.edited:
            self.calls += 1
            self.solver.suggestValue(self.inputs[identifier], constant)
        else:
            self.remove(identifier)
            self.add(identifier)

    def play(self, batch):
        for operation, words in batch:
            if operation == "K":
                self.define(words)
            elif operation == "A":
                self.add(words[0])
            elif operation == "R":
                self.remove(words[0])
            elif operation == "C":
                self.change(words[0], constant=float(words[1]))
            elif operation == "P":
                self.change(words[0], strength=self.strengths[float(words[1])])
        self.solver.updateVariables()
        self.calls += 1 + len(self.variables)
        return sum(variable.value() for variable in self.variables)


def time_kiwi(kiwi, count, batches, uses_edit_variables):
    solver = Kiwi(kiwi, count, batches, uses_edit_variables)
    times = []
    for batch in batches:
        start = time.perf_counter()
        solver.play(batch)
        times.append((time.perf_counter() - start) * 1e6)
        if sum(times) > 2e7:
            break
    return times[0], statistics.median(times[1:]) if times[1:] else None, solver.calls


def call_overhead(kiwi):
    """Microseconds that Python needs for a call of kiwi's that does nothing."""
    variable, count = kiwi.Variable("x"), 200_000
    start = time.perf_counter()
    for _ in range(count):
        variable.value()
    return (time.perf_counter() - start) / count * 1e6


SIZES = {
    "b cont": [10, 30, 100],
    "b mid": [10, 30, 100],
    "c": [4, 10, 20],
    "d": [10, 50],
    "e one": [10, 100],
    "e all": [10, 100],
    "f leaf": [3, 5],
    "f_strict": [3, 5],
}
LONG_SIZES = {"b cont": [300], "c": [32], "d": [200], "e one": [300], "f leaf": [7, 8]}


def measure(options, folder):
    kiwi = imported("kiwisolver", "kiwisolver")
    if not kiwi:
        return
    own = {
        (result["workload"], result["size"]): result["microseconds"]
        for result in ours(options.binary, ["solver", "--rounds", str(5 * options.rounds)])
        if "microseconds" in result
    }
    overhead = call_overhead(kiwi)
    print(f"\nConstraints. A call of kiwisolver that does nothing takes Python {overhead:.3f} µs.")
    print("Microseconds (times more than layoutanim); kiwi with a constant changed by removing")
    print("and adding, and with an edit variable in its place:\n")
    print("| | build | edit | kiwi build | kiwi edit | edit variables: build | edit |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for family, sizes in SIZES.items():
        for size in sizes + (LONG_SIZES.get(family, []) if options.long else []):
            print_solver_row(kiwi, options, folder, family, size, own[(family, size)])


def print_solver_row(kiwi, options, folder, family, size, own):
    count, batches = read_trace(f"{folder}/workloads/{family.replace(' ', '-')}-{size}.trace")
    cells = [f"{own['build']:.1f}", f"{own['edit']:.2f}"]
    for uses_edit_variables in (False, True):
        try:
            runs = [
                time_kiwi(kiwi, count, batches, uses_edit_variables)
                for _ in range(options.rounds)
            ]
        except Exception as error:  # kiwi gives up on some systems
            cells += [type(error).__name__, ""]
            continue
        build = statistics.median(run[0] for run in runs)
        edit = statistics.median(run[1] for run in runs)
        cells += [f"{build:.0f} ({build / own['build']:.0f})", f"{edit:.1f} ({edit / own['edit']:.0f})"]
    print(f"| {family} {size} | " + " | ".join(cells) + " |", flush=True)
