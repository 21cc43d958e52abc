// Original file: storefront/cart/v1/cart.proto

import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from '../../../storefront/cart/v1/Cart.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';

export interface RemoveLineResponse {
  'cart'?: (_storefront_cart_v1_Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (_storefront_common_v1_SectionError)[];
}

export interface RemoveLineResponse__Output {
  'cart': (_storefront_cart_v1_Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (_storefront_common_v1_SectionError__Output)[];
}
