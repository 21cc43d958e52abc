import { setTimeout as sleep } from 'node:timers/promises';
import { createStorefront } from '@storefront/client';
import { runCli } from '../../support/operator/run-cli.ts';
import { stockChanges } from '../flows/webhook-load.ts';
import type { Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import type { RowsOf } from '../worlds/world.ts';

const PULLERS = 20;
const EVENTS_PER_SECOND = 100;
const TARGET_MS = 300;
/** The stock of each product. */
const QUANTITY = 1_000;
/** The maximum time for events to arrive after the last change; a longer one is a defect to investigate. */
const ARRIVED_WITHIN_MS = 60_000;

/** The event feed: from the commit of an event to the response that contains it, for many programs that wait for the events of one store. */
export const rowsOf: RowsOf = async (world) => {
  const { newStore, system } = world;
  const skus = Array.from({ length: 500 }, (_, index) => `FEED-${index}`);
  const store = await newStore();
  await store.importProducts(skus.map((sku) => ({ sku, description: `Product ${sku}`, list_unit_price: 12.5, stock_quantity: QUANTITY })));
  await runCli(system.env, 'stores', 'update', store.tenantId, '--event-feed', 'on');
  const changes = stockChanges(world, store, skus, QUANTITY);

  const measure = async (seconds: number): Promise<Sample> => {
    await waitUntilDrained(system.env);
    const { next_cursor: cursor } = await endOf(store.server);
    const stopping = new AbortController();
    const delays: number[] = [];
    let failures = 0;
    const pull = async (): Promise<void> => {
      const client = createStorefront({ baseUrl: system.baseUrl, apiKey: store.secretKey, etags: false });
      try {
        for await (const { events } of client.events({ cursor, types: ['stock.changed'], signal: stopping.signal })) {
          const now = Date.now();
          delays.push(...events.map(({ created_at }) => now - Date.parse(created_at)));
        }
      } catch {
        if (!stopping.signal.aborted) failures += 1;
      }
    };
    const pulling = Array.from({ length: PULLERS }, pull);
    const startedAt = performance.now();
    const expected = PULLERS * (await changes.run(EVENTS_PER_SECOND, seconds));
    const until = performance.now() + ARRIVED_WITHIN_MS;
    while (delays.length < expected && performance.now() < until) await sleep(20);
    const took = (performance.now() - startedAt) / 1_000;
    stopping.abort();
    await Promise.all(pulling);
    const sorted = delays.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
    const missing = Math.max(0, expected - delays.length);
    return {
      rate: delays.length / took,
      done: delays.length,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      failures: failures + missing,
    };
  };

  return {
    rows: [
      {
        work: `${PULLERS} programs that wait for ${EVENTS_PER_SECOND} events a second: from the commit to the response`,
        contenders: [{ name: 'storefront', processes: () => processesOf(system), measure }],
        goal: ({ storefront }) => ({
          target: `p95 < ${TARGET_MS} ms`,
          result: `p95 ${Math.round(storefront?.p95Ms ?? Number.NaN)} ms`,
          met: (storefront?.p95Ms ?? Infinity) < TARGET_MS,
        }),
      },
    ],
    close: async () => changes.close(),
  };
};

/** Returns the last page of the feed. */
async function endOf(server: { get(path: string): Promise<{ readonly body: { next_cursor: string; has_more: boolean } }> }) {
  let { body } = await server.get('/v1/events?limit=200');
  while (body.has_more) ({ body } = await server.get(`/v1/events?limit=200&cursor=${body.next_cursor}`));
  return body;
}
