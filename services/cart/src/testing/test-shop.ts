import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { addLine } from '../handlers/add-line.ts';
import { createCart, getCart } from '../handlers/carts.ts';
import { priceCart } from '../handlers/price-cart.ts';
import { currentQuotes } from '../quotes/quote-lines.ts';
import { cartWriter } from '../store/cart-writer.ts';
import { recentCarts } from '../store/recent-carts.ts';
import type { Database } from '../store/schema.ts';
import { aShopper } from './callers.ts';
import { type FakeCatalog, startFakeCatalog } from './fake-catalog.ts';

/** The dependencies of handlers, with a new database and a fake catalog that sells BOLT at 10.00 and NUT at 2.50. */
export interface TestShop {
  readonly deps: CartDeps;
  readonly catalog: FakeCatalog;
  readonly broken: TestDatabase<Database>['broken'];
  close(): Promise<void>;
}

/** Opens the database and starts the catalog. */
export async function startTestShop(): Promise<TestShop> {
  const database = await openTestDatabase<Database>({ name: 'cart', migrations: new URL('../../migrations/', import.meta.url) });
  const catalog = await startFakeCatalog();
  catalog.products.set('BOLT', {}).set('NUT', { unitPrice: '2.50' });
  const close = async (): Promise<void> => {
    await catalog.close();
    await database.close();
  };
  const quotes = currentQuotes({ catalog: catalog.client, versions: { observe: () => undefined }, ticks: () => performance.now() });
  return {
    deps: {
      db: database.db,
      writer: cartWriter(database.db),
      recentCarts: recentCarts({ ticks: () => performance.now(), wallMs: Date.now }),
      catalog: catalog.client,
      quoteLines: quotes,
      currentQuotes: quotes,
      newId,
    },
    catalog,
    broken: database.broken,
    close,
  };
}

/** A shopper (in a new store unless given) with a cart of these SKUs, one of each. */
export async function aShopperWith({ deps }: TestShop, skus: readonly string[], shopper: Caller = aShopper()) {
  const { cart } = await createCart(deps)({}, shopper);
  const cartId = cart?.id ?? '';
  const add = (sku: string, quantity = '1') => addLine(deps)({ cartId, sku, quantity }, shopper);
  for (const sku of skus) await add(sku);
  return { shopper, cartId, add, read: () => getCart(deps)({ cartId }, shopper), price: () => priceCart(deps)({ cartId }, shopper) };
}
