import { countOf, type Finding, fail, ok, someOf, warn } from './finding.ts';
import type { ProductState, StoreState } from './store-state.ts';

/** The live catalog has visible products. */
export const checkProducts = ({ products }: StoreState): Finding =>
  products.total === 0
    ? fail('No product is visible in live mode.', 'Import the catalog: storefront catalog import --mode live.')
    : ok(`${countOf(products.total, 'product is', 'products are')} visible in live mode.`);

/** Visible products have list prices. */
export function checkPrices({ products }: StoreState): Finding {
  const { read } = products;
  const unpriced = read.filter(({ listUnitPrice }) => listUnitPrice === undefined).map(({ sku }) => sku);
  const action = 'Import their list_unit_price, or keep them if they are sold at contract prices only.';
  if (read.length > 0 && unpriced.length === read.length) return fail(`No visible product${first(products)} has a list price.`, action);
  if (unpriced.length > 0) {
    const what = countOf(unpriced.length, 'visible product has', 'visible products have');
    return warn(`${what} no list price${first(products)}: ${someOf(unpriced)}.`, action);
  }
  return ok(read.length === 0 ? 'There are no prices to check.' : `Every visible product${first(products)} has a list price.`);
}

/** Visible products have stock. */
export function checkStock({ products }: StoreState): Finding {
  const { total, outOfStock, withoutStockLevel } = products;
  if (total === 0) return ok('There is no stock to check.');
  const action = 'Import stock_quantity, or set it: storefront stock set --mode live.';
  if (outOfStock + withoutStockLevel >= total) return fail('No visible product is in stock.', action);
  if (withoutStockLevel > 0) {
    return warn(`The stock of ${countOf(withoutStockLevel, 'visible product', 'visible products')} is unknown.`, action);
  }
  return ok(`${total - outOfStock} of ${countOf(total, 'visible product is', 'visible products are')} in stock.`);
}

/** Says how many products were read, if there are more. */
const first = ({ read, total }: ProductState): string => (read.length < total ? ` among the first ${read.length}` : '');
