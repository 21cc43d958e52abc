import type { ShippingOption as ShippingOptionMessage } from '@storefront/proto/storefront/orders/v1';
import { toMessage } from '@storefront/rpc';
import { type ShippingOption } from '../domain/shipping-option.ts';

/** Returns the message of a shipping option, without its null fields. */
export const toProtoShippingOption = (option: ShippingOption): ShippingOptionMessage => toMessage(option);
