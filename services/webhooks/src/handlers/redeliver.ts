import type { RedeliverRequest__Output } from '@storefront/proto/storefront/webhooks/v1/RedeliverRequest';
import type { RedeliverResponse } from '@storefront/proto/storefront/webhooks/v1/RedeliverResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { requestResend } from '../store/deliveries.ts';
import { toProtoDelivery } from '../wire/to-proto-delivery.ts';

/** Has the same delivery sent once more: the same id and bytes, the next attempt's number. */
export const redeliver =
  ({ db, afterCommit }: WebhooksDeps): Handler<RedeliverRequest__Output, RedeliverResponse> =>
  async ({ subscriptionId, deliveryId }, caller) => {
    const delivery = await requestResend(db, caller, subscriptionId, deliveryId);
    afterCommit();
    return { delivery: toProtoDelivery(delivery) };
  };
