import { retryUntilFinal } from '../../support/faults/retry-until-final.ts';
import type { Shopper, TestStore } from '../../support/systems/a-store.ts';
import type { Scene } from '../scene.ts';

/** Creates stores of one attacker. */
export async function aGang({ newStore }: Scene, count: number): Promise<readonly TestStore[]> {
  const stores: TestStore[] = [];
  while (stores.length < count) stores.push(await newStore());
  return stores;
}

/** A store with products and a shopper who can buy any number of them. */
export interface StockedStore {
  readonly store: TestStore;
  readonly shopper: Shopper;
  readonly skus: readonly string[];
  /** The credentials of the shopper's requests, as `httpText` takes them. */
  readonly credentials: { readonly key: string; readonly shopperToken: string };
}

/** Creates a store with `count` products, whose descriptions are `describe` of their numbers. */
export async function aStockedStore(scene: Scene, count: number, describe = (index: number) => `Item ${index}`): Promise<StockedStore> {
  const store = await scene.newStore();
  const skus = Array.from({ length: count }, (_, index) => `ITEM-${index}`);
  await store.importProducts(
    skus.map((sku, index) => ({ sku, description: describe(index), list_unit_price: 10, stock_quantity: 100_000_000 })),
  );
  const shopper = await store.shopper();
  return { store, shopper, skus, credentials: { key: store.secretKey, shopperToken: shopper.token } };
}

/** Creates a cart with one line for each SKU, and returns its ID. */
export async function aLongCart({ shopper: { api } }: StockedStore, skus: readonly string[]): Promise<string> {
  const created = await api.post('/v1/carts');
  const id: string = created.body.data.id;
  for (const sku of skus) {
    // The quantity does not matter, so a line may be added again.
    const { status, text } = await retryUntilFinal(() => api.post(`/v1/carts/${id}/lines`, { sku, quantity: 1 }));
    if (status !== 200) throw new Error(`a line was not added: ${status} ${text}`);
  }
  return id;
}
