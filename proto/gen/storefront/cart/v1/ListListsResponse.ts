// Original file: storefront/cart/v1/cart.proto

import type { SavedList as _storefront_cart_v1_SavedList, SavedList__Output as _storefront_cart_v1_SavedList__Output } from '../../../storefront/cart/v1/SavedList.ts';

export interface ListListsResponse {
  'lists'?: (_storefront_cart_v1_SavedList)[];
  'total'?: (number);
}

export interface ListListsResponse__Output {
  'lists': (_storefront_cart_v1_SavedList__Output)[];
  'total': (number);
}
