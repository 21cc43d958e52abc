// Original file: storefront/cart/v1/cart.proto

import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from '../../../storefront/cart/v1/Cart.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from '../../../storefront/common/v1/ErrorDetail.ts';

export interface ReplaceLinesResponse {
  /**
   * Unset if there are faults.
   */
  'cart'?: (_storefront_cart_v1_Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (_storefront_common_v1_SectionError)[];
  /**
   * The faults of all lines; with any, nothing is replaced. An error in their stead would not fit into the trailers of the response.
   */
  'faults'?: (_storefront_common_v1_ErrorDetail)[];
  /**
   * The reason that all faults have in common, if any.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface ReplaceLinesResponse__Output {
  /**
   * Unset if there are faults.
   */
  'cart': (_storefront_cart_v1_Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  /**
   * The faults of all lines; with any, nothing is replaced. An error in their stead would not fit into the trailers of the response.
   */
  'faults': (_storefront_common_v1_ErrorDetail__Output)[];
  /**
   * The reason that all faults have in common, if any.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}
