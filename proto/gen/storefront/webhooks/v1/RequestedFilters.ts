// Original file: storefront/webhooks/v1/webhooks.proto

import type { Filter as _storefront_webhooks_v1_Filter, Filter__Output as _storefront_webhooks_v1_Filter__Output } from '../../../storefront/webhooks/v1/Filter.ts';

/**
 * The filters of a request. Present and empty removes all filters.
 */
export interface RequestedFilters {
  'filters'?: (_storefront_webhooks_v1_Filter)[];
}

/**
 * The filters of a request. Present and empty removes all filters.
 */
export interface RequestedFilters__Output {
  'filters': (_storefront_webhooks_v1_Filter__Output)[];
}
