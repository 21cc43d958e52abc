import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const subscription = { path: { subscription_id: IDS.subscription } };
const delivery = { path: { subscription_id: IDS.subscription, delivery_id: IDS.delivery } };

export const WEBHOOK_SAMPLES: Samples = {
  listWebhooks: {},
  createWebhook: {},
  getWebhook: subscription,
  updateWebhook: { ...subscription, body: { event_types: ['order.confirmed', 'order.shipped', 'order.cancelled'] } },
  deleteWebhook: subscription,
  rotateWebhookSecret: { ...subscription, body: { overlap_hours: 24 } },
  pingWebhook: subscription,
  listDeliveries: { ...subscription, query: { status: 'FAILED' } },
  getDelivery: delivery,
  redeliver: delivery,
  replayDeliveries: subscription,
};
