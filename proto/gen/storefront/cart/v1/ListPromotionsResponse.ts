// Original file: storefront/cart/v1/cart.proto

import type { ListedPromotion as _storefront_cart_v1_ListedPromotion, ListedPromotion__Output as _storefront_cart_v1_ListedPromotion__Output } from '../../../storefront/cart/v1/ListedPromotion.ts';

export interface ListPromotionsResponse {
  'promotions'?: (_storefront_cart_v1_ListedPromotion)[];
  'total'?: (number);
}

export interface ListPromotionsResponse__Output {
  'promotions': (_storefront_cart_v1_ListedPromotion__Output)[];
  'total': (number);
}
