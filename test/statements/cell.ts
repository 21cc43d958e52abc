/** What is known about the value of a column in a statement: whether it is one given store, and which columns it is equal to. */
export class Cell {
  readonly #sources = new Set<Cell>();
  #isBound = false;

  /** A parameter or constant. */
  static given(): Cell {
    const cell = new Cell();
    cell.#isBound = true;
    return cell;
  }

  /** Says that a condition makes this column equal to another, or to a given value. */
  follow(source: Cell): void {
    if (source !== this) this.#sources.add(source);
  }

  /** Whether the value is given, or equal to one that is. */
  isBound(seen: Set<Cell> = new Set()): boolean {
    if (this.#isBound) return true;
    if (seen.has(this)) return false;
    seen.add(this);
    return [...this.#sources].some((source) => source.isBound(seen));
  }
}

/** The same column in the branches of a union or the rows of a list: it is given if it is given in each. */
export class EachCell extends Cell {
  readonly #cells: readonly Cell[];

  constructor(cells: readonly Cell[]) {
    super();
    this.#cells = cells;
  }

  override isBound(seen: Set<Cell> = new Set()): boolean {
    if (super.isBound(seen)) return true;
    return this.#cells.length > 0 && this.#cells.every((cell) => cell.isBound(new Set(seen)));
  }
}
