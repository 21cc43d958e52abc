import type { GetDeliveryRequest__Output } from '@storefront/proto/storefront/webhooks/v1/GetDeliveryRequest';
import type { GetDeliveryResponse } from '@storefront/proto/storefront/webhooks/v1/GetDeliveryResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { getDelivery as getStored } from '../store/deliveries.ts';
import { toProtoDeliveryDetail } from '../wire/to-proto-delivery.ts';

/** Returns a delivery with its attempts and the signed body. */
export const getDelivery =
  ({ db }: WebhooksDeps): Handler<GetDeliveryRequest__Output, GetDeliveryResponse> =>
  async ({ subscriptionId, deliveryId }, caller) => ({
    delivery: toProtoDeliveryDetail(await getStored(db, caller, subscriptionId, deliveryId)),
  });
