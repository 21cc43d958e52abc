import type { Scope } from '@storefront/db';
import { type Caller, newId, NO_STORE } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { CatalogDeps } from '../deps.ts';
import { importPermits } from '../import/import-permits.ts';
import { type FileKind, readRows } from '../import/read-rows.ts';
import { type ImportProgress, runImport } from '../import/run-import.ts';
import { facetIndexes } from '../search/facet-indexes.ts';
import { listPermits } from '../search/list-permits.ts';
import { wordCache } from '../search/word-cache.ts';
import { partialReads } from '../store/partial-reads.ts';
import { detailReader } from '../store/products/detail-reader.ts';
import { listProductDetails } from '../store/products/product-details.ts';
import type { Reader } from '../store/products/product-rows.ts';
import type { Database } from '../store/schema.ts';
import { productEtag } from '../wire/product-etag.ts';
import { renderedProducts } from '../wire/rendered-products.ts';

/** A new store, so that tests on one database do not interfere. */
export const aScope = (given: Partial<Scope> = {}): Scope => ({ tenantId: newId(), mode: 'sandbox', ...given });

const STORE = {
  ...NO_STORE,
  name: 'Store',
  currency: 'JMD',
  gctRate: '0.15',
  onlinePayments: true,
  couriers: true,
};

/** A storefront caller of a new store that uses JMD and 15% GCT. */
export const aCaller = (given: Partial<Caller> = {}): Caller => ({
  ...aScope(),
  store: STORE,
  kind: 'shopper_api',
  scopes: [],
  requestId: newId(),
  ...given,
});

/** A row of the `storefront` format. */
export const aRow = (given: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  sku: 'BOLT-M8',
  description: 'Hex bolt M8',
  list_unit_price: 120,
  ...given,
});

/** The bytes of a text in chunks that do not align with lines. */
export async function* bytesOf(text: string, pieceLength = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}

/** Rows as a JSON Lines file. */
export const jsonLines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Imports a text as a file; returns the last report with the violations and warnings of all reports. */
export async function importText(
  db: Kysely<Database>,
  scope: Scope,
  text: string,
  { format = 'storefront', syntax = 'jsonl', dryRun = false, now = new Date() }: Partial<FileKind> & { dryRun?: boolean; now?: Date } = {},
): Promise<ImportProgress> {
  const items = readRows(bytesOf(text), { format, syntax }, { currency: 'JMD', timeZone: 'UTC' });
  const violations: ImportProgress['violations'][number][] = [];
  const warnings: ImportProgress['warnings'][number][] = [];
  let last: ImportProgress | undefined;
  for await (const progress of runImport(db, scope, items, { newId, store: STORE, etagOf: productEtag, now: () => now, dryRun })) {
    violations.push(...progress.violations);
    warnings.push(...progress.warnings);
    last = progress;
  }
  if (last === undefined) throw new Error('the import reported nothing');
  return { ...last, violations, warnings };
}

/** Imports rows of the `storefront` format. */
export const importRows = (
  db: Kysely<Database>,
  scope: Scope,
  rows: readonly unknown[],
  options: { dryRun?: boolean; now?: Date } = {},
): Promise<ImportProgress> => importText(db, scope, jsonLines(rows), options);

/** Reads one visible product, or undefined. */
export const findProduct = async (db: Kysely<Database>, reader: Reader, sku: string) => (await listProductDetails(db, reader, [sku]))[0];

/** The dependencies of handlers on a test database, with a fixed clock if `now` is given. */
export const aDeps = (db: Kysely<Database>, now?: Date, probes: Kysely<Database> = db): CatalogDeps => {
  const readPartial = partialReads({ whole: db, partial: db, probes }, () => new Date());
  return {
    db,
    readPartial,
    readDetail: detailReader(readPartial),
    listPermits: listPermits(10),
    importPermits: importPermits(),
    searchedWords: wordCache(Date.now),
    facetIndexes: facetIndexes({ db }),
    renderedProducts: renderedProducts(1_000_000),
    newId,
    now: () => now ?? new Date(),
    afterCommit: () => undefined,
    log: createLogger('test', 'silent'),
  };
};
