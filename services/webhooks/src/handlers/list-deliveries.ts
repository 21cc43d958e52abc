import { pageOf } from '@storefront/rpc';
import type { WebhooksHandler } from '../deps.ts';
import { parseStatusFilter } from '../domain/delivery.ts';
import { parseTimeRange } from '../domain/stats-range.ts';
import { listDeliveries as listStored } from '../store/deliveries.ts';
import { toProtoDelivery } from '../wire/to-proto-delivery.ts';

/** Lists a page of a subscription's deliveries, newest first. */
export const listDeliveries: WebhooksHandler<'ListDeliveries'> =
  ({ db }) =>
  async ({ subscriptionId, limit, offset, status, eventId, eventType, from, to }, caller) => {
    const { deliveries, total } = await listStored(db, caller, subscriptionId, {
      ...pageOf({ limit, offset }),
      status: parseStatusFilter(status),
      eventId,
      eventType,
      created: parseTimeRange({ from, to }),
    });
    return { deliveries: deliveries.map(toProtoDelivery), total };
  };
