import type { CustomerEvent__Output } from '@storefront/proto/storefront/events/v1';
import { requireSandbox } from '@storefront/rpc';
import { findCustomerId, getCustomer } from '../customers/store/customers.ts';
import { toProtoCustomer } from '../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../deps.ts';
import { paymentsOf } from '../gateways/adapters/payment-gateway.ts';

/** Returns the data of an event about a customer of the caller's sandbox, as it is now. */
export const getCustomerEvent: BillingHandler<'GetCustomerEvent'> =
  ({ db, gateways }) =>
  async ({ customer: named }, caller) => {
    requireSandbox(caller);
    const customer = await getCustomer(db, caller, await findCustomerId(db, caller, named));
    const data: CustomerEvent__Output = { customer: toProtoCustomer(customer, await paymentsOf(gateways, caller)) };
    return { aggregateId: customer.id, dataJson: JSON.stringify(data) };
  };
