// Original file: storefront/cart/v1/cart.proto

import type { SavedList as _storefront_cart_v1_SavedList, SavedList__Output as _storefront_cart_v1_SavedList__Output } from '../../../storefront/cart/v1/SavedList.ts';

export interface CreateListResponse {
  'list'?: (_storefront_cart_v1_SavedList | null);
  'replayed'?: (boolean);
}

export interface CreateListResponse__Output {
  'list': (_storefront_cart_v1_SavedList__Output | null);
  'replayed': (boolean);
}
