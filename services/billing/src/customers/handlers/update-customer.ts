import { localDate } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { changedProfile } from '../domain/changed-profile.ts';
import { getCustomer, updateCustomer as saveCustomer } from '../store/customers.ts';
import { changingCustomer } from '../transactions/publish-customer.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';

/** Changes the given fields of the caller's customer, as of the store's local date. */
export const updateCustomer: BillingHandler<'UpdateCustomer'> =
  ({ db, now, afterCommit, gateways }) =>
  async (change, caller) => {
    const scope = customerScope(caller);
    const today = localDate(now(), caller.store.timeZone);
    const store = await paymentsOf(gateways, caller);
    const updated = await inTransaction(db, (trx) =>
      changingCustomer(trx, scope, store, async () => {
        const customer = await getCustomer(trx, scope, scope.customerId);
        const changed = changedProfile(customer, change, today);
        await saveCustomer(trx, scope, scope.customerId, changed);
        return { ...customer, ...changed };
      }),
    );
    afterCommit();
    return { customer: toProtoCustomer(updated, store) };
  };
