import type { Cell, Sides } from './cells.ts';
import { countOf, differingBuckets, readDigests, rowsOf } from './digests.ts';
import type { EventFloors } from './event-floors.ts';
import { isOutbox, type MovableTable } from './movable-tables.ts';
import { MoveError } from './move-error.ts';
import { setMove } from './move-state.ts';
import { stagingOf } from './staging.ts';

/** What `switchStore` needs to know about the move. */
export interface SwitchOptions {
  readonly tenantId: string;
  readonly moveId: string;
  /** How far the consumers of the source had come before the store was frozen. */
  readonly floors: EventFloors;
}

/** Enough to name the tables of a difference with precision; one row of a result each. */
const VERIFIED_BUCKETS = 256;
/** Other stores may assign values while a sequence is moved ahead. */
const SEQUENCE_MARGIN = 1_000;
/** The tables that answer requests with a store's keys after it has left. */
const TOMBSTONE = ['gateway."api_key"', 'gateway."store_settings"', 'gateway."tenant"'];

/**
 * Makes the store appear in the target, in one transaction: inserts all collected rows, verifies the count and the checksum of every table
 * against the source, and records the arrival. Returns the number of rows. The source must be frozen and the staging tables must be equal to it.
 */
export async function switchStore({ source, target }: Sides, tables: readonly MovableTable[], options: SwitchOptions): Promise<number> {
  await target.query('begin');
  await target.query('set constraints all deferred');
  // From a move in the other direction. A store that never was here has none.
  for (const table of TOMBSTONE) await target.query(`delete from ${table} where tenant_id = $1`, [options.tenantId]);
  for (const table of tables) await insertRows(target, table, options);
  let rows = 0;
  for (const table of tables) rows += await verify({ source, target }, table, options.tenantId);
  await setMove(target, options.tenantId, { moveId: options.moveId, state: 'arrived' });
  await target.query('commit');
  return rows;
}

async function insertRows(target: Cell, table: MovableTable, { tenantId, floors }: SwitchOptions): Promise<void> {
  const staging = stagingOf(table, tenantId);
  if (isOutbox(table)) return insertEvents(target, table, staging, floors);
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  await target.query(`insert into ${table.sql} (${columns}) overriding system value select ${columns} from ${staging}`);
  if (table.identity !== undefined) await moveSequence(target, table, table.identity, staging);
}

/** Inserts events with new positions in their order. Those that a consumer of the source has not settled are published by the target. */
async function insertEvents(target: Cell, table: MovableTable, staging: string, floors: EventFloors): Promise<void> {
  const columns = table.columns.filter((column) => column !== 'position');
  const isSettled = `stream_sequence is null or stream_sequence <= coalesce(($1::jsonb ->> type)::bigint, stream_sequence)`;
  const values: Readonly<Record<string, string>> = {
    published_at: `case when ${isSettled} then published_at end`,
    // A sequence of the source's stream means nothing in the target's.
    stream_sequence: 'null::bigint',
    message_id: 'null::uuid',
  };
  await target.query(
    `insert into ${table.sql} (${columns.map((column) => `"${column}"`).join(', ')})
     select ${columns.map((column) => values[column] ?? `"${column}"`).join(', ')} from ${staging} order by position`,
    [JSON.stringify(floors)],
  );
}

async function moveSequence(target: Cell, { sql, schema, name }: MovableTable, column: string, staging: string): Promise<void> {
  const { rows } = await target.query<{ sequence: string }>('select pg_get_serial_sequence($1, $2) as sequence', [
    `${schema}.${name}`,
    column,
  ]);
  const sequence = rows[0]?.sequence;
  if (sequence === undefined) throw new Error(`${sql} has no sequence for ${column}`);
  await target.query(
    `select setval($1::text::regclass, highest.value + ${SEQUENCE_MARGIN})
     from (select max("${column}") as value from ${staging}) as highest, ${sequence} as own
     where highest.value + ${SEQUENCE_MARGIN} > own.last_value`,
    [sequence],
  );
}

async function verify({ source, target }: Sides, table: MovableTable, tenantId: string): Promise<number> {
  const rows = rowsOf(table, tenantId);
  const options = { buckets: VERIFIED_BUCKETS, coverage: 'final' } as const;
  const [ours, theirs] = await Promise.all([readDigests(source, table, rows, options), readDigests(target, table, rows, options)]);
  if (differingBuckets(ours, theirs).length > 0) {
    throw new MoveError(
      `${table.sql} has ${countOf(ours)} rows in the source and ${countOf(theirs)} other rows in the target. Nothing was moved.`,
    );
  }
  return countOf(ours);
}
