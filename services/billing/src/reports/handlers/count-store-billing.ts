import { decimal, moneyText } from '@storefront/money';
import type { BillingHandler } from '../../deps.ts';
import { countStoreBilling as countStoreBillingInStore } from '../store/count-store-billing.ts';

/** Counts the customers and invoices that wait for the store's staff. */
export const countStoreBilling: BillingHandler<'CountStoreBilling'> =
  ({ db, now }) =>
  async (_request, caller) => {
    const { currency } = caller.store;
    const { overdueAmount, ...counts } = await countStoreBillingInStore(db, caller, { now: now(), currency });
    return { ...counts, overdueAmount: moneyText(decimal(overdueAmount), currency) };
  };
