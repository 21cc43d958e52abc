import { customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listAddresses as list } from '../store/addresses.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Returns the caller's saved addresses in the order in which they were added. */
export const listAddresses: BillingHandler<'ListAddresses'> =
  ({ db }) =>
  async (request, caller) => {
    const { addresses, total } = await list(db, customerScope(caller), pageOf(request));
    return { addresses: addresses.map(toProtoAddress), total };
  };
