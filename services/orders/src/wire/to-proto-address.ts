import type { Address as AddressMessage } from '@storefront/proto/storefront/common/v1';
import type { Address } from '../domain/buyer.ts';
import { withoutNulls } from './without-nulls.ts';

/** Returns the message of an address, without its null fields. */
export const toProtoAddress = (address: Address): AddressMessage => withoutNulls(address);
