import { inTransaction } from '@storefront/db';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { deleteAddress as remove } from '../store/addresses.ts';
import { changingCustomer } from '../transactions/publish-customer.ts';

/** Deletes an address of the caller. Orders and invoices keep their copies. */
export const deleteAddress: BillingHandler<'DeleteAddress'> =
  ({ db, afterCommit, gateways }) =>
  async ({ addressId }, caller) => {
    const scope = customerScope(caller);
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, (trx) => changingCustomer(trx, scope, store, () => remove(trx, scope, addressId)));
    afterCommit();
    return {};
  };
