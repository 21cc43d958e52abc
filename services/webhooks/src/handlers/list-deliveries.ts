import type { ListDeliveriesRequest__Output } from '@storefront/proto/storefront/webhooks/v1/ListDeliveriesRequest';
import type { ListDeliveriesResponse } from '@storefront/proto/storefront/webhooks/v1/ListDeliveriesResponse';
import { type Handler, pageOf } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { listDeliveries as listStored } from '../store/deliveries.ts';
import { toProtoDelivery } from '../wire/to-proto-delivery.ts';

/** A page of what was and will be sent to a subscription, the newest first. */
export const listDeliveries =
  ({ db }: WebhooksDeps): Handler<ListDeliveriesRequest__Output, ListDeliveriesResponse> =>
  async ({ subscriptionId, limit, offset }, caller) => {
    const { deliveries, total } = await listStored(db, caller, subscriptionId, pageOf({ limit, offset }));
    return { deliveries: deliveries.map(toProtoDelivery), total };
  };
