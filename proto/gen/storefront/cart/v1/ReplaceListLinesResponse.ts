// Original file: storefront/cart/v1/cart.proto

import type { SavedList as _storefront_cart_v1_SavedList, SavedList__Output as _storefront_cart_v1_SavedList__Output } from '../../../storefront/cart/v1/SavedList.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from '../../../storefront/common/v1/ErrorDetail.ts';

export interface ReplaceListLinesResponse {
  /**
   * Unset if there are faults.
   */
  'list'?: (_storefront_cart_v1_SavedList | null);
  /**
   * As in ReplaceLinesResponse.
   */
  'faults'?: (_storefront_common_v1_ErrorDetail)[];
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface ReplaceListLinesResponse__Output {
  /**
   * Unset if there are faults.
   */
  'list': (_storefront_cart_v1_SavedList__Output | null);
  /**
   * As in ReplaceLinesResponse.
   */
  'faults': (_storefront_common_v1_ErrorDetail__Output)[];
  'reason'?: (string);
  '_reason'?: "reason";
}
