import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { findCustomerId, getCustomer as loadCustomer } from '../store/customers.ts';
import { getStoreCustomer as load } from '../store/store-customers.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';
import { toProtoStoreCustomer } from '../wire/to-proto-store-customer.ts';

/** Returns the caller's customer. */
export const getCustomer: BillingHandler<'GetCustomer'> =
  ({ db, gateways }) =>
  async (_request, caller) => {
    const { customerId } = customerScope(caller);
    const [customer, payments] = await Promise.all([loadCustomer(db, caller, customerId), paymentsOf(gateways, caller)]);
    return { customer: toProtoCustomer(customer, payments) };
  };

/** Returns any customer of the store, by ID or email. */
export const getStoreCustomer: BillingHandler<'GetStoreCustomer'> =
  ({ db, gateways }) =>
  async ({ customer: named }, caller) => {
    const customer = await load(db, caller, await findCustomerId(db, caller, named));
    return { customer: toProtoStoreCustomer(customer, await paymentsOf(gateways, caller)) };
  };
