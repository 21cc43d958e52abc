import type { StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import { type Finding, fail, ok, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** A store that offers CREDIT_TERMS has a customer who can use them. If it offers no other rail, such a customer is required. */
export function checkCreditTerms({ store, creditCustomers }: StoreState): Finding {
  if (store.paymentRails.length === 0) {
    return fail('The store offers no payment rail.', 'Set them: storefront stores update --mode live --rails.');
  }
  if (!store.paymentRails.includes('CREDIT_TERMS')) return ok('The store does not offer CREDIT_TERMS.');
  if (creditCustomers.some(canOrder)) return ok('At least one active customer has a credit limit.');
  const reason = 'The store offers CREDIT_TERMS, but no active customer has a credit limit without a hold.';
  const action = 'Approve a customer: storefront customers update --credit-limit --terms-days.';
  return store.paymentRails.length === 1 ? fail(`${reason.slice(0, -1)}, and there is no other rail.`, action) : warn(reason, action);
}

const canOrder = ({ credit }: StoreCustomer__Output): boolean => Number(credit?.creditLimit ?? 0) > 0 && credit?.creditHold === false;
