import type { System } from '@storefront/local-system';
import { aProduct, aStore } from '../../support/systems/a-store.ts';
import type { ShopperHeaders } from './cart-flows.ts';

/** Products named LOAD-0 and so on. */
export const PRODUCTS = 200;
export const SHOPPERS = 16;

/** Opens a store and returns the headers of its shoppers, who buy on credit terms. */
export async function creditShoppers(system: System): Promise<readonly ShopperHeaders[]> {
  const store = await aStore({ system });
  const products = Array.from({ length: PRODUCTS }, (_, index) => `LOAD-${index}`);
  await store.importProducts(products.map((sku) => aProduct({ sku, list_unit_price: 12.5, stock_quantity: 100_000_000 })));
  const shoppers: ShopperHeaders[] = [];
  for (let index = 0; index < SHOPPERS; index += 1) {
    const { token } = await store.shopper(['--credit-limit', '1000000000', '--terms-days', '30', '--rails', 'CREDIT_TERMS']);
    shoppers.push({ authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token });
  }
  return shoppers;
}
