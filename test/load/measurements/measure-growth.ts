/**
 * Measures the catalog's read times and table sizes as a store grows: `node test/load/measurements/measure-growth.ts [products] [customers] [stores]`. The
 * defaults are a million, ten thousand, and a thousand. Uses one session on a separate Postgres that is deleted afterward.
 */
import { connect } from '@storefront/db';
import { openTestDatabase } from '@storefront/db/testing';
import { newId } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../services/catalog/src/store/schema.ts';
import { aCaller, aDeps, importRows } from '../../../services/catalog/src/testing/builders.ts';
import startServers from '../../support/systems/start-servers.ts';
import stopServers from '../../support/systems/stop-servers.ts';
import { catalogReads } from '../flows/catalog-reads.ts';
import { sizeTable } from '../results/size-table.ts';
import { catalogProduct } from '../worlds/catalog-data.ts';
import { copyProducts, copyToNewStores, insertContractPrices } from '../worlds/grow-catalog.ts';
import { customerId } from '../worlds/grow-history.ts';

/** Products that are imported normally; all others are copies of these. */
const IMPORTED = 10_000;
const PRODUCTS_OF_A_STORE = 100;
const RUNS = 60;
/** One statement writes a million rows and their indexes. */
const GROWS_WITHIN_MS = 3_600_000;

const [products = 1_000_000, customers = 10_000, stores = 1000] = process.argv.slice(2).map(Number);

await startServers();
const database = await openTestDatabase<Database>({
  name: 'catalog',
  migrations: new URL('../../../services/catalog/migrations/', import.meta.url),
});
const patient = connect<Database>({ url: database.url, name: 'growth', poolMax: 1, statementTimeoutMs: GROWS_WITHIN_MS });
try {
  await measureGrowth(database.db, patient.db);
} finally {
  await patient.close();
  await database.close();
  await stopServers();
}

/** Reads through `db` and adds rows through `patient`, which has a longer statement timeout. */
async function measureGrowth(db: Kysely<Database>, patient: Kysely<Database>): Promise<void> {
  const owner = aCaller();
  const customer = aCaller({ ...owner, customerId: customerId(7) });
  const reads = catalogReads({ ...aDeps(db), newId }, owner, customer, IMPORTED);
  await importRows(
    db,
    owner,
    Array.from({ length: IMPORTED }, (_, index) => catalogProduct(index)),
  );
  await insertContractPrices(patient, owner, IMPORTED, 0, customers - 1);

  const sizes = [...new Set([IMPORTED, Math.min(products, IMPORTED * 10), products])];
  const table = sizeTable('Read (p50 / p95 in ms)', sizes);
  let copies = 0;
  for (const size of sizes) {
    const wanted = Math.round(size / IMPORTED) - 1;
    if (wanted > copies) await copyProducts(patient, owner, IMPORTED, copies + 1, wanted);
    copies = wanted;
    if (size === products) await copyToNewStores(patient, owner, stores, PRODUCTS_OF_A_STORE);
    await vacuum();
    for (const [name, read] of reads) table.add(name, await measured(read));
    process.stderr.write(`${size} products measured\n`);
  }
  process.stdout.write(`${table.markdown()}\n${await tableSizes(db)}`);
}

/** Vacuums and analyzes after a bulk write, as autovacuum eventually would. Connects as the database owner, because the service role may not. */
async function vacuum(): Promise<void> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = new URL(database.url).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** Runs the read repeatedly, one call at a time, and returns the median and the 95th percentile. */
async function measured(read: (run: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await read(run);
    // The first calls run with a cold cache and unplanned statements.
    if (run >= 5) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

/** The size of each table including its indexes, in total and per row. */
async function tableSizes(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string; rows: string; mib: string; bytes: string }>`
    select relname as name, reltuples::bigint::text as rows, round(pg_total_relation_size(oid) / 1048576.0)::text as mib,
      round(pg_total_relation_size(oid) / reltuples)::text as bytes
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples >= 1000
    order by pg_total_relation_size(oid) desc
  `.execute(db);
  return [
    '| Table | Rows | MiB | Bytes per row |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${Object.values(row).join(' | ')} |`),
    '',
  ].join('\n');
}
