import { orderFlow, type ShopperHeaders } from '../flows/cart-flows.ts';
import { flowClient } from '../flows/http-flow.ts';
import type { Processes } from '../probes/processor-time.ts';
import { waitUntilDrained } from '../probes/wait-until-drained.ts';
import { searchQuery, skuOf } from '../worlds/catalog-data.ts';
import { CONCURRENCY, isChecked, jsonClient, offsetOf, PAGE, productOf, type Shop } from './shop.ts';

/** The credentials of a store of the system. */
export interface OwnAccess {
  readonly publishableKey: string;
  readonly shoppers: readonly ShopperHeaders[];
}

/** The processes of the system, and the environment of its operator. */
export interface OwnSystem {
  readonly processes: () => Processes;
  readonly env: Readonly<Record<string, string>>;
}

/** The public API of the system. Reads use the publishable key; carts and orders belong to shoppers with credit terms. */
export function ownShop(url: string, { publishableKey, shoppers }: OwnAccess, { processes, env }: OwnSystem): Shop {
  const reads = jsonClient(url, { authorization: `Bearer ${publishableKey}` });
  const flows = flowClient(url, CONCURRENCY);
  const as = (index: number): ShopperHeaders => shoppers[index % shoppers.length] ?? {};
  const list = async (index: number, query: string, atLeast: number): Promise<readonly number[]> => {
    const answer = await reads.send<{ data: readonly unknown[] }>(`/v1/products?limit=${PAGE}&${query}`);
    if (isChecked(index) && answer.body.data.length < atLeast) throw new Error('the list is too short');
    return [answer.ms];
  };
  return {
    name: 'storefront',
    processes,
    settle: () => waitUntilDrained(env),
    list: (index) => list(index, `offset=${offsetOf(index)}`, PAGE),
    search: (index) => list(index, `q=${encodeURIComponent(searchQuery(index))}`, 0),
    detail: async (index) => [(await reads.send(`/v1/products/${skuOf(productOf(index))}`)).ms],
    async cart(index) {
      const headers = as(index);
      const created = await flows.send({ method: 'POST', path: '/v1/carts', headers, status: 201 });
      const cart = `/v1/carts/${created.body.data.id}`;
      const line = { sku: skuOf(productOf(index)), quantity: 2 };
      const added = await flows.send({ method: 'POST', path: `${cart}/lines`, headers, body: line, status: 200 });
      const priced = await flows.send({ method: 'POST', path: `${cart}/price`, headers, status: 200 });
      if (typeof priced.body.data.total !== 'number') throw new Error('the cart has no total');
      return [created.ms, added.ms, priced.ms];
    },
    order: (index) => orderFlow(flows, as(index), skuOf(productOf(index))),
    close: async () => void (await Promise.all([reads.close(), flows.close()])),
  };
}
