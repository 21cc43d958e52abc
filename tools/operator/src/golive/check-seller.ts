import { type Finding, fail, ok, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** Invoices show the seller's address and tax number. */
export function checkSeller({ store, seller }: StoreState): Finding {
  const action = 'Set them: storefront stores set --mode live --legal-name --tax-number --address.';
  if (!seller?.address) return fail("Invoices have no seller's address.", action);
  if (!seller.taxNumber) {
    const reason = "Invoices have no seller's tax number.";
    return Number(store.gctRate) > 0 ? fail(reason, action) : warn(reason, action);
  }
  return ok(`Invoices are from ${seller.legalName ?? store.name}, ${seller.address.city}, with tax number ${seller.taxNumber}.`);
}
