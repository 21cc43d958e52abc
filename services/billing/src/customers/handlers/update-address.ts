import { inTransaction } from '@storefront/db';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { changedAddress } from '../domain/address-book.ts';
import { lockAddress, updateAddress as save } from '../store/addresses.ts';
import { changingCustomer } from '../transactions/publish-customer.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Changes the given fields of an address of the caller. */
export const updateAddress: BillingHandler<'UpdateAddress'> =
  ({ db, afterCommit, gateways }) =>
  async (request, caller) => {
    const scope = customerScope(caller);
    const store = await paymentsOf(gateways, caller);
    const address = await inTransaction(db, (trx) =>
      changingCustomer(trx, scope, store, async () => {
        const changed = changedAddress(await lockAddress(trx, scope, request.addressId), request);
        await save(trx, scope, changed);
        return changed;
      }),
    );
    afterCommit();
    return { address: toProtoAddress(address) };
  };
