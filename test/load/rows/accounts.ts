import { seen } from '@storefront/lifecycle/testing';
import { aProduct } from '../../support/systems/a-store.ts';
import { cpuOf } from '../goals/cpu-goal.ts';
import { measureFlows } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import type { Row } from '../run-rows.ts';
import type { RowsOf } from '../worlds/world.ts';

const PRODUCTS = 10_000;
const LINES = 200;
/** The most that the sandbox creates at once: about 1,000 entries of a statement. */
const HISTORY = { months: 24, invoices_per_month: 20 };
const DAY_MS = 86_400_000;

/** The requests of business buyers with many lines and entries, one at a time. */
export const rowsOf: RowsOf = async ({ system, newStore }) => {
  const store = await newStore({ mode: 'sandbox' });
  const skus = Array.from({ length: PRODUCTS }, (_, index) => `PAD-${index}`);
  await store.importProducts(skus.map((sku) => aProduct({ sku, description: `Product ${sku}` })));
  const { token, customerId } = await store.shopper(['--credit-limit', '100000000', '--terms-days', '30']);
  const history = await store.server.post('/v1/sandbox/histories', { customer: customerId, ...HISTORY });
  if (history.status !== 201) throw new Error(`the history returned ${history.status}`);

  const headers = {
    authorization: `Bearer ${store.secretKey}`,
    'x-storefront-shopper-token': token,
    'content-type': 'application/json',
  };
  const send = async (path: string, body?: unknown): Promise<{ readonly ms: number; readonly bytes: Buffer }> => {
    const startedAt = performance.now();
    const response = await fetch(`${system.baseUrl}${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok || bytes.length === 0) throw new Error(`${path} returned ${response.status}`);
    return { ms: performance.now() - startedAt, bytes };
  };
  const from = new Date(Date.now() - (HISTORY.months * 30 - 1) * DAY_MS).toISOString().slice(0, 10);
  const statement = `/v1/me/statement?from=${from}`;
  const { data } = parsed<{ data: { entries: unknown[] } }>((await send(statement)).bytes);
  const entries = seen('entries of the statement', data.entries, HISTORY.months * HISTORY.invoices_per_month).length;

  const fill = async (): Promise<readonly number[]> => {
    const first = Math.floor(Math.random() * (PRODUCTS - LINES));
    const { data: cart } = parsed<{ data: { id: string } }>((await send('/v1/carts', {})).bytes);
    const lines = skus.slice(first, first + LINES).map((sku) => ({ sku, quantity: 1 }));
    const { ms, bytes } = await send(`/v1/carts/${cart.id}/lines/batch`, { lines });
    if (parsed<{ rejected: unknown[] }>(bytes).rejected.length > 0) throw new Error('lines were rejected');
    return [ms];
  };
  const row = (work: string, flow: () => Promise<readonly number[]>, mostMs: number, cpuMs?: number): Row => ({
    work,
    contenders: [
      {
        name: 'storefront',
        processes: () => processesOf(system),
        measure: (seconds) => measureFlows(flow, { steps: ['request'], concurrency: 1, seconds }),
      },
    ],
    goal: ({ storefront }) => {
      const p95Ms = storefront?.stepP95Ms?.request ?? Number.POSITIVE_INFINITY;
      const cost = cpuOf(storefront, cpuMs);
      return {
        target: [`p95 < ${mostMs} ms`, ...cost.target].join('; '),
        result: [`${p95Ms.toFixed(1)} ms`, ...cost.result].join('; '),
        met: p95Ms < mostMs && cost.met,
      };
    },
  });
  const read = (path: string) => async (): Promise<readonly number[]> => [(await send(path)).ms];
  return {
    rows: [
      row(`a batch of ${LINES} lines into a new cart, out of ${PRODUCTS} products`, fill, 40, 15),
      row(`a statement of ${HISTORY.months} months with ${entries} entries`, read(statement), 100),
      row('the same as a PDF', read(`${statement}&format=pdf`), 1200),
    ],
    close: async () => undefined,
  };
};

const parsed = <T>(bytes: Buffer): T => JSON.parse(bytes.toString()) as T;
