// Original file: storefront/cart/v1/cart.proto

import type { SavedList as _storefront_cart_v1_SavedList, SavedList__Output as _storefront_cart_v1_SavedList__Output } from '../../../storefront/cart/v1/SavedList.ts';
import type { RejectedLine as _storefront_cart_v1_RejectedLine, RejectedLine__Output as _storefront_cart_v1_RejectedLine__Output } from '../../../storefront/cart/v1/RejectedLine.ts';

export interface AddListLinesResponse {
  'list'?: (_storefront_cart_v1_SavedList | null);
  'replayed'?: (boolean);
  'rejected'?: (_storefront_cart_v1_RejectedLine)[];
}

export interface AddListLinesResponse__Output {
  'list': (_storefront_cart_v1_SavedList__Output | null);
  'replayed': (boolean);
  'rejected': (_storefront_cart_v1_RejectedLine__Output)[];
}
