import type { ListDeliveriesRequest__Output } from '@storefront/proto/storefront/webhooks/v1/ListDeliveriesRequest';
import type { ListDeliveriesResponse } from '@storefront/proto/storefront/webhooks/v1/ListDeliveriesResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { listDeliveries as listStored } from '../store/deliveries.ts';
import { toProtoDelivery } from '../wire/to-proto-delivery.ts';

/** The page that the contract gives when none is asked for, and the largest it allows. */
const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 200;

/** A page of what was and will be sent to a subscription, the newest first. */
export const listDeliveries =
  ({ db }: WebhooksDeps): Handler<ListDeliveriesRequest__Output, ListDeliveriesResponse> =>
  async ({ subscriptionId, limit, offset }, caller) => {
    const page = { limit: Math.min(limit || LIMIT_DEFAULT, LIMIT_MAX), offset };
    const { deliveries, total } = await listStored(db, caller, subscriptionId, page);
    return { deliveries: deliveries.map(toProtoDelivery), total };
  };
