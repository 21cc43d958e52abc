import type { GetCustomerRequest__Output } from '@storefront/proto/storefront/billing/v1/GetCustomerRequest';
import type { GetCustomerResponse } from '@storefront/proto/storefront/billing/v1/GetCustomerResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { paymentsOf } from '../../gateways/payment-gateway.ts';
import { getCustomer as loadCustomer } from '../store/customers.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';

/** Returns the caller's customer. */
export const getCustomer =
  ({ db, gateways }: BillingDeps): Handler<GetCustomerRequest__Output, GetCustomerResponse> =>
  async (_request, caller) => {
    const { customerId } = customerScope(caller);
    const [customer, payments] = await Promise.all([loadCustomer(db, caller, customerId), paymentsOf(gateways, caller)]);
    return { customer: toProtoCustomer(customer, payments) };
  };
