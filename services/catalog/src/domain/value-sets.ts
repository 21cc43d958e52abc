/** Numbers the distinct sets of values, such as the tags of a product, so that products with equal sets share a number. */
export class ValueSets {
  readonly #numbers = new Map<string, number>();
  readonly #members: (readonly string[])[] = [];

  /** The values of each set, by its number. */
  get members(): readonly (readonly string[])[] {
    return this.#members;
  }

  /** Returns the number of a set, given as its values in a fixed order, joined by commas. */
  numberOf(joined: string): number {
    const known = this.#numbers.get(joined);
    if (known !== undefined) return known;
    const number = this.#members.length;
    this.#members.push(joined === '' ? [] : joined.split(','));
    this.#numbers.set(joined, number);
    return number;
  }
}
