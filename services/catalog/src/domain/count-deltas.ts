/** How the number of visible products under each key changes, over all products of one write. Keys that stay even are left out. */
export class CountDeltas {
  readonly #deltas = new Map<string, number>();

  /** A product that was counted under `before` is now counted under `after`. */
  move(before: readonly string[], after: readonly string[]): void {
    for (const key of before) this.#add(key, -1);
    for (const key of after) this.#add(key, 1);
  }

  /** Keys in order, with their changes. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.#deltas].filter(([, delta]) => delta !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #add(key: string, delta: number): void {
    this.#deltas.set(key, (this.#deltas.get(key) ?? 0) + delta);
  }
}
