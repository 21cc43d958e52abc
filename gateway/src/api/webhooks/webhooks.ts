import { documented } from '@storefront/api-docs';
import type { Delivery__Output, Subscription__Output } from '@storefront/proto/storefront/webhooks/v1';
import {
  renderDelivery,
  renderDeliveryHour,
  renderDeliveryRow,
  renderSubscription,
  renderSubscriptionWithSecret,
} from '@storefront/public-json';
import { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { bare, enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import { accepted, created, gone, ok } from '../../http/routing/responses.ts';
import { route, type Route } from '../../http/routing/route.ts';
import { WEBHOOKS } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';
import { envelopeOf, pageOf } from '../schemas/envelopes.ts';
import { WEBHOOK_OPERATIONS } from './docs.ts';
import {
  deliveriesQuery,
  DeliveryHourOut,
  DeliveryOut,
  DeliveryPath,
  DeliveryRowOut,
  PingOut,
  ReplayIn,
  ReplayOut,
  RotationIn,
  statsQuery,
  SubscriptionIn,
  SubscriptionOut,
  SubscriptionUpdateIn,
  SubscriptionWithSecretOut,
  WebhookPath,
} from './schemas.ts';

/** The webhook subscriptions of a store, and their deliveries. */
export function webhookRoutes(deps: ResourceDeps): readonly Route[] {
  const webhooks = webhookHandlers(deps);
  // prettier-ignore
  return documented('Webhooks', WEBHOOK_OPERATIONS, [
    route({
      id: 'listWebhooks', method: 'get', path: '/v1/webhooks', ...WEBHOOKS,
      summary: 'List webhook subscriptions', request: {}, response: ok('All webhook subscriptions.', z.array(SubscriptionOut)),
      handler: webhooks.listWebhooks,
    }),
    route({
      id: 'createWebhook', method: 'post', path: '/v1/webhooks', ...WEBHOOKS,
      summary: 'Create a webhook subscription', request: { body: SubscriptionIn },
      response: created('The subscription with its signing secret.', SubscriptionWithSecretOut), handler: webhooks.createWebhook,
    }),
    route({
      id: 'getWebhook', method: 'get', path: '/v1/webhooks/:subscription_id', ...WEBHOOKS,
      summary: 'Retrieve a webhook subscription', request: { path: WebhookPath }, response: ok('The subscription.', SubscriptionOut),
      handler: webhooks.getWebhook,
    }),
    route({
      id: 'updateWebhook', method: 'patch', path: '/v1/webhooks/:subscription_id', ...WEBHOOKS,
      summary: 'Update a webhook subscription', request: { path: WebhookPath, body: SubscriptionUpdateIn },
      response: ok('The updated subscription.', SubscriptionOut), handler: webhooks.updateWebhook,
    }),
    route({
      id: 'deleteWebhook', method: 'delete', path: '/v1/webhooks/:subscription_id', ...WEBHOOKS,
      summary: 'Delete a webhook subscription', request: { path: WebhookPath }, response: gone('The subscription was deleted.'), handler: webhooks.deleteWebhook,
    }),
    route({
      id: 'rotateWebhookSecret', method: 'post', path: '/v1/webhooks/:subscription_id/rotate-secret', ...WEBHOOKS,
      summary: 'Rotate a signing secret', request: { path: WebhookPath, body: RotationIn },
      response: ok('The subscription with its new signing secret.', SubscriptionWithSecretOut), handler: webhooks.rotateWebhookSecret,
    }),
    route({
      id: 'pingWebhook', method: 'post', path: '/v1/webhooks/:subscription_id/ping', ...WEBHOOKS,
      summary: 'Send a test delivery', request: { path: WebhookPath }, response: accepted('The test delivery was queued.', PingOut),
      handler: webhooks.pingWebhook,
    }),
    route({
      id: 'listDeliveries', method: 'get', path: '/v1/webhooks/:subscription_id/deliveries', ...WEBHOOKS,
      summary: 'List deliveries', request: { path: WebhookPath, query: deliveriesQuery },
      response: ok('A page of deliveries.', pageOf(DeliveryRowOut, 'DeliveryPage')), handler: webhooks.listDeliveries,
    }),
    route({
      id: 'getWebhookStats', method: 'get', path: '/v1/webhooks/:subscription_id/stats', ...WEBHOOKS,
      summary: 'Retrieve statistics of a subscription', request: { path: WebhookPath, query: statsQuery },
      response: ok('The hours with attempts, oldest first.', envelopeOf(z.array(DeliveryHourOut), 'DeliveryStats')), handler: webhooks.getStats,
    }),
    route({
      id: 'getDelivery', method: 'get', path: '/v1/webhooks/:subscription_id/deliveries/:delivery_id', ...WEBHOOKS,
      summary: 'Retrieve a delivery', request: { path: DeliveryPath }, response: ok('The delivery with its attempts.', DeliveryOut),
      handler: webhooks.getDelivery,
    }),
    route({
      id: 'redeliver', method: 'post', path: '/v1/webhooks/:subscription_id/deliveries/:delivery_id/redeliver', ...WEBHOOKS,
      summary: 'Redeliver a delivery', request: { path: DeliveryPath },
      response: accepted('The delivery was queued again.', DeliveryOut), handler: webhooks.redeliver,
    }),
    route({
      id: 'replayDeliveries', method: 'post', path: '/v1/webhooks/:subscription_id/replay', ...WEBHOOKS,
      summary: 'Replay deliveries', request: { path: WebhookPath, body: ReplayIn },
      response: accepted('The number of deliveries that were queued again.', ReplayOut), handler: webhooks.replayDeliveries,
    }),
  ]);
}

/** Returns the operations on webhook subscriptions and their deliveries. */
const webhookHandlers = ({ clients: { webhooks } }: ResourceDeps) => ({
  listWebhooks: forward(webhooks.listSubscriptions, ({ subscriptions }) => bare(subscriptions.map(renderSubscription))),
  createWebhook: forward(webhooks.createSubscription, (created) => replyWithSecret(created, 201)),
  getWebhook: forward(webhooks.getSubscription, subscriptionReply),
  updateWebhook: forward(webhooks.updateSubscription, subscriptionReply),
  deleteWebhook: forward(webhooks.deleteSubscription, noContent),
  rotateWebhookSecret: forward(webhooks.rotateSecret, (rotated) => replyWithSecret(rotated, 200)),
  pingWebhook: forward(webhooks.pingSubscription, ({ deliveryId }) => bare({ delivery_id: deliveryId, event: 'ping' }, { status: 202 })),
  listDeliveries: forwardPage(webhooks.listDeliveries, ({ deliveries }) => deliveries.map(renderDeliveryRow)),
  getStats: forward(webhooks.getDeliveryStats, ({ hours }) => enveloped(hours.map(renderDeliveryHour))),
  getDelivery: forward(webhooks.getDelivery, (found) => deliveryReply(found, 200)),
  redeliver: forward(webhooks.redeliver, (queued) => deliveryReply(queued, 202)),
  replayDeliveries: forward(webhooks.replayDeliveries, ({ replayed }) => bare({ replayed }, { status: 202 })),
});

const subscriptionReply = ({ subscription }: { subscription: Subscription__Output | null }): Reply =>
  bare(renderSubscription(present(subscription, 'subscription')));

const replyWithSecret = (
  { subscription, signingSecret }: { subscription: Subscription__Output | null; signingSecret: string },
  status: number,
): Reply => bare(renderSubscriptionWithSecret({ ...present(subscription, 'subscription'), signingSecret }), { status });

const deliveryReply = ({ delivery }: { delivery: Delivery__Output | null }, status: number): Reply =>
  bare(renderDelivery(present(delivery, 'delivery')), { status });
