import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type EventBench, openEventBench } from '../testing/event-bench.ts';
import { findPosition } from './stored-position.ts';

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
});
afterAll(() => bench.close());

test('a position is read while another transaction has locked it', async () => {
  await sql`insert into consumer_position (consumer, stream_created_at, settled, settled_delivery, floor) values ('test', '', 7, 7, 7)`.execute(
    bench.db,
  );

  await bench.db.transaction().execute(async (trx) => {
    await sql`select from consumer_position for update`.execute(trx);
    expect(await findPosition(bench.db, 'test')).toMatchObject({ settled: 7 });
  });
});
