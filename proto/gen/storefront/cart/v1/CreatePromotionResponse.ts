// Original file: storefront/cart/v1/cart.proto

import type { Promotion as _storefront_cart_v1_Promotion, Promotion__Output as _storefront_cart_v1_Promotion__Output } from '../../../storefront/cart/v1/Promotion.ts';

export interface CreatePromotionResponse {
  'promotion'?: (_storefront_cart_v1_Promotion | null);
  /**
   * The SKUs of the promotion that the catalog does not show now, because they are unknown or hidden.
   */
  'unknownSkus'?: (string)[];
}

export interface CreatePromotionResponse__Output {
  'promotion': (_storefront_cart_v1_Promotion__Output | null);
  /**
   * The SKUs of the promotion that the catalog does not show now, because they are unknown or hidden.
   */
  'unknownSkus': (string)[];
}
