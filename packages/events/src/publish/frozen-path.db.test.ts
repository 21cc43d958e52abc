import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from '@storefront/backing-servers/testing';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { type Consumption, consume } from '../consume/consume.ts';
import { type EventBench, openEventBench, quietLog, writeNote } from '../testing/event-bench.ts';
import { countUnpublished } from './outbox.ts';
import { type Relay, startRelay } from './relay.ts';

let proxy: TcpProxy;
let bench: EventBench;
let relay: Relay;
let consumption: Consumption;

beforeEach(async () => {
  const url = process.env.TEST_NATS_URL ?? '';
  proxy = await startTcpProxy(url);
  bench = await openEventBench(proxy.through(url));
  relay = startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
  const type = `${bench.aggregate}.happened`;
  consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: bench.aggregate,
    types: [type],
    handlers: { [type]: writeNote },
    log: quietLog,
  });
});
afterEach(async () => {
  await consumption.close();
  await relay.close();
  await bench.close();
  await proxy.close();
});

const write = async (note: string, aggregateId = 'one'): Promise<void> => {
  await bench.append({ type: `${bench.aggregate}.happened`, aggregateId, data: { note } });
  relay.wake();
};
const handledAll = (count: number) => until(async () => expect((await bench.handled()).length).toBeGreaterThanOrEqual(count));
/** The notes of the events, in the order of the stream. */
async function published(): Promise<readonly string[]> {
  const { rows } = await sql<{ note: string }>`select data ->> 'note' as note from outbox order by stream_sequence`.execute(bench.db);
  return rows.map(({ note }) => note);
}
const publishedAll = () => until(async () => expect(await countUnpublished(bench.db)).toBe(0));

/** Writes events while the path is frozen, until the connection is given up. */
async function freezeAndWrite(): Promise<void> {
  await write('1');
  await handledAll(1);
  proxy.freeze();
  for (const note of ['2', '3', '4']) await write(note);
  await until(() => expect(bench.bus.link()).toBeUndefined());
  expect(await countUnpublished(bench.db)).toBe(3);
}

test('writes succeed while the path to NATS is frozen, and the events are published in order over another path', async () => {
  await freezeAndWrite();

  proxy.replace();

  await publishedAll();
  expect(await published()).toEqual(['1', '2', '3', '4']);
  // The server may have sent some of them over the frozen path, and sends these again after the acknowledgment deadline.
  await handledAll(4);
  expect((await bench.handled()).toSorted()).toEqual(['1', '2', '3', '4']);
});

test('when the path is restored, the events are published and new ones are handled', async () => {
  await freezeAndWrite();

  proxy.restore();

  await publishedAll();
  await write('5', 'two');
  // Events that the stream had sent to the old connection are redelivered later, after the acknowledgment deadline.
  await until(async () => expect(await bench.handled()).toContain('5'));
});

test('everything closes while the path is frozen', async () => {
  await write('1');
  await handledAll(1);
  proxy.freeze();
  await write('2');

  await consumption.close();
  await relay.close();
  await bench.bus.close();

  expect(await countUnpublished(bench.db)).toBe(1);
});
