import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type EventBench, openEventBench } from '../testing/event-bench.ts';
import { appendEvents } from './append-event.ts';

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
});
afterAll(() => bench.close());

const sequencesOf = async (aggregateId: string): Promise<readonly (string | null)[]> => {
  const { rows } = await sql<{ sequence: string | null }>`
    select sequence from outbox where aggregate_id = ${aggregateId} order by position
  `.execute(bench.db);
  return rows.map(({ sequence }) => sequence);
};
const positionsOf = async (aggregateId: string): Promise<readonly (string | null)[]> => {
  const { rows } = await sql<{ found: string | null }>`
    select aggregate_position as found from outbox where aggregate_id = ${aggregateId} order by position
  `.execute(bench.db);
  return rows.map(({ found }) => found);
};
const anEvent = (aggregateId: string, isPublic = true) => ({ type: 'thing.changed', aggregateId, data: {}, public: isPublic });

test('public events of one aggregate are numbered from 1 without gaps, singly and in batches', async () => {
  await bench.append(anEvent('a'));
  await bench.append(anEvent('a'), anEvent('b'), anEvent('a'));
  await bench.append(anEvent('a', false), anEvent('a'));

  expect(await sequencesOf('a')).toEqual(['1', '2', '3', null, '4']);
  expect(await sequencesOf('b')).toEqual(['1']);
});

test('an aggregate of a release without positions goes on without a gap, also while that release still runs', async () => {
  const { tenantId, mode } = bench.scope;
  const earlierRelease = (sequence: number) =>
    sql`
    with counted as (
      insert into event_sequence as stored (tenant_id, mode, aggregate, aggregate_id, last_sequence) values (${tenantId}, ${mode}, 'thing', 'old', 1)
      on conflict (tenant_id, mode, aggregate, aggregate_id) do update set last_sequence = stored.last_sequence + excluded.last_sequence)
    insert into outbox (tenant_id, mode, id, type, aggregate, aggregate_id, sequence, data)
    values (${tenantId}, ${mode}, ${randomUUID()}, 'thing.changed', 'thing', 'old', ${sequence}, '{}')
  `.execute(bench.db);
  await earlierRelease(1);
  await earlierRelease(2);
  await bench.append(anEvent('old'));
  await earlierRelease(4);
  await bench.append(anEvent('old'));

  expect(await sequencesOf('old')).toEqual(['1', '2', '3', '4', '5']);
  expect(await positionsOf('old')).toEqual([null, null, '3', null, '5']);
});

test('a public event has the time of the one before it, also of one in the same statement', async () => {
  await bench.append(anEvent('timed'), anEvent('timed', false), anEvent('timed'));
  await bench.append(anEvent('timed'));

  const { rows } = await sql<{ previous: Date | null; created: Date }>`
    select previous_at as previous, created_at as created from outbox where aggregate_id = 'timed' order by position
  `.execute(bench.db);
  const [first, , third] = rows;
  expect(rows.map(({ previous }) => previous)).toEqual([null, null, third?.previous, third?.previous]);
  expect(third?.previous).toBeInstanceOf(Date);
  expect(Number(third?.previous)).toBeLessThanOrEqual(Number(first?.created));
});

test('a type that is not sequenced takes a position and no sequence', async () => {
  const paid = { type: 'invoice.paid', aggregateId: 'numbered', data: {}, public: true };
  const issued = { ...paid, type: 'invoice.issued' };
  await bench.append(issued, paid, { ...paid, public: false }, issued, paid);
  await bench.append(paid);

  expect(await sequencesOf('numbered')).toEqual(['1', null, null, '2', null, null]);
  expect(await positionsOf('numbered')).toEqual(['1', '2', null, '3', '4', '5']);
});

test('a rolled-back transaction leaves neither an event nor a gap', async () => {
  const rolledBack = bench.db.transaction().execute(async (trx) => {
    await appendEvents(trx, bench.scope, [anEvent('c')]);
    throw new Error('the fact failed');
  });
  await expect(rolledBack).rejects.toThrow('the fact failed');
  await bench.append(anEvent('c'));

  expect(await sequencesOf('c')).toEqual(['1']);
});

test('concurrent writers get different sequences, in the order of their rows', async () => {
  await Promise.all(Array.from({ length: 20 }, () => bench.append(anEvent('d'))));

  expect(await sequencesOf('d')).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
});

test('an event too large for NATS is refused while its transaction can still fail', async () => {
  const text = randomBytes(1_000_000).toString('base64');
  await expect(bench.append({ type: 'thing.changed', aggregateId: 'e', data: { text } })).rejects.toThrow('larger');
});
