import type { GetCustomerRequest__Output } from '@storefront/proto/storefront/billing/v1/GetCustomerRequest';
import type { GetCustomerResponse } from '@storefront/proto/storefront/billing/v1/GetCustomerResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { paymentsOf } from '../gateways/payments-of.ts';
import { getCustomer as loadCustomer } from '../store/customers.ts';
import { toProtoCustomer } from '../wire/customers.ts';

/** The caller's own customer. */
export const getCustomer =
  ({ db, gateways }: BillingDeps): Handler<GetCustomerRequest__Output, GetCustomerResponse> =>
  async (_request, caller) => {
    const { customerId } = customerScope(caller);
    return { customer: toProtoCustomer(await loadCustomer(db, caller, customerId), paymentsOf(gateways, caller)) };
  };
