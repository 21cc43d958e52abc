import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTcpProxy } from '@storefront/backing-servers/testing';
import { connect } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { sql } from 'kysely';
import { deleteDeadInstances } from '../stores/store/gateway-instances.ts';
import type { GatewayDatabase } from '../stores/store/schema.ts';
import { type GatewayHeartbeat, startGatewayHeartbeat } from './gateway-heartbeat.ts';

const log = createLogger('gateway-heartbeat-test', 'silent');
const EVERY_MS = 40;
/** More than ten counts, after which the first ones are not used anymore. */
const SETTLED_MS = 25 * EVERY_MS;
/** A gateway with this interval counts once. */
const AN_HOUR_MS = 3_600_000;

let database: TestDatabase<GatewayDatabase>;
let open: GatewayHeartbeat[] = [];
beforeAll(async () => {
  database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../../migrations/', import.meta.url) });
});
beforeEach(() => sql`delete from gateway_instance`.execute(database.db));
afterEach(async () => {
  for (const heartbeat of open.splice(0)) await heartbeat.close();
});
afterAll(() => database.close());

function aGateway(everyMs = EVERY_MS, db = database.db): GatewayHeartbeat {
  const heartbeat = startGatewayHeartbeat(db, newId(), { log, everyMs });
  open.push(heartbeat);
  return heartbeat;
}
const countsOf = (gateways: readonly GatewayHeartbeat[]): number[] => gateways.map(({ count }) => count());
const becomes = (gateways: readonly GatewayHeartbeat[], expected: number) =>
  until(async () => expect(countsOf(gateways)).toEqual(gateways.map(() => expected)));
/** Adds gateways that were killed `agoSeconds` after their last heartbeat. */
const addSilent = (count: number, agoSeconds: number) =>
  sql`insert into gateway_instance select gen_random_uuid(), clock_timestamp() - ${agoSeconds} * interval '1 second'
    from generate_series(1, ${count}::int)`.execute(database.db);
/** Waits for the first heartbeat in an empty table. */
const isRecorded = () => until(async () => (await sql`select from gateway_instance`.execute(database.db)).rows.length > 0);

test('a new gateway assumes ten until it has counted for a while, and then all agree', async () => {
  const three = [aGateway(), aGateway(), aGateway()];
  expect(countsOf(three)).toEqual([10, 10, 10]);

  await becomes(three, 3);
});

test('a new gateway uses the count of a larger deployment at once, and the others count it', async () => {
  await addSilent(19, 0);
  const first = aGateway();
  await becomes([first], 20);

  const second = aGateway();

  await becomes([first, second], 21);
});

test('a gateway that stops is not counted anymore, and leaves no row', async () => {
  const [leaving, staying] = [aGateway(), aGateway()];
  await becomes([leaving, staying], 2);

  await leaving.close();

  const { rows } = await sql`select id from gateway_instance`.execute(database.db);
  expect(rows).toHaveLength(1);
  await becomes([staying], 1);
});

test('a gateway that was killed is counted for ten seconds', async () => {
  await addSilent(1, 7);
  await addSilent(1, 11);
  const gateway = aGateway();

  await becomes([gateway], 2);
  await sql`update gateway_instance set seen_at = seen_at - interval '4 seconds'`.execute(database.db);
  await becomes([gateway], 1);
});

test('while the database is unavailable the last count is used, also by the first gateway that reaches it again', async () => {
  const proxy = await startTcpProxy(database.url);
  const through = connect<GatewayDatabase>({ url: proxy.through(database.url), name: 'gateway' });
  await addSilent(2, 0);
  const gateway = aGateway(EVERY_MS, through.db);
  await becomes([gateway], 3);

  await proxy.close();
  // Meanwhile the others cannot record their heartbeats either.
  await deleteDeadInstances(database.db, 0);
  await sleep(SETTLED_MS);
  expect(gateway.count()).toBe(3);

  const first = aGateway(AN_HOUR_MS);
  await isRecorded();
  expect(first.count()).toBe(10);
  await gateway.close();
  await through.close();
});

test('the first count after an outage does not lower the one before', async () => {
  const gateway = aGateway(10 * EVERY_MS);
  await addSilent(2, 0);
  await becomes([gateway], 3);

  await deleteDeadInstances(database.db, 0);
  await isRecorded();
  expect(gateway.count()).toBe(3);
  await becomes([gateway], 1);
});

test('a gateway that never reached the database assumes ten and stops without delay', async () => {
  const away = connect<GatewayDatabase>({ url: 'postgres://gateway@127.0.0.1:1/none', name: 'gateway' });
  const gateway = aGateway(EVERY_MS, away.db);
  await sleep(SETTLED_MS);

  expect(gateway.count()).toBe(10);
  await aGateway(AN_HOUR_MS, away.db).close();
  await gateway.close();
  await away.close();
});
