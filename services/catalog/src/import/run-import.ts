import type { Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import { type ApplyOptions, applyPatches } from '../store/apply-patches.ts';
import type { Database } from '../store/schema.ts';
import { type Batch, batchesOf, type ImportFault } from './batches.ts';
import type { ImportItem } from './import-item.ts';

/** How many rows became what. */
interface Counts {
  readonly rowsRead: number;
  readonly rowsGood: number;
  readonly rowsBad: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Where an import stands; `faults` are those found since the report before. */
export interface ImportProgress extends Counts {
  readonly faults: readonly ImportFault[];
  readonly done: boolean;
}

/**
 * Imports rows in batches, each committed by itself, and reports after each. Good rows are kept whatever the bad ones are. An import that
 * was killed is finished by running it again: what is stored already counts as unchanged. The next batch is read while one is written.
 */
export async function* runImport(
  db: Kysely<Database>,
  scope: Scope,
  items: AsyncIterable<ImportItem>,
  options: ApplyOptions,
): AsyncGenerator<ImportProgress> {
  let counts: Counts = { rowsRead: 0, rowsGood: 0, rowsBad: 0, created: 0, updated: 0, unchanged: 0 };
  let writing: Promise<Outcome> | undefined;
  for await (const batch of batchesOf(items)) {
    const written = await writing;
    writing = begun(writeBatch(db, scope, batch, options));
    if (written === undefined) continue;
    counts = sumOf(counts, written.counts);
    yield { ...counts, faults: written.faults, done: false };
  }
  const last = await writing;
  if (last !== undefined) counts = sumOf(counts, last.counts);
  yield { ...counts, faults: last?.faults ?? [], done: true };
}

interface Outcome {
  readonly counts: Counts;
  readonly faults: readonly ImportFault[];
}

async function writeBatch(db: Kysely<Database>, scope: Scope, { rowsRead, rowsBad, rows, faults }: Batch, options: ApplyOptions) {
  const patches = rows.map(({ patch }) => patch);
  const outcomes = patches.length === 0 ? [] : await applyPatches(db, scope, patches, options);
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.kind === 'fault' ? [{ line: rows[index]?.line ?? 0, ...outcome.fault }] : [],
  );
  const count = (kind: 'created' | 'updated' | 'unchanged'): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  return {
    counts: {
      rowsRead,
      rowsGood: outcomes.length - refused.length,
      rowsBad: rowsBad + refused.length,
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
    },
    faults: [...faults, ...refused].sort((a, b) => a.line - b.line),
  };
}

/** The promise, whose failure is heard by whoever awaits it, and is no accident if nobody ever does. */
function begun<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const sumOf = (a: Counts, b: Counts): Counts => ({
  rowsRead: a.rowsRead + b.rowsRead,
  rowsGood: a.rowsGood + b.rowsGood,
  rowsBad: a.rowsBad + b.rowsBad,
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
});
