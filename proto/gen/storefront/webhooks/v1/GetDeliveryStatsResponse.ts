// Original file: storefront/webhooks/v1/webhooks.proto

import type { DeliveryHour as _storefront_webhooks_v1_DeliveryHour, DeliveryHour__Output as _storefront_webhooks_v1_DeliveryHour__Output } from '../../../storefront/webhooks/v1/DeliveryHour.ts';

export interface GetDeliveryStatsResponse {
  /**
   * The hours that have attempts, oldest first.
   */
  'hours'?: (_storefront_webhooks_v1_DeliveryHour)[];
}

export interface GetDeliveryStatsResponse__Output {
  /**
   * The hours that have attempts, oldest first.
   */
  'hours': (_storefront_webhooks_v1_DeliveryHour__Output)[];
}
