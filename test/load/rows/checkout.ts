import { CART_STEPS, cartFlow, filledCart, ORDER_STEPS, orderFlow, priceFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { type FlowClient, flowClient } from '../flows/http-flow.ts';
import { cartGoal, largeCartGoal, orderGoal } from '../goals/checkout-goals.ts';
import { measureFlows, type Sample } from '../probes/measure.ts';
import { type Processes, postgresOf, processesOf } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import type { Contender, Row } from '../run-rows.ts';
import { startSingle } from '../systems/start-single.ts';
import type { RowsOf } from '../worlds/world.ts';

/** Concurrent shoppers, each with one socket. */
const CONCURRENCY = 16;
const PRODUCTS = 1000;
const PRICE = '12.5';
const LARGE_CART_LINES = 100;

/** Carts and checkout, compared with one process that implements the same flow in one schema. */
export const rowsOf: RowsOf = async ({ system, newStore }) => {
  const skus = Array.from({ length: PRODUCTS }, (_, index) => `LOAD-${String(index).padStart(4, '0')}`);
  const store = await newStore();
  await store.importProducts(
    skus.map((sku) => ({ sku, description: `Product ${sku}`, list_unit_price: Number(PRICE), stock_quantity: 1_000_000_000 })),
  );
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < CONCURRENCY; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000000', '--terms-days', '30']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  const single = await startSingle(system.urls.postgresUrl, { skus, shoppers: CONCURRENCY, price: PRICE });
  const ours = flowClient(system.baseUrl, CONCURRENCY);
  const theirs = flowClient(single.url, CONCURRENCY);

  const drained = async (sample: Sample): Promise<Sample> => {
    const ms = await waitUntilDrained(system.env);
    process.stderr.write(`  ${sample.rate.toFixed(1)}/s; events drained ${Math.round(ms)} ms later\n`);
    return sample;
  };
  const identified = (name: 'storefront' | 'single') =>
    name === 'storefront'
      ? { name, processes: () => processesOf(system) }
      : { name, baseline: true as const, processes: (): Processes => ({ single: single.pid, ...postgresOf(system) }) };
  const contender = (
    name: 'storefront' | 'single',
    [client, headers]: readonly [FlowClient, readonly ShopperHeaders[]],
    steps: readonly string[],
    flow: typeof cartFlow,
  ): Contender => ({
    ...identified(name),
    measure: async (seconds) => {
      const once = (loop: number) => flow(client, shopperOf(headers, loop), anyOf(skus));
      return drained(await measureFlows(once, { steps, concurrency: CONCURRENCY, seconds }));
    },
  });
  const both = (steps: readonly string[], flow: typeof cartFlow): readonly Contender[] => [
    contender('storefront', [ours, shoppers], steps, flow),
    contender('single', [theirs, single.shoppers], steps, flow),
  ];
  const largeCarts = async ([client, headers]: readonly [FlowClient, readonly ShopperHeaders[]]): Promise<readonly string[]> =>
    Promise.all(headers.map((of) => filledCart(client, of, skus.slice(0, LARGE_CART_LINES))));
  const priced = (
    name: 'storefront' | 'single',
    [client, headers]: readonly [FlowClient, readonly ShopperHeaders[]],
    carts: readonly string[],
    concurrency: number,
  ): Contender => ({
    ...identified(name),
    measure: (seconds) =>
      measureFlows((loop) => priceFlow(client, shopperOf(headers, loop), carts[loop] ?? ''), { steps: ['price'], concurrency, seconds }),
  });
  const [ourCarts, theirCarts] = await Promise.all([largeCarts([ours, shoppers]), largeCarts([theirs, single.shoppers])]);
  const large = (concurrency: number): Row => ({
    work: `pricing a cart of ${LARGE_CART_LINES} lines, ${concurrency} concurrent`,
    contenders: [
      priced('storefront', [ours, shoppers], ourCarts, concurrency),
      priced('single', [theirs, single.shoppers], theirCarts, concurrency),
    ],
    goal: (medians) => largeCartGoal(medians, concurrency === CONCURRENCY ? 4 : undefined),
  });

  const rows: Row[] = [
    {
      work: 'cart: create, add a line, price, read',
      contenders: both(CART_STEPS, cartFlow),
      goal: cartGoal,
    },
    {
      work: 'checkout on credit terms, from no cart to a confirmed order',
      contenders: both(ORDER_STEPS, orderFlow),
      goal: orderGoal,
    },
    large(1),
    large(4),
    large(CONCURRENCY),
  ];
  return {
    rows,
    async close() {
      await Promise.all([ours.close(), theirs.close()]);
      await single.stop();
    },
  };
};

const shopperOf = (shoppers: readonly ShopperHeaders[], loop: number): ShopperHeaders => shoppers[loop % shoppers.length] ?? {};
const anyOf = (skus: readonly string[]): string => skus[Math.floor(Math.random() * skus.length)] ?? '';
