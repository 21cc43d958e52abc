import { type Finding, fail, ok, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** Invoices show the seller's address and tax number. */
export function checkSeller({ store, seller }: StoreState): Finding {
  const missing = [...(seller?.address ? [] : ['address']), ...(seller?.taxNumber ? [] : ['tax number'])];
  if (seller?.address && seller.taxNumber) {
    return ok(`Invoices are from ${seller.legalName ?? store.name}, ${seller.address.city}, with tax number ${seller.taxNumber}.`);
  }
  const found = `Invoices do not show the seller's ${missing.join(' and ')}.`;
  const action = 'Set them: storefront stores update --mode live --legal-name --tax-number --address.';
  const isTaxFree = Number(store.gctRate) === 0;
  return isTaxFree && seller?.address ? warn(found, action) : fail(found, action);
}
