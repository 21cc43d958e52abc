import { AppError } from '@storefront/errors';
import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';
import type { Caller } from '@storefront/rpc';
import type { BillingClient } from '../clients.ts';

/** Billing with the same invoices and payment session for every order. Tests change them, or make billing unavailable. */
export interface FakeBilling extends BillingClient {
  readonly calls: { readonly orderId: string | undefined; readonly caller: Caller }[];
  response: Pick<GetOrderBillingResponse__Output, 'invoices' | 'paymentSession'> | 'unavailable';
}

/** Returns billing without invoices. */
export function fakeBilling(): FakeBilling {
  const fake: FakeBilling = {
    calls: [],
    response: { invoices: [], paymentSession: null },
    async getOrderBilling({ orderId }, caller) {
      fake.calls.push({ orderId, caller });
      if (fake.response === 'unavailable') throw new AppError('bad_gateway', 'unavailable');
      return fake.response;
    },
  };
  return fake;
}
