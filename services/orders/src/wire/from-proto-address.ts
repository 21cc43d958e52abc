import type { Address__Output } from '@storefront/proto/storefront/common/v1';
import { fromProtoAddress as fromProtoPostalAddress } from '@storefront/rpc';
import type { Address } from '../domain/buyer.ts';

/** Reads an address with its ID, if it has one. */
export const fromProtoAddress = (message: Address__Output): Address => ({ id: message.id ?? null, ...fromProtoPostalAddress(message) });
