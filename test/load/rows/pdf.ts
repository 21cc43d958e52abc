import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../support/eventually.ts';
import { anOrder } from '../../support/http/priced-cart.ts';
import { aProduct } from '../../support/systems/a-store.ts';
import { isWithin } from '../goals/is-within.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { memoryOf } from '../probes/memory-of.ts';
import { processesOf } from '../probes/processor-time.ts';
import type { Row } from '../run-rows.ts';
import type { RowsOf } from '../worlds/world.ts';

const LONG_LINES = 500;
const CONCURRENCY = 50;
const MEMORY_MAX_MIB = 250;
const MEMORY_EVERY_MS = 50;

/** PDFs of invoices, as a shopper downloads them through the gateway. */
export const rowsOf: RowsOf = async ({ system, newStore }) => {
  const store = await newStore();
  const products = Array.from({ length: LONG_LINES }, (_, index) =>
    aProduct({ sku: `LINE-${index}`, description: `Item number ${index}` }),
  );
  await store.importProducts(products);
  const shopper = await store.shopper();

  const invoiceOf = async (lines: number): Promise<string> => {
    const { id } = await anOrder(
      shopper,
      products.slice(0, lines).map(({ sku }) => ({ sku, quantity: 1 })),
    );
    return eventually(30_000, async () => {
      const [invoice] = (await shopper.api.get(`/v1/orders/${id}`)).body.data.invoices ?? [];
      if (invoice === undefined) throw new Error('the invoice has not been issued yet');
      return invoice.id as string;
    });
  };
  const [short, long] = [await invoiceOf(1), await invoiceOf(LONG_LINES)];

  const headers = { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': shopper.token };
  const download = async (id: string): Promise<readonly number[]> => {
    const startedAt = performance.now();
    const response = await fetch(`${system.baseUrl}/v1/invoices/${id}/pdf`, { headers });
    const bytes = await response.arrayBuffer();
    if (!response.ok || bytes.byteLength === 0) throw new Error(`the PDF returned ${response.status}`);
    return [performance.now() - startedAt];
  };
  const measured = (id: string, concurrency: number) => (seconds: number) =>
    measureFlows(() => download(id), { steps: ['pdf'], concurrency, seconds });

  /** The most memory that billing took during a measurement. */
  let peakMiB = 0;
  const watchingMemory = async (seconds: number): Promise<Sample> => {
    let running = true;
    const watch = (async () => {
      for (; running; await sleep(MEMORY_EVERY_MS)) peakMiB = Math.max(peakMiB, (await memoryOf(system)).billing ?? 0);
    })();
    const sample = await measured(long, CONCURRENCY)(seconds);
    running = false;
    await watch;
    return sample;
  };

  const processes = () => processesOf(system);
  const oneAtATime = (work: string, id: string, maxMs: number): Row => ({
    work,
    contenders: [{ name: 'storefront', processes, measure: measured(id, 1) }],
    goal: ({ storefront }) => {
      const p95Ms = storefront?.p95Ms ?? Number.POSITIVE_INFINITY;
      return { target: `p95 < ${maxMs} ms`, result: `${p95Ms.toFixed(1)} ms`, met: p95Ms < maxMs };
    },
  });
  const rows: Row[] = [
    oneAtATime('PDF of one page', short, 60),
    oneAtATime(`PDF of ${LONG_LINES} lines`, long, 400),
    {
      work: `${CONCURRENCY} concurrent PDFs of ${LONG_LINES} lines`,
      contenders: [{ name: 'storefront', processes, measure: watchingMemory }],
      goal: () => ({ target: `billing under ${MEMORY_MAX_MIB} MiB`, result: `${peakMiB} MiB`, met: isWithin(peakMiB, MEMORY_MAX_MIB) }),
    },
  ];
  return { rows, close: async () => undefined };
};
