// Original file: storefront/cart/v1/cart.proto

import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from '../../../storefront/cart/v1/Cart.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { RejectedLine as _storefront_cart_v1_RejectedLine, RejectedLine__Output as _storefront_cart_v1_RejectedLine__Output } from '../../../storefront/cart/v1/RejectedLine.ts';

export interface CreateCartWithLinesResponse {
  'cart'?: (_storefront_cart_v1_Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (_storefront_common_v1_SectionError)[];
  'rejected'?: (_storefront_cart_v1_RejectedLine)[];
}

export interface CreateCartWithLinesResponse__Output {
  'cart': (_storefront_cart_v1_Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  'rejected': (_storefront_cart_v1_RejectedLine__Output)[];
}
