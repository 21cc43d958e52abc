import type { Seller__Output } from '@storefront/proto/storefront/billing/v1';
import { toMessage } from '@storefront/rpc';
import { toProtoAddress } from '../../customers/wire/to-proto-address.ts';
import type { Seller } from '../domain/seller.ts';

/** A seller as operators see it. */
export const toProtoSeller = (seller: Seller): Seller__Output => ({
  ...toMessage(seller),
  address: seller.address === null ? null : toProtoAddress(seller.address),
});
