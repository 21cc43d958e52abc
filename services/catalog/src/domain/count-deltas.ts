/** Accumulates how one write changes the number of visible products under each key. Keys whose count does not change are omitted. */
export class CountDeltas {
  readonly #deltas = new Map<string, number>();

  /** Counts a product under the keys of `after` instead of those of `before`. */
  move(before: readonly string[], after: readonly string[]): void {
    for (const key of before) this.#add(key, -1);
    for (const key of after) this.#add(key, 1);
  }

  /** The keys whose count changes, sorted, with the change. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.#deltas].filter(([, delta]) => delta !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #add(key: string, delta: number): void {
    this.#deltas.set(key, (this.#deltas.get(key) ?? 0) + delta);
  }
}
