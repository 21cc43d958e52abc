import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countSeen } from '@storefront/lifecycle/testing';
import { FAKE_API_KEY, FAKE_WEBHOOK_SECRET, startFakeStripe } from '../../../services/billing/src/testing/fake-stripe/fake-stripe.ts';
import { eventually } from '../../support/eventually.ts';
import { runCli } from '../../support/operator/run-cli.ts';
import type { TestStore } from '../../support/systems/a-store.ts';
import { ORDER_STEPS, orderFlow, prepaidFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import type { RowsOf } from '../worlds/world.ts';

const SKU = 'BOLT';
const CONCURRENCY = 4;
/** A prepaid checkout starts this often, whether or not the earlier ones got a response. */
const PREPAID_EVERY_MS = 250;
/** More than are started before a checkout gives up on the gateway. */
const PREPAID_CONNECTIONS = 32;
/** The difference that repeated measurements of the same system have. */
const TOLERANCE = 1.25;

/** Checkouts on credit terms while prepaid orders of the same store open payment pages at a Stripe API that responds, and at one that does not. */
export const rowsOf: RowsOf = async ({ system, newStore }) => {
  const stripe = await startFakeStripe();
  const store = await newStore({ mode: 'live', create: ['--currency', 'USD', '--online-payments'] });
  await store.importProducts([{ sku: SKU, description: 'Bolt', list_unit_price: 12.5, stock_quantity: 1_000_000_000 }]);
  await useStripe(store, stripe.url);
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index <= CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const [prepaying = {}, ...buying] = shoppers;
  const client = flowClient(system.baseUrl, CONCURRENCY);
  const prepaidClient = flowClient(system.baseUrl, PREPAID_CONNECTIONS);
  const prepay = () => prepaidFlow(prepaidClient, prepaying, SKU);

  const measured =
    (hangs: boolean) =>
    async (seconds: number): Promise<Sample> => {
      stripe.behavior.hangs = hangs;
      // The circuit breaker has to see that Stripe is back.
      if (!hangs) await eventually(30_000, prepay);
      const started: Promise<unknown>[] = [];
      let refused = 0;
      const timer = setInterval(() => void started.push(prepay().catch(() => (refused += 1))), PREPAID_EVERY_MS);
      const once = (loop: number) => orderFlow(client, buying[loop] ?? {}, SKU);
      const sample = await measureFlows(once, { steps: ORDER_STEPS, concurrency: CONCURRENCY, seconds });
      clearInterval(timer);
      await Promise.all(started);
      await waitUntilDrained(system.env);
      process.stderr.write(`  ${refused} of ${started.length} prepaid checkouts were refused\n`);
      countSeen({ 'prepaid checkouts': started.length - (hangs ? 0 : refused) }, { 'prepaid checkouts': 1 });
      return sample;
    };
  return {
    rows: [
      {
        work: `checkout on credit terms, ${1000 / PREPAID_EVERY_MS} prepaid checkouts started per second`,
        contenders: [
          { name: 'Stripe hangs', processes: () => processesOf(system), measure: measured(true) },
          { name: 'Stripe responds', processes: () => processesOf(system), measure: measured(false) },
        ],
        goal: (medians) => {
          const [slow = Infinity, normal = Infinity] = ['Stripe hangs', 'Stripe responds'].map(
            (name) => medians[name]?.stepP95Ms?.checkout ?? Infinity,
          );
          return {
            target: `checkout p95 at most ${TOLERANCE} times that while Stripe responds`,
            result: `${slow.toFixed(1)} ms; ${normal.toFixed(1)} ms while Stripe responds`,
            met: slow <= normal * TOLERANCE,
          };
        },
      },
    ],
    async close() {
      await Promise.all([client.close(), prepaidClient.close()]);
      await stripe.close();
    },
  };
};

/** Sets the store's account, whose secrets the command reads from files. */
async function useStripe({ env, tenantId }: TestStore, apiBase: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-stripe-'));
  const [keyFile, secretFile] = [join(folder, 'key'), join(folder, 'secret')];
  await writeFile(keyFile, FAKE_API_KEY);
  await writeFile(secretFile, FAKE_WEBHOOK_SECRET);
  const files = ['--api-key-file', keyFile, '--webhook-secret-file', secretFile];
  await runCli(env, 'stores', 'payments', 'set', tenantId, ...files, '--api-base', apiBase);
  await rm(folder, { recursive: true });
}
