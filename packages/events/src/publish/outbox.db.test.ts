import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connect } from '@storefront/db';
import { isOnCitus } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import type { EventTables } from '../tables.ts';
import { type EventBench, openEventBench } from '../testing/event-bench.ts';
import { ageOfOldestUnpublished, countUnpublished, listPublished, listUnpublished, markPublished } from './outbox.ts';
import { unmarkEvents, unmarkPublished, unmarkWhere } from './unmark.ts';

const DAY_MS = 24 * 3_600_000;
const STORES = Array.from({ length: 5 }, () => randomUUID());

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await sql`delete from outbox`.execute(bench.db);
});

/** Each store has events at the same positions, as if it were the only one. */
async function appendAtPositions(count: number): Promise<void> {
  await sql`
    insert into outbox (tenant_id, mode, position, id, type, aggregate, aggregate_id, data) overriding system value
    select store, 'live', position, gen_random_uuid(), 'thing.changed', 'thing', 'one', '{}'
    from unnest(${STORES}::uuid[]) as store, generate_series(1, ${count}::int) as position
  `.execute(bench.db);
}

/** Marks all events as published, in their order, and returns them. */
async function publishAll() {
  const rows = await listUnpublished(bench.db, 1_000_000);
  await markPublished(
    bench.db,
    rows.map(({ tenantId, position }, index) => ({ tenantId, position, streamSequence: index + 1 })),
  );
  return rows;
}

test('the age of the outbox is that of its oldest event that is not published', async () => {
  await appendAtPositions(2);
  await sql`update outbox set created_at = now() - interval '1 hour' where position = 1`.execute(bench.db);

  expect(await ageOfOldestUnpublished(bench.db)).toBeGreaterThanOrEqual(3_600);
  await publishAll();
  expect(await ageOfOldestUnpublished(bench.db)).toBe(0);
});

test('events of several stores are marked together, each with its position in the stream', async () => {
  await appendAtPositions(20);

  const rows = await publishAll();

  expect(await countUnpublished(bench.db)).toBe(0);
  const { rows: stored } = await sql<{ position: string }>`
    select concat_ws(' ', tenant_id, position) as position from outbox order by stream_sequence
  `.execute(bench.db);
  expect(stored.map(({ position }) => position)).toEqual(rows.map(({ tenantId, position }) => `${tenantId} ${position}`));
});

test('a mark changes no event of another store at the same position', async () => {
  await appendAtPositions(2);
  const [tenantId = ''] = STORES;

  await markPublished(bench.db, [{ tenantId, position: '1', streamSequence: 7 }]);
  expect(await countUnpublished(bench.db)).toBe(9);
  expect(await listPublished(bench.db, 10, DAY_MS)).toMatchObject([{ tenantId, position: '1', streamSequence: '7' }]);

  await publishAll();
  expect(await unmarkEvents(bench.db, [{ tenantId, position: '2' }])).toBe(1);
  expect(await listUnpublished(bench.db, 10)).toMatchObject([{ tenantId, position: '2' }]);
});

test('after a published event, exactly the later ones are unmarked, also those of other stores that were created at the same time', async () => {
  await appendAtPositions(4);
  await publishAll();
  await sql`update outbox set created_at = ${new Date()}`.execute(bench.db);
  const newest = await listPublished(bench.db, 100, DAY_MS);

  expect(await unmarkPublished(bench.db, DAY_MS, newest[6])).toBe(6);

  const left = await listPublished(bench.db, 100, DAY_MS);
  expect(left.map(({ tenantId, position }) => [tenantId, position])).toEqual(
    newest.slice(6).map(({ tenantId, position }) => [tenantId, position]),
  );
});

test('events that are published again get message IDs of their own, in every batch', async () => {
  await appendAtPositions(4_100);
  await sql`update outbox set published_at = created_at, stream_sequence = position`.execute(bench.db);

  expect(await unmarkWhere(bench.db, sql`stream_sequence > 100`)).toBe(20_000);

  const { rows } = await sql<{ ids: number }>`select count(distinct message_id)::int as ids from outbox where published_at is null`.execute(
    bench.db,
  );
  expect(rows[0]?.ids).toBe(20_000);
  expect(await unmarkWhere(bench.db, sql`stream_sequence > 100`)).toBe(0);
});

test('no event that is too young or too old is unmarked', async () => {
  await appendAtPositions(3);
  await publishAll();
  await sql`update outbox set created_at = (created_at at time zone 'UTC' - position * interval '1 day') at time zone 'UTC'`.execute(
    bench.db,
  );

  expect(await unmarkWhere(bench.db, sql`published_at is not null`, { minAgeMs: 2.5 * DAY_MS })).toBe(5);
  expect(await unmarkPublished(bench.db, 1.5 * DAY_MS)).toBe(5);
  expect((await listPublished(bench.db, 10, DAY_MS)).map(({ position }) => position)).toEqual(Array(5).fill('2'));
});

const onPlainPostgres = skippedIf(isOnCitus() && 'on Citus, the nodes keep the plans', test);

onPlainPostgres('marks are planned once, however many events are marked together', async () => {
  const { db, close } = connect<EventTables>({ url: bench.url, name: 'marks', poolMax: 1, prepared: true });
  await appendAtPositions(55);
  const [tenantId = ''] = STORES;

  const counts = Array.from({ length: 10 }, (_, index) => index + 1);
  let position = 0;
  for (const count of counts) {
    await markPublished(
      db,
      Array.from({ length: count }, () => ({ tenantId, position: String((position += 1)), streamSequence: position })),
    );
  }

  const { rows } = await sql<{ plans: number }>`
    select generic_plans::integer as plans from pg_prepared_statements where statement like '%update outbox%'
  `.execute(db);
  await close();
  expect(rows).toEqual([{ plans: expect.any(Number) }]);
  expect(rows[0]?.plans).toBeGreaterThan(0);
  expect(await listPublished(bench.db, 100, DAY_MS)).toHaveLength(55);
});
