import { invalid } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import type { ImportOptions__Output, ImportProductsRequest__Output, ImportProductsResponse } from '@storefront/proto/storefront/catalog/v1';
import type { BidiHandler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { COLUMN_NAMES } from '../domain/import/storefront-row.ts';
import type { ImportIssue } from '../import/batches.ts';
import { type FileKind, readRows } from '../import/read-rows.ts';
import { type ImportProgress, runImport } from '../import/run-import.ts';
import { UnknownColumns } from '../import/unknown-columns.ts';
import { productEtag } from '../wire/product-etag.ts';

type Import = BidiHandler<ImportProductsRequest__Output, ImportProductsResponse>;

/** Imports a streamed file once a permit is free, and reports after each batch. */
export const importProducts = (deps: CatalogDeps): Import =>
  async function* (requests, caller) {
    const leave = await deps.importPermits.enter(flowOf(caller));
    try {
      yield* importFile(deps)(requests, caller);
    } finally {
      leave();
    }
  };

const importFile = ({ db, newId, now, afterCommit }: CatalogDeps): Import =>
  async function* (requests, caller) {
    const parts = requests[Symbol.asyncIterator]();
    const first = await parts.next();
    const options = first.done === true ? undefined : first.value.options;
    if (options === undefined || options === null) throw invalid('options', 'must come first');
    const unknown = new UnknownColumns();
    const rows = readRows(chunksOf(parts), readKind(options), caller.store, unknown);
    for await (const progress of runImport(db, caller, rows, {
      newId,
      now,
      store: caller.store,
      etagOf: productEtag,
      dryRun: options.dryRun,
    })) {
      afterCommit();
      yield toProtoProgress(progress, unknown.take());
    }
  };

async function* chunksOf(parts: AsyncIterator<ImportProductsRequest__Output>): AsyncGenerator<Uint8Array> {
  for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
    if (part.value.chunk === undefined) throw invalid('chunk', 'must follow the options');
    yield part.value.chunk;
  }
}

function readKind({ format, syntax }: ImportOptions__Output): FileKind {
  if (format !== 'storefront' && format !== 'shopify') throw invalid('format', 'must be storefront or shopify');
  if (syntax !== 'jsonl' && syntax !== 'csv') throw invalid('syntax', 'must be jsonl or csv');
  if (format === 'shopify' && syntax !== 'csv') throw invalid('syntax', "must be csv: Shopify's export is a CSV");
  return { format, syntax };
}

const toProtoProgress = (progress: ImportProgress, unknownColumns: readonly string[]): ImportProductsResponse => ({
  ...progress,
  unknownColumns: [...unknownColumns],
  knownColumns: unknownColumns.length === 0 ? [] : [...COLUMN_NAMES],
  violations: progress.violations.map(toProtoIssue),
  warnings: progress.warnings.map(toProtoIssue),
});

const toProtoIssue = ({ line, column, reason }: ImportIssue) => ({ line, column: column ?? undefined, reason });
