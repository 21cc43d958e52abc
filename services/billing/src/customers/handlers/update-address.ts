import { inTransaction } from '@storefront/db';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { changedAddress } from '../domain/address-book.ts';
import { lockAddress, updateAddress as save } from '../store/addresses.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Changes the given fields of an address of the caller. */
export const updateAddress: BillingHandler<'UpdateAddress'> =
  ({ db }) =>
  async (request, caller) => {
    const scope = customerScope(caller);
    const address = await inTransaction(db, async (trx) => {
      const changed = changedAddress(await lockAddress(trx, scope, request.addressId), request);
      await save(trx, scope, changed);
      return changed;
    });
    return { address: toProtoAddress(address) };
  };
