import { localDate } from '@storefront/contract';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/payment-gateway.ts';
import { changeProfile } from '../transactions/change-profile.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';

/** Changes the given fields of the caller's customer. */
export const updateCustomer: BillingHandler<'UpdateCustomer'> =
  ({ db, now, afterCommit, gateways }) =>
  async (change, caller) => {
    const today = localDate(now(), caller.store.timeZone);
    const store = await paymentsOf(gateways, caller);
    const customer = await changeProfile(db, customerScope(caller), change, { today, store });
    afterCommit();
    return { customer: toProtoCustomer(customer, store) };
  };
