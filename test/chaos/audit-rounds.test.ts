import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { countSeen, seen } from '@storefront/lifecycle/testing';
import type { System } from '@storefront/local-system';
import pg from 'pg';
import { eventually } from '../support/eventually.ts';
import { brokenChecks } from '../support/operator/doctor.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { startTestSystem } from '../support/systems/start-test-system.ts';
import { type Random, seededRandom } from './random.ts';

/**
 * Staff write over the Admin API while its process and those of the services are killed with SIGKILL. Afterward, the audit log of every service verifies;
 * each acknowledged write has one entry, under its operator and its request ID, and each other one has one or none; and every entry is of a write that was sent.
 * CHAOS_SEED and CHAOS_ROUNDS, the number of kills, repeat a run, except for the races that it provokes.
 */
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 200);
const ROUND_WITHIN_MS = 60_000;
const SETTLED_WITHIN_MS = 60_000;
const VICTIMS = [...SERVICE_NAMES, 'admin'];
const STRIKES_WITHIN_MS = 400;
/** The processes that can be away at a time. */
const KILLERS = 3;
const WRITERS = 6;
/** So that a writer stays below the limit of its token, 600 requests a minute. */
const PAUSE_MS = 120;
const RETRY_PAUSE_MS = 250;
const RESPONDS_WITHIN_MS = 30_000;
/** After so many kills, the log is verified, and that it continues the one before. */
const VERIFIED_EVERY = 25;

let system: System;
let store: TestStore;
const home = mkdtempSync(join(tmpdir(), 'storefront-audit-'));
beforeAll(async () => {
  // As durable as npm start, because committed data must survive.
  system = await startTestSystem({ home, adminPort: 0 });
  store = await aStore({ system });
  await store.importProducts(
    [ADJUSTED, ...Array.from({ length: WRITERS }, (_, index) => `SKU-${index}`)].map((sku) => aProduct({ sku, stock_quantity: 0 })),
  );
});
afterAll(async () => {
  await system.stop();
  await rm(home, { recursive: true, force: true });
});

const report = (line: string): boolean => process.stderr.write(`audit: ${line}\n`);

/** The product whose stock is only adjusted, by 1 each time. */
const ADJUSTED = 'ADJUSTED';

/** A write, which can have several requests if it has a key. */
interface Write {
  readonly writer: string;
  readonly action: string;
  readonly requestIds: string[];
  /** That of the last response; null if there was none. */
  status: number | null;
}

interface Kind {
  readonly action: string;
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly isKeyed?: true;
  /** The path below the store, and the body. What it writes differs from what is stored. */
  readonly send: (unique: string, index: number) => readonly [path: string, body: object];
}

/** At least one of each service. */
const KINDS: readonly Kind[] = [
  { action: 'SetStock', method: 'PUT', send: (unique, index) => [`/stock/SKU-${index}`, { on_hand: numberOf(unique) }] },
  { action: 'AdjustStock', method: 'POST', isKeyed: true, send: () => [`/stock/${ADJUSTED}/adjustments`, { adjust_by: 1 }] },
  { action: 'SaveProduct', method: 'PATCH', send: (unique, index) => [`/products/SKU-${index}`, { description: unique }] },
  {
    action: 'SaveProducts',
    method: 'POST',
    send: (unique, index) => ['/products/batch', { products: [{ sku: `SKU-${index}`, body: unique }] }],
  },
  { action: 'CreateCustomer', method: 'POST', send: (unique) => ['/customers', { email: `${unique}@x.example`, name: 'Ann' }] },
  { action: 'SetShippingOption', method: 'PUT', send: (unique, index) => [`/shipping-options/o${index}`, { label: unique, amount: 1 }] },
  { action: 'CreatePromotion', method: 'POST', send: (unique) => ['/promotions', { code: unique.slice(0, 13), kind: 'free_shipping' }] },
  { action: 'SetStore', method: 'PATCH', send: (unique) => ['/settings', { name: unique }] },
  { action: 'IssueKey', method: 'POST', send: () => ['/keys', { kind: 'SECRET', scopes: ['storefront:catalog'] }] },
  { action: 'SetEventFeed', method: 'PATCH', send: (unique) => ['/event-feed', { is_on: numberOf(unique) % 2 === 0 }] },
];

const numberOf = (unique: string): number => Number.parseInt(unique.slice(0, 6), 16);

