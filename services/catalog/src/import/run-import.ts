import type { Scope } from '@storefront/db';
import type { Kysely } from 'kysely';
import type { ProductPatch, RowFault } from '../domain/import/product-patch.ts';
import { SeenSkus, SKUS_MAX } from '../domain/import/seen-skus.ts';
import { type ApplyOptions, applyPatches } from '../store/apply-patches.ts';
import { refreshStatistics } from '../store/refresh-statistics.ts';
import type { Database } from '../store/schema.ts';
import type { ImportItem } from './import-item.ts';

/** Rows a transaction: large enough to amortise a commit, small enough that readers and the other import hardly wait. */
const BATCH_ROWS = 500;
/** Long texts fill a batch sooner, so that it is never more than a few MiB in memory and on its way. */
const BATCH_BODY_CHARACTERS = 1_000_000;
/** So many new products may change how the catalog is best read. */
const STATISTICS_AFTER = 1000;
/** Faults a report: a file of nothing but bad rows must not pile them up. */
const FAULTS_MAX = 500;

export interface ImportFault extends RowFault {
  readonly line: number;
}

/** Where an import stands; `faults` are those found since the report before. */
export interface ImportProgress {
  readonly rowsRead: number;
  readonly rowsGood: number;
  readonly rowsBad: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly faults: readonly ImportFault[];
  readonly done: boolean;
}

/**
 * Imports rows in batches, each committed by itself, and reports after each. Good rows are kept whatever the bad ones are. An import that
 * was killed is finished by running it again: what is stored already counts as unchanged.
 */
export async function* runImport(
  db: Kysely<Database>,
  scope: Scope,
  items: AsyncIterable<ImportItem>,
  options: ApplyOptions,
): AsyncGenerator<ImportProgress> {
  const count = { rowsRead: 0, rowsGood: 0, rowsBad: 0, created: 0, updated: 0, unchanged: 0 };
  const seen = new SeenSkus();
  let batch: { line: number; patch: ProductPatch }[] = [];
  let bodyCharacters = 0;
  let faults: ImportFault[] = [];

  const refuse = (line: number, found: readonly RowFault[]): void => {
    count.rowsBad += 1;
    faults.push(...found.map((fault) => ({ line, ...fault })));
  };
  const flush = async (): Promise<void> => {
    const outcomes = await applyPatches(
      db,
      scope,
      batch.map(({ patch }) => patch),
      options,
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === 'fault') refuse(batch[index]?.line ?? 0, [outcome.fault]);
      else {
        count.rowsGood += 1;
        count[outcome.kind] += 1;
      }
    }
    batch = [];
    bodyCharacters = 0;
  };
  const report = (done: boolean): ImportProgress => {
    const found = faults.sort((a, b) => a.line - b.line);
    faults = [];
    return { ...count, faults: found, done };
  };

  for await (const item of items) {
    count.rowsRead += 1;
    if (seen.size >= SKUS_MAX) {
      refuse(item.line, [{ column: null, reason: `comes after ${SKUS_MAX} products: it and all after it belong into another file` }]);
      break;
    }
    const twin = 'patch' in item ? seen.note(item.patch.sku, item.line) : undefined;
    if ('faults' in item) refuse(item.line, item.faults);
    else if (twin !== undefined) refuse(item.line, [{ column: 'sku', reason: `repeats the SKU of line ${twin}` }]);
    else {
      batch.push(item);
      bodyCharacters += item.patch.body?.length ?? 0;
    }
    const isFull = batch.length >= BATCH_ROWS || bodyCharacters >= BATCH_BODY_CHARACTERS;
    if (isFull) await flush();
    if (isFull || faults.length >= FAULTS_MAX) yield report(false);
  }
  if (batch.length > 0) await flush();
  if (options.dryRun !== true && count.created >= STATISTICS_AFTER) await refreshStatistics(db);
  yield report(true);
}
