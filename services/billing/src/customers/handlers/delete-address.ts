import type { DeleteAddressRequest__Output } from '@storefront/proto/storefront/billing/v1/DeleteAddressRequest';
import type { DeleteAddressResponse } from '@storefront/proto/storefront/billing/v1/DeleteAddressResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { deleteAddress as remove } from '../store/addresses.ts';

/** Deletes an address of the caller. Orders and invoices keep their copies. */
export const deleteAddress =
  ({ db }: BillingDeps): Handler<DeleteAddressRequest__Output, DeleteAddressResponse> =>
  async ({ addressId }, caller) => {
    await remove(db, customerScope(caller), addressId);
    return {};
  };
