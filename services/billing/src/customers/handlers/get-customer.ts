import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { getCustomer as loadCustomer } from '../store/customers.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';

/** Returns the caller's customer. */
export const getCustomer: BillingHandler<'GetCustomer'> =
  ({ db, gateways }) =>
  async (_request, caller) => {
    const { customerId } = customerScope(caller);
    const [customer, payments] = await Promise.all([loadCustomer(db, caller, customerId), paymentsOf(gateways, caller)]);
    return { customer: toProtoCustomer(customer, payments) };
  };
