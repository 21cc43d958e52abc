import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { deleteAddress as remove } from '../store/addresses.ts';

/** Deletes an address of the caller. Orders and invoices keep their copies. */
export const deleteAddress: BillingHandler<'DeleteAddress'> =
  ({ db }) =>
  async ({ addressId }, caller) => {
    await remove(db, customerScope(caller), addressId);
    return {};
  };
