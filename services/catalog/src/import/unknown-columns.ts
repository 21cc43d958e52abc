import { COLUMN_NAMES } from '../domain/import/storefront-row.ts';

/** Names beyond these are not columns that somebody misspelled. */
const NAMES_MAX = 50;
const NAME_CHARACTERS_MAX = 128;

const KNOWN: ReadonlySet<string> = new Set(COLUMN_NAMES);

/** Collects the columns of a file that the `storefront` format does not have, for a warning. They are ignored. */
export class UnknownColumns {
  readonly #seen = new Set<string>();
  readonly #unreported: string[] = [];

  add(names: Iterable<string>): void {
    for (const name of names) {
      if (name === '' || KNOWN.has(name) || this.#seen.has(name) || this.#seen.size >= NAMES_MAX) continue;
      this.#seen.add(name);
      this.#unreported.push(name.slice(0, NAME_CHARACTERS_MAX));
    }
  }

  /** Returns the names that were found since the previous call. */
  take(): readonly string[] {
    return this.#unreported.splice(0);
  }
}
