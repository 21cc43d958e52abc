import type { Delivery as ProtoDelivery } from '@storefront/proto/storefront/webhooks/v1';
import { toMessage } from '@storefront/rpc';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryDetail } from '../store/deliveries.ts';

/** Converts a delivery for lists, without attempts and body. */
export const toProtoDelivery = (delivery: Delivery): ProtoDelivery => toMessage(delivery);

/** Converts a delivery with its attempts and body. */
export const toProtoDeliveryDetail = ({ delivery, attempts, body }: DeliveryDetail): ProtoDelivery => ({
  ...toProtoDelivery(delivery),
  attempts: attempts.map(toMessage),
  body,
});
