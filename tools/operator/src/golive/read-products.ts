import type { StoreProduct__Output } from '@storefront/proto/storefront/catalog/v1';
import type { Caller } from '@storefront/rpc';
import type { Clients } from '../clients.ts';
import type { ProductState } from './store-state.ts';

/** The largest page. */
const PAGE = 200;
/** Prices are checked in the first products of a large catalog, so that the command ends within seconds. */
const READ_MAX = 5_000;

/** Reads the visible products of a store. */
export async function readProducts({ catalog }: Clients, caller: Caller): Promise<ProductState> {
  const countOf = async (availability: string): Promise<number> =>
    (await catalog.listStoreProducts({ limit: 1, hidden: false, availability }, caller)).total;
  const [outOfStock, withoutStockLevel] = await Promise.all(['OUT', 'UNKNOWN'].map(countOf));
  const read: StoreProduct__Output[] = [];
  for (;;) {
    const { products, total } = await catalog.listStoreProducts({ limit: PAGE, offset: read.length, hidden: false }, caller);
    read.push(...products);
    if (products.length < PAGE || read.length >= READ_MAX) {
      return { total, read, outOfStock: outOfStock ?? 0, withoutStockLevel: withoutStockLevel ?? 0 };
    }
  }
}
