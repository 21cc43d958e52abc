import type { WebhooksHandler } from '../deps.ts';
import { getDelivery as getStored } from '../store/deliveries.ts';
import { toProtoDeliveryDetail } from '../wire/to-proto-delivery.ts';

/** Returns a delivery with its attempts and the signed body. */
export const getDelivery: WebhooksHandler<'GetDelivery'> =
  ({ db }) =>
  async ({ subscriptionId, deliveryId }, caller) => ({
    delivery: toProtoDeliveryDetail(await getStored(db, caller, subscriptionId, deliveryId)),
  });
