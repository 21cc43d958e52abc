import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type System, startSystem } from '@storefront/local-system';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { brokenChecks } from '../support/doctor.ts';
import { insistently } from '../support/insistently.ts';
import { KEYED_POSTS } from '../support/keyed-posts.ts';
import { within } from '../support/within.ts';

/** A system of this test's own, two of each process, so that they can be killed. */

const AT_ONCE = 50;
/** Milliseconds after the requests at which the services die: before, amid and after their commits. */
const DEATHS_AT = [4, 12, 30];
const SETTLED_WITHIN_MS = 60_000;

const operations = Object.keys(KEYED_POSTS);

let system: System;
let store: TestStore;
/** One for each operation, so that what one does is not counted as another's. */
let shoppers: ReadonlyMap<string, Shopper>;
beforeAll(async () => {
  system = await startSystem({ replicas: 2, ephemeral: true, containers: process.env.STOREFRONT_CONTAINERS === '1' });
  store = await aStore({ system, create: ['--gct-rate', '0', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 }), aProduct({ sku: 'NUT' })]);
  await store.operate('promotions', 'create', 'SAVE', '--kind', 'percent', '--value', '10');
  shoppers = new Map(await Promise.all(operations.map(async (operation) => [operation, await store.shopper()] as const)));
});
afterAll(() => system.stop());

/** A request of an operation, and how to send it as its shopper: as a good client, until it is answered. */
const fresh = async (operation: string) => {
  const [prepare, shopper] = [KEYED_POSTS[operation], shoppers.get(operation)];
  if (prepare === undefined || shopper === undefined) throw new Error(`nothing is known of ${operation}`);
  // Services that have just been killed are not met by every gateway at once.
  const request = await within(SETTLED_WITHIN_MS, () => prepare({ shopper, postgresUrl: system.urls.postgresUrl }));
  const once = (key: string) => shopper.api.post(request.path, request.body, { 'idempotency-key': key });
  return { effects: request.effects, once, post: (key: string): Promise<Answer> => insistently(() => once(key)) };
};
const isReplayed = ({ headers }: Answer): boolean => headers.get('idempotent-replayed') === 'true';
const bytesOf = ({ status, text }: Answer): string => `${status} ${text}`;

const replicas = (...names: string[]): string[] => names.flatMap((name) => [`${name}-1`, `${name}-2`]);
const pidOf = (name: string): number => {
  const pid = system.processes().find((row) => row.name === name)?.pid;
  if (typeof pid !== 'number') throw new Error(`${name} does not run`);
  return pid;
};

describe.each(operations)('%s', (operation) => {
  test(`${AT_ONCE} at once under one key over two gateways happens once, and all answers have equal bytes`, async () => {
    const request = await fresh(operation);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => request.post(key)));

    expect(new Set(answers.map(bytesOf)).size).toBe(1);
    expect(answers[0]?.status).toBeLessThan(300);
    expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1);
    expect(await request.effects()).toBe(1);
  });
});

test(
  'services killed amid keyed requests leave one effect of each, and one answer',
  async () => {
    for (const delayMs of DEATHS_AT) {
      const requests = await Promise.all(operations.map(fresh));
      const keys = operations.map(() => randomUUID());
      const asked = requests.map((request, index) => request.post(keys[index] ?? ''));
      await sleep(delayMs);
      await Promise.all(replicas('cart', 'orders', 'billing').map((name) => system.kill(name)));
      const answers = await Promise.all(asked);
      const again = await Promise.all(requests.map((request, index) => request.post(keys[index] ?? '')));

      expect([delayMs, answers.map(({ status }) => status)]).toEqual([delayMs, operations.map((id) => (id === 'createCart' ? 201 : 200))]);
      expect(again.map(bytesOf)).toEqual(answers.map(bytesOf));
      expect(again.map(isReplayed)).toEqual(operations.map(() => true));
      expect(await Promise.all(requests.map((request) => request.effects()))).toEqual(operations.map(() => 1));
    }
    await within(SETTLED_WITHIN_MS, async () => expect(await brokenChecks(store.env)).toEqual([]));
  },
  DEATHS_AT.length * SETTLED_WITHIN_MS,
);

test(
  'orders killed between a cancel and its answer has cancelled once, and the next request is told of it',
  async () => {
    const request = await fresh('cancelOrder');
    const key = randomUUID();
    const billing = replicas('billing').map(pidOf);
    // Billing is asked for its sections after the commit: frozen, it holds the answer back.
    for (const pid of billing) process.kill(pid, 'SIGSTOP');
    const unheard = request.once(key).catch((error: unknown) => error);
    await sleep(300);
    await Promise.all(replicas('orders').map((name) => system.kill(name)));
    for (const pid of billing) process.kill(pid, 'SIGCONT');

    expect(await unheard).toMatchObject({ status: 502 });
    await within(SETTLED_WITHIN_MS, async () => {
      const running = await request.once(key);
      expect(running).toMatchObject({ status: 409, body: { error: { reason: 'idempotency_key_in_use' } } });
      expect(running.headers.get('retry-after')).toBe('1');
    });
    const settled = await request.post(key);
    expect(settled.body.data).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'Ordered twice' } });
    expect(bytesOf(await request.post(key))).toBe(bytesOf(settled));
    expect(await request.effects()).toBe(1);
  },
  SETTLED_WITHIN_MS,
);
