import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1/LedgerEntry';

/** Reads one ledger of a service, a page at a time: the entries after `after`, in a fixed order. */
export type LedgerPage = (after: string, limit: number) => Promise<readonly (LedgerEntry & { readonly position: string })[]>;

/** Some megabytes of entries; a page is one look at an index. */
const PAGE = 5_000;

/** Streams every entry of every ledger without holding more than a page of them. */
export async function* entriesOf(ledgers: readonly LedgerPage[]): AsyncGenerator<LedgerEntry> {
  for (const read of ledgers) {
    for (let after = ''; ; ) {
      const page = await read(after, PAGE);
      for (const { position: _, ...entry } of page) yield entry;
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) break;
      after = last.position;
    }
  }
}
