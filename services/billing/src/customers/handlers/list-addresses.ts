import type { ListAddressesRequest__Output } from '@storefront/proto/storefront/billing/v1/ListAddressesRequest';
import type { ListAddressesResponse } from '@storefront/proto/storefront/billing/v1/ListAddressesResponse';
import { customerScope, type Handler, pageOf } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { listAddresses as list } from '../store/addresses.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Returns the caller's saved addresses in the order in which they were added. */
export const listAddresses =
  ({ db }: BillingDeps): Handler<ListAddressesRequest__Output, ListAddressesResponse> =>
  async (request, caller) => {
    const { addresses, total } = await list(db, customerScope(caller), pageOf(request));
    return { addresses: addresses.map(toProtoAddress), total };
  };