/** Writes until `signal` is aborted. A write with a key is repeated until its outcome is known. */
async function keepWriting(writer: string, index: number, token: string, random: Random, signal: AbortSignal): Promise<readonly Write[]> {
  const writes: Write[] = [];
  while (!signal.aborted) {
    const kind = random.pick(KINDS);
    const write: Write = { writer, action: kind.action, requestIds: [], status: null };
    writes.push(write);
    const [path, body] = kind.send(randomUUID(), index);
    const key = randomUUID();
    do {
      const requestId = randomUUID();
      write.requestIds.push(requestId);
      const sent = fetch(`${system.adminUrl}/admin/v1/stores/${store.tenantId}/sandbox${path}`, {
        method: kind.method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-request-id': requestId,
          ...(kind.isKeyed && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(RESPONDS_WITHIN_MS),
      });
      write.status = await sent.then(
        async (response) => {
          await response.text();
          return response.status;
        },
        () => null,
      );
      if (write.status === null || write.status >= 500) await sleep(RETRY_PAUSE_MS);
    } while (kind.isKeyed && !isFinal(write));
    await sleep(PAUSE_MS);
  }
  return writes;
}

const isFinal = ({ status }: Write): boolean => status !== null && status < 500 && status !== 409;
const isAcknowledged = ({ status }: Write): boolean => status !== null && status < 300;

interface Entry {
  readonly operator: string;
  readonly action: string;
  readonly outcome: string;
  readonly requestId: string;
}

/** Returns the entries of the writers. Reads the tables, which a list of the API shows a page at a time. */
async function entriesOf(writers: readonly string[]): Promise<readonly Entry[]> {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  try {
    const logs = SERVICE_NAMES.map(
      (service) => `select operator, action, outcome, request_id from ${service}.audit_entry where operator = any($1)`,
    );
    const { rows } = await client.query(logs.join(' union all '), [writers]);
    return rows.map(({ operator, action, outcome, request_id: requestId }) => ({
      operator,
      action: action.split('/')[1],
      outcome,
      requestId,
    }));
  } finally {
    await client.end();
  }
}

/** Verifies the logs of all services, and that they continue those that were verified before. */
async function verify(): Promise<void> {
  const file = join(home, 'heads.json');
  const heads = isVerified ? ['--heads', file] : [];
  const result = await eventually(SETTLED_WITHIN_MS, () =>
    runCli<{ ok: boolean; services: object[] }>(store.env, 'audit', 'verify', ...heads),
  );
  expect(result).toMatchObject({ ok: true });
  seen('logs', result.services, SERVICE_NAMES.length);
  writeFileSync(file, JSON.stringify(result));
  isVerified = true;
}
let isVerified = false;

test(
  `after ${ROUNDS} kills of seed ${SEED}, the audit log verifies, and each acknowledged write has one entry`,
  async () => {
    report(`CHAOS_SEED=${SEED} CHAOS_ROUNDS=${ROUNDS}`);
    const random = seededRandom(SEED);
    const stopping = new AbortController();
    const writers = Array.from({ length: WRITERS }, (_, index) => `writer-${index}`);
    const tokens = [];
    for (const name of writers) {
      const create = ['tokens', 'create', '--name', name, '--scopes', 'admin', '--tenant', store.tenantId];
      tokens.push((await runCli<{ token: string }>(store.env, ...create)).token);
    }
    const writing = Promise.all(
      tokens.map((token, index) => keepWriting(writers[index] ?? '', index, token, seededRandom(SEED * 1_000 + index), stopping.signal)),
    );
    writing.catch(() => undefined);
    let kills = 0;
    const victims = [...VICTIMS];
    for (let end = 0; end < ROUNDS;) {
      end = Math.min(ROUNDS, end + VERIFIED_EVERY);
      const killer = async (): Promise<void> => {
        while (kills < end) {
          kills += 1;
          const victim = victims.shift() ?? '';
          await sleep(random.below(STRIKES_WITHIN_MS));
          await system.kill(victim);
          victims.push(victim);
        }
      };
      await Promise.all(Array.from({ length: KILLERS }, killer));
      await verify();
      report(`${kills} kills`);
    }
    stopping.abort();
    const writes = (await writing).flat();
    await verify();
    await eventually(SETTLED_WITHIN_MS, async () => expect(await brokenChecks(store.env)).toEqual([]));

    const entries = await entriesOf(writers);
    const byRequest = Map.groupBy(entries, ({ requestId }) => requestId);
    const entriesOfWrite = ({ requestIds }: Write) => requestIds.flatMap((id) => byRequest.get(id) ?? []);
    const acknowledged = writes.filter(isAcknowledged);
    const refused = writes.filter((write) => isFinal(write) && !isAcknowledged(write));
    const unknown = writes.filter((write) => !isFinal(write));
    const committed = unknown.filter((write) => entriesOfWrite(write).length > 0);
    const restarts = system
      .processes()
      .filter(({ kind }) => kind === 'service')
      .map((row) => row.restarts);
    const counts = {
      restarts: restarts.reduce((sum, count) => sum + count, 0),
      'acknowledged writes': acknowledged.length,
      'writes without an outcome': unknown.length,
      'writes without an outcome that were made': committed.length,
      'writes that needed several requests': writes.filter(({ requestIds }) => requestIds.length > 1).length,
      ...Object.fromEntries(
        KINDS.map(({ action }) => [`writes of ${action}`, acknowledged.filter((write) => write.action === action).length]),
      ),
    };
    report(
      countSeen(counts, {
        restarts: ROUNDS,
        'acknowledged writes': 2 * ROUNDS,
        'writes without an outcome': ROUNDS / 4,
        'writes without an outcome that were made': Math.floor(ROUNDS / 50),
        ...Object.fromEntries(KINDS.map(({ action }) => [`writes of ${action}`, ROUNDS / 20])),
      }),
    );

    const wrong = (some: readonly Write[], isRight: (found: readonly Entry[], write: Write) => boolean) =>
      some.flatMap((write) => (isRight(entriesOfWrite(write), write) ? [] : [{ write, entries: entriesOfWrite(write) }]));
    const isOf = (entry: Entry | undefined, { writer, action }: Write) =>
      entry?.operator === writer && entry.action === action && entry.outcome === 'changed';
    expect(wrong(acknowledged, (found, write) => found.length === 1 && isOf(found[0], write))).toEqual([]);
    expect(wrong(unknown, (found, write) => found.length === 0 || (found.length === 1 && isOf(found[0], write)))).toEqual([]);
    expect(wrong(refused, (found) => found.length === 0)).toEqual([]);
    expect(refused.map(({ action, status }) => [action, status])).toEqual([]);
    const sent = new Set(writes.flatMap(({ requestIds }) => requestIds));
    expect(seen('entries', entries, acknowledged.length).filter(({ requestId }) => !sent.has(requestId))).toEqual([]);
    const adjusted = entries.filter(({ action }) => action === 'AdjustStock');
    expect(await store.cli('stock', 'get', ADJUSTED)).toMatchObject({ on_hand: adjusted.length });
  },
  ROUNDS * ROUND_WITHIN_MS,
);
