import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { findCustomerId } from '../store/customers.ts';
import { getStoreCustomer as load } from '../store/store-customers.ts';
import { toProtoStoreCustomer } from '../wire/to-proto-store-customer.ts';

/** Returns any customer of the store, by ID or email. */
export const getStoreCustomer: BillingHandler<'GetStoreCustomer'> =
  ({ db, gateways }) =>
  async ({ customer: named }, caller) => {
    const customer = await load(db, caller, await findCustomerId(db, caller, named));
    return { customer: toProtoStoreCustomer(customer, await paymentsOf(gateways, caller)) };
  };
