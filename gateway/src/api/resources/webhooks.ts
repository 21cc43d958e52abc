import { renderDelivery, renderDeliveryRow, renderSubscription, renderSubscriptionWithSecret } from '@storefront/public-json';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { bare, noContent, page, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { deliveriesQuery, ReplayIn, RotationIn, SubscriptionIn, SubscriptionUpdateIn } from '../schemas/webhooks.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type WebhookPath = { path: { subscription_id: string } };
type DeliveryPath = { path: { subscription_id: string; delivery_id: string } };

export const listWebhooks =
  ({ clients }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const { subscriptions } = await clients.webhooks.listSubscriptions({}, caller);
    return bare(subscriptions.map(renderSubscription));
  };

export const createWebhook =
  ({ clients }: Clients) =>
  async ({ body }: { body: z.output<typeof SubscriptionIn> }, { caller }: Call): Promise<Reply> => {
    const { endpoint_url: endpointUrl, event_types: eventTypes, description } = body;
    const created = await clients.webhooks.createSubscription({ endpointUrl, eventTypes, description }, caller);
    return bare(renderSubscriptionWithSecret(present(created.subscription, 'subscription'), created.signingSecret), { status: 201 });
  };

export const getWebhook =
  ({ clients }: Clients) =>
  async ({ path }: WebhookPath, { caller }: Call): Promise<Reply> => {
    const { subscription } = await clients.webhooks.getSubscription({ subscriptionId: path.subscription_id }, caller);
    return bare(renderSubscription(present(subscription, 'subscription')));
  };

export const updateWebhook =
  ({ clients }: Clients) =>
  async ({ path, body }: WebhookPath & { body: z.output<typeof SubscriptionUpdateIn> }, { caller }: Call): Promise<Reply> => {
    const { endpoint_url: endpointUrl, event_types: eventTypes, description, status } = body;
    const change = { subscriptionId: path.subscription_id, endpointUrl, eventTypes, description, status };
    const { subscription } = await clients.webhooks.updateSubscription(change, caller);
    return bare(renderSubscription(present(subscription, 'subscription')));
  };

export const deleteWebhook =
  ({ clients }: Clients) =>
  async ({ path }: WebhookPath, { caller }: Call): Promise<Reply> => {
    await clients.webhooks.deleteSubscription({ subscriptionId: path.subscription_id }, caller);
    return noContent();
  };

export const rotateWebhookSecret =
  ({ clients }: Clients) =>
  async ({ path, body }: WebhookPath & { body: z.output<typeof RotationIn> }, { caller }: Call): Promise<Reply> => {
    const rotation = { subscriptionId: path.subscription_id, overlapHours: body?.overlap_hours };
    const { subscription, signingSecret } = await clients.webhooks.rotateSecret(rotation, caller);
    return bare(renderSubscriptionWithSecret(present(subscription, 'subscription'), signingSecret));
  };

export const pingWebhook =
  ({ clients }: Clients) =>
  async ({ path }: WebhookPath, { caller }: Call): Promise<Reply> => {
    const { deliveryId } = await clients.webhooks.pingSubscription({ subscriptionId: path.subscription_id }, caller);
    return bare({ delivery_id: deliveryId, event: 'ping' }, { status: 202 });
  };

export const listDeliveries =
  ({ clients }: Clients) =>
  async ({ path, query }: WebhookPath & { query: z.output<typeof deliveriesQuery> }, { caller }: Call): Promise<Reply> => {
    const { event_id: eventId, ...wanted } = query;
    const { deliveries, total } = await clients.webhooks.listDeliveries(
      { subscriptionId: path.subscription_id, eventId, ...wanted },
      caller,
    );
    return page(deliveries.map(renderDeliveryRow), { limit: query.limit, offset: query.offset, total });
  };

export const getDelivery =
  ({ clients }: Clients) =>
  async ({ path }: DeliveryPath, { caller }: Call): Promise<Reply> => {
    const wanted = { subscriptionId: path.subscription_id, deliveryId: path.delivery_id };
    const { delivery } = await clients.webhooks.getDelivery(wanted, caller);
    return bare(renderDelivery(present(delivery, 'delivery')));
  };

export const redeliver =
  ({ clients }: Clients) =>
  async ({ path }: DeliveryPath, { caller }: Call): Promise<Reply> => {
    const wanted = { subscriptionId: path.subscription_id, deliveryId: path.delivery_id };
    const { delivery } = await clients.webhooks.redeliver(wanted, caller);
    return bare(renderDelivery(present(delivery, 'delivery')), { status: 202 });
  };

export const replayDeliveries =
  ({ clients }: Clients) =>
  async ({ path, body }: WebhookPath & { body: z.output<typeof ReplayIn> }, { caller }: Call): Promise<Reply> => {
    const { since, until, event_types: eventTypes } = body;
    const span = { subscriptionId: path.subscription_id, since, until, eventTypes };
    const { replayed } = await clients.webhooks.replayDeliveries(span, caller);
    return bare({ replayed }, { status: 202 });
  };
