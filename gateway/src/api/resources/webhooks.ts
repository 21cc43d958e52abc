import type { Delivery__Output, Subscription__Output } from '@storefront/proto/storefront/webhooks/v1';
import {
  renderDelivery,
  renderDeliveryHour,
  renderDeliveryRow,
  renderSubscription,
  renderSubscriptionWithSecret,
} from '@storefront/public-json';
import { present } from '../../http/replies/present.ts';
import { bare, enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';

/** Returns the operations on webhook subscriptions and their deliveries. */
export const webhookHandlers = ({ clients: { webhooks } }: ResourceDeps) => ({
  listWebhooks: forward(webhooks.listSubscriptions, ({ subscriptions }) => bare(subscriptions.map(renderSubscription))),
  createWebhook: forward(webhooks.createSubscription, (created) => answerWithSecret(created, 201)),
  getWebhook: forward(webhooks.getSubscription, answerSubscription),
  updateWebhook: forward(webhooks.updateSubscription, answerSubscription),
  deleteWebhook: forward(webhooks.deleteSubscription, noContent),
  rotateWebhookSecret: forward(webhooks.rotateSecret, (rotated) => answerWithSecret(rotated, 200)),
  pingWebhook: forward(webhooks.pingSubscription, ({ deliveryId }) => bare({ delivery_id: deliveryId, event: 'ping' }, { status: 202 })),
  listDeliveries: forwardPage(webhooks.listDeliveries, ({ deliveries }) => deliveries.map(renderDeliveryRow)),
  getStats: forward(webhooks.getDeliveryStats, ({ hours }) => enveloped(hours.map(renderDeliveryHour))),
  getDelivery: forward(webhooks.getDelivery, (found) => answerDelivery(found, 200)),
  redeliver: forward(webhooks.redeliver, (queued) => answerDelivery(queued, 202)),
  replayDeliveries: forward(webhooks.replayDeliveries, ({ replayed }) => bare({ replayed }, { status: 202 })),
});

const answerSubscription = ({ subscription }: { subscription: Subscription__Output | null }): Reply =>
  bare(renderSubscription(present(subscription, 'subscription')));

const answerWithSecret = (
  { subscription, signingSecret }: { subscription: Subscription__Output | null; signingSecret: string },
  status: number,
): Reply => bare(renderSubscriptionWithSecret({ ...present(subscription, 'subscription'), signingSecret }), { status });

const answerDelivery = ({ delivery }: { delivery: Delivery__Output | null }, status: number): Reply =>
  bare(renderDelivery(present(delivery, 'delivery')), { status });
