"""Text in columns."""


def table(header, rows, left=(0,)):
    """Columns named in `left` are flush left, all others right."""
    lines = [[str(cell) for cell in row] for row in [header, *rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    place = lambda cell, column: cell.ljust(widths[column]) if column in left else cell.rjust(widths[column])
    text = ["  ".join(place(cell, column) for column, cell in enumerate(line)).rstrip() for line in lines]
    return "\n".join([text[0], "─" * max(map(len, text)), *text[1:]])


def ratio(one, other):
    return "–" if one is None or not other else f"{one / other:.2f} ×"
