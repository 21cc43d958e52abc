/** The known facts about the value of a column in a statement: the given values and the columns to which it is equal. */
export class Cell {
  readonly #sources = new Set<Cell>();
  #given: string | undefined;

  /** A parameter, such as `$1`, or a constant. */
  static given(value: string): Cell {
    const cell = new Cell();
    cell.#given = value;
    return cell;
  }

  /** Says that a condition makes this column equal to another, or to a given value. */
  follow(source: Cell): void {
    if (source !== this) this.#sources.add(source);
  }

  /** Returns the given values that the column can have, or undefined if it can have others. */
  values(seen: Set<Cell> = new Set()): ReadonlySet<string> | undefined {
    if (this.#given !== undefined) return new Set([this.#given]);
    if (seen.has(this)) return undefined;
    seen.add(this);
    return unionOf([...this.#sources].map((source) => source.values(seen)).filter((values) => values !== undefined));
  }
}

/** The same column in the branches of a union or the rows of a list: it is given if it is given in each. */
export class EachCell extends Cell {
  readonly #cells: readonly Cell[];

  constructor(cells: readonly Cell[]) {
    super();
    this.#cells = cells;
  }

  override values(seen: Set<Cell> = new Set()): ReadonlySet<string> | undefined {
    const each = this.#cells.map((cell) => cell.values(new Set(seen)));
    return super.values(seen) ?? (each.includes(undefined) ? undefined : unionOf(each));
  }
}

const unionOf = (sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined =>
  sets.length === 0 ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]));
