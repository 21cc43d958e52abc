import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BackingServers, startBackingServers } from '@storefront/backing-servers';
import type { TestDatabase } from '@storefront/db/testing';
import { appendEvent, connectBus, startRelay } from '@storefront/events';
import { seen, until } from '@storefront/lifecycle/testing';
import type { Database } from '../../services/webhooks/src/store/schema.ts';
import { type Received, startReceiver } from '../../services/webhooks/src/testing/receiver.ts';
import { aCaller, quietLog } from '../../services/webhooks/src/testing/webhooks-harness.ts';
import { openProcessDatabase, startWebhooksProcess, type WebhooksProcess } from '../../services/webhooks/src/testing/webhooks-process.ts';
import { serverEnvironment } from '../support/systems/server-environment.ts';

const SKUS = ['A', 'B', 'C', 'D', 'E'] as const;
const EVENTS_EACH = 30;
const KILLS = 4;
/** Longer than the test, so that no event is given up by the endpoint that works at last. */
const WAITS = Array.from({ length: 300 }, () => '1s').join(',');
/** Events of a killed process return after half a minute, and those of its successor again. */
const WITHIN_MS = 240_000;
const TEST_MS = WITHIN_MS + 120_000;

const home = mkdtempSync(join(tmpdir(), 'storefront-ordered-'));
let servers: BackingServers;
let database: TestDatabase<Database>;
const processes: WebhooksProcess[] = [];
const env = { SECRETS_KEY: randomBytes(32).toString('base64'), WEBHOOKS_RETRY_WAITS: WAITS };
const start = async (): Promise<WebhooksProcess> => {
  const started = await startWebhooksProcess(env, [], database);
  processes.push(started);
  return started;
};
beforeAll(async () => {
  servers = await startBackingServers({ home, ephemeral: true, env: serverEnvironment() });
  Object.assign(process.env, { TEST_POSTGRES_URL: servers.postgresUrl, TEST_NATS_URL: servers.natsUrl });
  database = await openProcessDatabase();
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await database.close();
  await servers.stop();
  rmSync(home, { recursive: true, force: true });
});

interface Arrival {
  readonly sku: string;
  readonly sequence: number;
  readonly status: number;
}

/** An endpoint that records its responses, in the order in which requests arrive, and fails the first attempts of some events, or all. */
async function anEndpoint(isDown = false) {
  const receiver = await startReceiver();
  const arrivals: Arrival[] = [];
  const tries = new Map<string, number>();
  receiver.replyBy(({ body }: Received) => {
    const { data, sequence } = JSON.parse(body.toString()) as { data: { sku: string }; sequence: number };
    const name = `${data.sku} ${sequence}`;
    tries.set(name, (tries.get(name) ?? 0) + 1);
    const status = isDown || (sequence % 10 === 3 && (tries.get(name) ?? 0) < 3) ? 500 : 200;
    arrivals.push({ sku: data.sku, sequence, status });
    return { status };
  });
  return { receiver, arrivals };
}

/** The arrivals of events whose predecessor had not been accepted. */
function outOfOrder(arrivals: readonly Arrival[]): readonly string[] {
  const accepted = new Set<string>();
  return arrivals.flatMap(({ sequence, sku, status }) => {
    const isEarly = sequence > 1 && !accepted.has(`${sku} ${sequence - 1}`);
    if (status === 200) accepted.add(`${sku} ${sequence}`);
    return isEarly ? [`${sku} ${sequence}`] : [];
  });
}

test(
  'no event arrives before its predecessor was accepted, while processes are killed and an endpoint is down',
  async () => {
    const caller = aCaller();
    const [working, down] = [await anEndpoint(), await anEndpoint(true)];
    const [first] = [await start(), await start()];
    for (const { receiver } of [working, down])
      await first.client.createSubscription({ endpointUrl: receiver.url, eventTypes: ['stock.changed'], ordering: 'AGGREGATE' }, caller);
    const bus = await connectBus({ url: process.env.TEST_NATS_URL ?? '', name: 'test' });
    const relay = startRelay({ db: database.db, bus, service: 'test', log: quietLog });
    const publish = async (killed: Promise<unknown>): Promise<void> => {
      for (let count = 0; count < EVENTS_EACH; count += 1) {
        // So that events arrive after every kill, on any machine.
        if (count === EVENTS_EACH - 1) await killed;
        for (const sku of SKUS) {
          const data = { sku, availability: 'LOW', previousAvailability: 'OUT' };
          await database.db
            .transaction()
            .execute((trx) => appendEvent(trx, caller, { type: 'stock.changed', aggregateId: sku, data, public: true }));
        }
        relay.wake();
        await sleep(100);
      }
    };
    const arrivedBefore: number[] = [];
    const kill = async (): Promise<void> => {
      for (let count = 0; count < KILLS; count += 1) {
        await until(() => expect(working.arrivals.length).toBeGreaterThan(count * SKUS.length));
        for (const killed of seen('processes', processes.splice(0, 1))) await killed.close();
        arrivedBefore.push(working.arrivals.length);
        await start();
      }
    };
    const killing = kill();
    await Promise.all([publish(killing), killing]);
    const isDone = (): boolean => SKUS.every((sku) => working.arrivals.some((one) => one.sku === sku && one.sequence === EVENTS_EACH));
    await until(() => expect(isDone()).toBe(true), WITHIN_MS);
    await relay.close();
    await bus.close();

    // Every tenth event fails twice.
    seen(
      'failed attempts',
      working.arrivals.filter(({ status }) => status === 500),
      2 * SKUS.length * Math.floor(EVENTS_EACH / 10),
    );
    for (const count of seen('kills', arrivedBefore, KILLS)) seen('arrivals after a kill', working.arrivals.slice(count), SKUS.length);
    seen('attempts at the endpoint that is down', down.arrivals, SKUS.length);
    expect(outOfOrder(working.arrivals)).toEqual([]);
    expect(outOfOrder(down.arrivals)).toEqual([]);
    expect(new Set(down.arrivals.map(({ sequence }) => sequence))).toEqual(new Set([1]));
    await Promise.all([working, down].map(({ receiver }) => receiver.close()));
  },
  TEST_MS,
);
