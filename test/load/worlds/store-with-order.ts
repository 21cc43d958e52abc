import type { System } from '@storefront/local-system';
import { eventually } from '../../support/eventually.ts';
import { anOrder } from '../../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../../support/systems/a-store.ts';

/** The only product of the order, with stock for all others. */
export const SKU = 'BOLT';

/** A store with one order and its invoice, of which Postgres can make copies. */
export interface StoreWithOrder {
  readonly store: TestStore;
  readonly shopper: Shopper;
  readonly orderId: string;
}

/** Creates a store, and places an order in it. Resolves when the order has its invoice. */
export async function aStoreWithOrder(system: System): Promise<StoreWithOrder> {
  const store = await aStore({ system });
  await store.importProducts([aProduct({ sku: SKU, list_unit_price: 10, stock_quantity: 10_000_000 })]);
  const shopper = await store.shopper();
  const { id: orderId } = await anOrder(shopper, [{ sku: SKU, quantity: 1 }]);
  await eventually(60_000, async () => {
    if ((await shopper.api.get(`/v1/orders/${orderId}`)).body.data.invoices.length === 0) throw new Error('the order has no invoice yet');
  });
  return { store, shopper, orderId };
}
