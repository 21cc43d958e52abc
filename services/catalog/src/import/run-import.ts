import { digestOf, noteDetails } from '@storefront/access/audit';
import { normalSku } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { hasOtherCallers, paced, storeOf } from '@storefront/fair-queue';
import { changedSku } from '../domain/import/read-sku.ts';
import { type AppliedPatch, type ApplyOptions, applyPatches } from '../store/products/apply-patches.ts';
import type { Db } from '../store/schema.ts';
import { type Batch, batchesOf, type ImportIssue } from './batches.ts';
import type { ImportItem } from './import-item.ts';

/** The number of rows by outcome, and how far the file was read. */
interface ImportCounts {
  readonly rowsRead: number;
  readonly rowsGood: number;
  readonly rowsBad: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** The line on which the last row begins. */
  readonly lineRead: number;
}

/** The progress of an import. `violations` and `warnings` are the ones found since the previous report. */
export interface ImportProgress extends ImportCounts {
  readonly violations: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  readonly done: boolean;
}

/**
 * Imports rows in batches, each in its own transaction, and reports after each one. Good rows are stored even if others are bad. Running a
 * killed import again completes it: rows that are already stored count as unchanged. The next batch is read while one is written.
 */
export async function* runImport(
  db: Db,
  scope: Scope,
  items: AsyncIterable<ImportItem>,
  options: ApplyOptions,
): AsyncGenerator<ImportProgress> {
  let counts: ImportCounts = { rowsRead: 0, rowsGood: 0, rowsBad: 0, created: 0, updated: 0, unchanged: 0, lineRead: 0 };
  let writing: Promise<Outcome> | undefined;
  const store = storeOf(scope);
  for await (const batch of batchesOf(items, () => hasOtherCallers(store))) {
    const written = await writing;
    writing = withoutUnhandledRejection(paced(store, () => writeBatch(db, scope, batch, options)));
    if (written === undefined) continue;
    counts = sumOf(counts, written.counts);
    yield { ...counts, violations: written.violations, warnings: written.warnings, done: false };
  }
  const last = await writing;
  if (last !== undefined) counts = sumOf(counts, last.counts);
  yield { ...counts, violations: last?.violations ?? [], warnings: last?.warnings ?? [], done: true };
}

interface Outcome {
  readonly counts: ImportCounts;
  readonly violations: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

async function writeBatch(db: Db, scope: Scope, batch: Batch, options: ApplyOptions): Promise<Outcome> {
  const { rowsRead, rowsBad, lineRead, rows, violations, warnings } = batch;
  const patches = rows.map(({ patch }) => ({ ...patch, sku: normalSku(patch.sku) }));
  noteDetails(() => ({ rows: digestOf(patches) }));
  const outcomes = patches.length === 0 ? [] : await applyPatches(db, scope, patches, options);
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.kind === 'violation' ? [{ line: rows[index]?.line ?? 0, ...outcome.violation }] : [],
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
      lineRead,
    },
    violations: [...violations, ...refused].sort(byLine),
    warnings: [
      ...warnings,
      ...rows.flatMap(({ line, patch: { sku } }) =>
        normalSku(sku) === sku ? [] : [{ line, column: 'sku', reason: changedSku(normalSku(sku)) }],
      ),
      ...rows.flatMap((row, index) => [...replacedSku(row, outcomes[index]), ...endedSale(row, outcomes[index], options.now())]),
    ].sort(byLine),
  };
}

const byLine = (a: ImportIssue, b: ImportIssue): number => a.line - b.line;

/** Warns that a product has not the SKU of its row: several variants have that one, or the product was imported before it had one. */
function replacedSku({ line, patch }: Batch['rows'][number], outcome: AppliedPatch | undefined): readonly ImportIssue[] {
  const { given, column } = patch.skuOrigin ?? {};
  if (outcome === undefined || outcome.kind === 'violation' || given === undefined || column === undefined || outcome.sku === given)
    return [];
  const why = patch.sku === given ? 'the product was imported before it had one' : 'several variants have this one';
  return [{ line, column, reason: `"${given}" is not used, because ${why}; the product is ${outcome.sku}` }];
}

/** Warns that a new or changed product has a sale that is over, which no shopper sees. */
function endedSale({ line, patch }: Batch['rows'][number], outcome: AppliedPatch | undefined, now: Date): readonly ImportIssue[] {
  const { saleEndsAt, saleUnitPrice } = patch;
  const hasChanged = outcome?.kind === 'created' || outcome?.kind === 'updated';
  if (!hasChanged || !saleEndsAt || saleUnitPrice === null || new Date(saleEndsAt) > now) return [];
  return [{ line, column: 'sale_ends_at', reason: 'is in the past, so the sale price does not apply' }];
}

/** Prevents an unhandled rejection if the consumer stops iterating before it awaits the promise. */
function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const sumOf = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  rowsRead: a.rowsRead + b.rowsRead,
  rowsGood: a.rowsGood + b.rowsGood,
  rowsBad: a.rowsBad + b.rowsBad,
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  lineRead: b.lineRead,
});
