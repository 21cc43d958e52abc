import type { RedeliverRequest__Output } from '@storefront/proto/storefront/webhooks/v1/RedeliverRequest';
import type { RedeliverResponse } from '@storefront/proto/storefront/webhooks/v1/RedeliverResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { requestResend } from '../store/deliveries.ts';
import { toProtoDeliveryDetail } from '../wire/to-proto-delivery.ts';

/** Sends a delivery again, with the same ID and bytes and the next attempt number. */
export const redeliver =
  ({ db, afterCommit }: WebhooksDeps): Handler<RedeliverRequest__Output, RedeliverResponse> =>
  async ({ subscriptionId, deliveryId }, caller) => {
    const detail = await requestResend(db, caller, subscriptionId, deliveryId);
    afterCommit();
    return { delivery: toProtoDeliveryDetail(detail) };
  };
