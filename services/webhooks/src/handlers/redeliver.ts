import type { WebhooksHandler } from '../deps.ts';
import { requestResend } from '../store/deliveries.ts';
import { toProtoDeliveryDetail } from '../wire/to-proto-delivery.ts';

/** Sends a delivery again, with the same ID and bytes and the next attempt number. */
export const redeliver: WebhooksHandler<'Redeliver'> =
  ({ db, afterCommit }) =>
  async ({ subscriptionId, deliveryId }, caller) => {
    const detail = await requestResend(db, caller, subscriptionId, deliveryId);
    afterCommit(caller);
    return { delivery: toProtoDeliveryDetail(detail) };
  };
