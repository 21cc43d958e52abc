import { type Finding, fail, ok, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** The currency of stores that were created without one, and its country. */
const DEFAULT = { currency: 'JMD', country: 'JM' };
const ACTION = 'A store keeps its currency: create another one with storefront stores create --currency.';

/** The currency is the one that was tested, and probably the seller's. */
export function checkCurrency({ store, sandboxStore, seller }: StoreState): Finding {
  const { currency, gctRate } = store;
  if (currency !== sandboxStore.currency) {
    return fail(`Live prices are in ${currency}, but the sandbox was tested in ${sandboxStore.currency}.`, ACTION);
  }
  const country = seller?.address?.countryCode;
  if (currency === DEFAULT.currency && country !== undefined && country !== DEFAULT.country) {
    return warn(`Prices are in ${currency}, the default currency, but the seller's address is in ${country}.`, ACTION);
  }
  return ok(`Prices are in ${currency}, and the tax rate is ${Number((Number(gctRate) * 100).toFixed(4))}%.`);
}
