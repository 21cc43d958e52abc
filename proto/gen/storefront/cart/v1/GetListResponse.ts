// Original file: storefront/cart/v1/cart.proto

import type { SavedList as _storefront_cart_v1_SavedList, SavedList__Output as _storefront_cart_v1_SavedList__Output } from '../../../storefront/cart/v1/SavedList.ts';

export interface GetListResponse {
  'list'?: (_storefront_cart_v1_SavedList | null);
}

export interface GetListResponse__Output {
  'list': (_storefront_cart_v1_SavedList__Output | null);
}
