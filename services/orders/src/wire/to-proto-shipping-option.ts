import type { ShippingOption as ShippingOptionMessage } from '@storefront/proto/storefront/orders/v1';
import { type ShippingOption } from '../domain/shipping-option.ts';
import { withoutNulls } from './without-nulls.ts';

/** Returns the message of a shipping option, without its null fields. */
export const toProtoShippingOption = (option: ShippingOption): ShippingOptionMessage => withoutNulls(option);
