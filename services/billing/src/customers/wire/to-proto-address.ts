import type { Address__Output } from '@storefront/proto/storefront/common/v1';
import { toMessage } from '@storefront/rpc';
import type { PostalAddress } from '../domain/customer.ts';

/** Converts an address for responses and events. Null fields are omitted. */
export const toProtoAddress = (address: PostalAddress & { id?: string }): Address__Output => toMessage(address);
