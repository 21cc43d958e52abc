/** Distinct sets of values, such as the tags of products. Products with equal sets share a number. */
export class ValueSets {
  readonly #values: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** The numbers of the values of all sets, one set after the other. */
  readonly #members: number[] = [];
  /** Where each set begins in `#members`, and where the next one will. */
  readonly #starts = [0];
  /** The number of each set, by its hash or, if another set has that, a following one. */
  readonly #sets = new Map<number, number>();

  /** How many sets there are. */
  get size(): number {
    return this.#starts.length - 1;
  }

  /** Returns the number of a set, given as its values in a fixed order, joined by commas. */
  numberOf(joined: string): number {
    const members = joined === '' ? [] : joined.split(',').map((value) => this.#numberOfValue(value));
    let hash = hashOf(members);
    for (let set = this.#sets.get(hash); set !== undefined; set = this.#sets.get(hash)) {
      if (this.#isSet(set, members)) return set;
      hash = (hash + 1) | 0;
    }
    const added = this.size;
    this.#sets.set(hash, added);
    this.#members.push(...members);
    this.#starts.push(this.#members.length);
    return added;
  }

  /** Flags the sets that have all of the values. */
  havingAll(values: readonly string[]): Uint8Array {
    const flags = new Uint8Array(this.size);
    if (values.length === 0) return flags.fill(1);
    const counts = this.#countOf(new Set(values));
    for (let set = 0; set < flags.length; set += 1) flags[set] = counts[set] === values.length ? 1 : 0;
    return flags;
  }

  /** Flags the sets that have at least one of the values. */
  havingAny(values: ReadonlySet<string>): Uint8Array {
    return Uint8Array.from(this.#countOf(values), (count) => Math.min(count, 1));
  }

  /** Adds up the counts of sets by value. A set counts once for each of its values and, if a value has a parent, for that and its parents. */
  sumByValue(counts: Uint32Array, parentOf: (value: string) => string | null | undefined = () => null): ReadonlyMap<string, number> {
    const { names, lines } = this.#linesOf(parentOf);
    const sums = new Uint32Array(names.length);
    const countedFor = new Int32Array(names.length).fill(-1);
    for (let set = 0; set < counts.length; set += 1) {
      const count = counts[set] as number;
      if (count === 0) continue;
      for (let at = this.#starts[set] as number; at < (this.#starts[set + 1] as number); at += 1) {
        for (const name of lines[this.#members[at] as number] as readonly number[]) {
          if (countedFor[name] === set) continue;
          countedFor[name] = set;
          (sums[name] as number) += count;
        }
      }
    }
    return new Map(names.map((name, number) => [name, sums[number] as number] as const).filter(([, sum]) => sum > 0));
  }

  /** The values with their parents, and the numbers among them of each value, its parent, the parent of that, and so on. */
  #linesOf(parentOf: (value: string) => string | null | undefined) {
    const names = [...this.#values];
    const numbers = new Map(this.#numbers);
    const numberOf = (name: string): number => {
      const number = numbers.get(name) ?? names.length;
      if (number === names.length) {
        names.push(name);
        numbers.set(name, number);
      }
      return number;
    };
    const lines = this.#values.map((value, own) => {
      const line = [own];
      for (let parent = parentOf(value); parent !== null && parent !== undefined; parent = parentOf(parent)) {
        const number = numberOf(parent);
        if (line.includes(number)) break;
        line.push(number);
      }
      return line;
    });
    return { names, lines };
  }

  /** How many of the values each set has. */
  #countOf(values: ReadonlySet<string>): Uint32Array {
    const isWanted = Uint8Array.from(this.#values, (value) => (values.has(value) ? 1 : 0));
    const counts = new Uint32Array(this.size);
    for (let set = 0; set < counts.length; set += 1) {
      for (let at = this.#starts[set] as number; at < (this.#starts[set + 1] as number); at += 1) {
        (counts[set] as number) += isWanted[this.#members[at] as number] as number;
      }
    }
    return counts;
  }

  #numberOfValue(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.length;
    this.#values.push(value);
    this.#numbers.set(value, number);
    return number;
  }

  #isSet(set: number, members: readonly number[]): boolean {
    const start = this.#starts[set] as number;
    return (
      (this.#starts[set + 1] as number) - start === members.length && members.every((member, at) => this.#members[start + at] === member)
    );
  }
}

/** FNV-1a of the numbers. */
function hashOf(members: readonly number[]): number {
  let hash = 0x811c9dc5 | 0;
  for (const member of members) hash = Math.imul(hash ^ member, 0x01000193);
  return hash;
}
