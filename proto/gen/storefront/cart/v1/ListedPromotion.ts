// Original file: storefront/cart/v1/cart.proto

import type { Promotion as _storefront_cart_v1_Promotion, Promotion__Output as _storefront_cart_v1_Promotion__Output } from '../../../storefront/cart/v1/Promotion.ts';

export interface ListedPromotion {
  'promotion'?: (_storefront_cart_v1_Promotion | null);
  'useCount'?: (number);
}

export interface ListedPromotion__Output {
  'promotion': (_storefront_cart_v1_Promotion__Output | null);
  'useCount': (number);
}
