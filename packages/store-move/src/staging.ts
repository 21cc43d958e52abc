import type { Cell, Sides } from './cells.ts';
import { bucketOf, differingBuckets, type RowSource, readDigests, rowsOf } from './digests.ts';
import { type MovableTable, STAGING_MARK } from './movable-tables.ts';

/** Rows per statement: enough to make round trips cheap, and a few MB of the widest rows. */
const BATCH = 1_000;
/** Rows per bucket, of which all are copied again if one has changed. */
const ROWS_PER_BUCKET = 200;
/** One row of the result per bucket. */
const BUCKETS_MAX = 65_536;

/** Names the table of the target in which the rows of a store are collected, where no service sees them. */
const stagingName = ({ name }: MovableTable, tenantId: string): string => `${name}${STAGING_MARK}${tenantId.replaceAll('-', '')}`;
/** The quoted name of the staging table, with its schema. */
export const stagingOf = (table: MovableTable, tenantId: string): string => `${table.schema}."${stagingName(table, tenantId)}"`;
/** All rows of a staging table. */
const stagedRows = (table: MovableTable, tenantId: string): RowSource => ({
  from: stagingOf(table, tenantId),
  where: 'true',
  parameters: [],
});

/** Creates the staging tables that do not exist. They are unlogged: after a crash of the target's server they are empty, and the move copies again. */
export async function createStaging(target: Cell, tables: readonly MovableTable[], tenantId: string): Promise<void> {
  for (const table of tables) {
    const columns = table.columns.map((column) => `"${column}"`).join(', ');
    await target.query(
      `create unlogged table if not exists ${stagingOf(table, tenantId)} as select ${columns} from ${table.sql} with no data`,
    );
    // Services have privileges on all tables of their schema.
    await target.query(`revoke all on ${stagingOf(table, tenantId)} from storefront_${table.schema}`);
  }
}

/** Drops the staging tables. */
export async function dropStaging(target: Cell, tables: readonly MovableTable[], tenantId: string): Promise<void> {
  for (const table of tables) await target.query(`drop table if exists ${stagingOf(table, tenantId)}`);
}

/**
 * Makes the staging table equal to the rows of the store at some time during the call; exactly equal while nothing writes them. Compares both sides by
 * bucket and copies the buckets that differ, so a repeated call copies only what has changed. Returns the number of rows copied.
 */
export async function syncTable({ source, target }: Sides, table: MovableTable, tenantId: string): Promise<number> {
  const staged = stagedRows(table, tenantId);
  const { rows } = await target.query<{ count: string }>(`select count(*) from ${staged.from}`);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return copyRows({ source, target }, table, tenantId, '');
  const buckets = Math.min(Math.max(1, Math.ceil(count / ROWS_PER_BUCKET)), BUCKETS_MAX);
  const [ours, theirs] = await Promise.all([
    readDigests(source, table, rowsOf(table, tenantId), { buckets, coverage: 'copied' }),
    readDigests(target, table, staged, { buckets, coverage: 'copied' }),
  ]);
  const differing = differingBuckets(ours, theirs);
  if (differing.length === 0) return 0;
  const inBuckets = `${bucketOf(table, buckets)} in (${differing.join(', ')})`;
  await target.query('begin');
  await target.query(`delete from ${staged.from} where ${inBuckets}`);
  const copied = await copyRows({ source, target }, table, tenantId, `and ${inBuckets}`);
  await target.query('commit');
  return copied;
}

/** Copies the rows of a store that match `condition` into the staging table, through a cursor. Returns their number. */
async function copyRows({ source, target }: Sides, table: MovableTable, tenantId: string, condition: string) {
  const staging = stagingOf(table, tenantId);
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  let copied = 0;
  await source.query('begin read only');
  await source.query(
    `declare moving no scroll cursor for select row(${columns})::text as row from ${table.sql} where ${table.isOfStore} ${condition}`,
    [tenantId],
  );
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${BATCH} from moving`);
    if (rows.length === 0) break;
    await target.query(`insert into ${staging} select moved.* from unnest($1::${staging}[]) as moved`, [rows.map(({ row }) => row)]);
    copied += rows.length;
  }
  await source.query('commit');
  return copied;
}
