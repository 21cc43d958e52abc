// Original file: storefront/webhooks/v1/webhooks.proto

import type { Delivery as _storefront_webhooks_v1_Delivery, Delivery__Output as _storefront_webhooks_v1_Delivery__Output } from '../../../storefront/webhooks/v1/Delivery.ts';

export interface ListEventDeliveriesResponse {
  'deliveries'?: (_storefront_webhooks_v1_Delivery)[];
}

export interface ListEventDeliveriesResponse__Output {
  'deliveries': (_storefront_webhooks_v1_Delivery__Output)[];
}
