import { renderDeliveryHour, renderDeliveryRow, renderSubscription } from '@storefront/public-json';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { idInPath } from '../../api/schemas/fields.ts';
import {
  deliveriesQuery,
  DeliveryHourOut,
  DeliveryRowOut,
  ReplayIn,
  ReplayOut,
  statsQuery,
  SubscriptionOut,
} from '../../api/webhooks/schemas.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { accepted, ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { pageOfWhole } from '../http/short-list.ts';
import { bodyOf, storePath } from '../schemas/inputs.ts';

const READ: NeededScopes = ['read', 'webhooks'];
const CHANGE: NeededScopes = ['webhooks'];
const { limit: _limit, offset: _offset, ...deliveryFilters } = deliveriesQuery.shape;
const WebhookPath = storePath({ subscription_id: idInPath('subscription') });
const DeliveryPath = WebhookPath.extend({ delivery_id: idInPath('delivery') });
const WEBHOOK = `${S}/webhooks/:subscription_id`;
const reasons = ['subscription_disabled'];

/** IDs that no store has. */
const path = { subscription_id: '019aa0c6-7c00-7000-8000-0123456789ab' };
const ofDelivery = { ...path, delivery_id: '019aa0c6-7c00-7000-8000-0123456789ac' };

/** The webhook subscriptions of a store and their deliveries, which its programs create with a secret key. */
// prettier-ignore
export const webhookRoutes = ({ webhooks }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listWebhooks', method: 'get', path: `${S}/webhooks`, scopes: READ,
    summary: 'List webhook subscriptions', request: { path: storePath({}), query: z.object(cursorPaging) },
    response: ok('A page of subscriptions, newest first.', cursorPageOf(SubscriptionOut, 'AdminWebhookPage')),
    handler: (request, { caller }) => cursorList(request, async (keyset) => {
      const { subscriptions } = await webhooks.listSubscriptions({}, caller);
      return pageOfWhole(subscriptions.map(renderSubscription), keyset, ({ created_at: at, id }) => `${at} ${id}`, -1);
    }),
  }),
  adminRoute({
    id: 'updateWebhook', method: 'patch', path: WEBHOOK, scopes: CHANGE, sample: { path, body: { status: 'ACTIVE' } },
    summary: 'Enable or disable a webhook subscription', description: 'Disabling it discards its pending deliveries. Replay them after you enable it.',
    request: { path: WebhookPath, body: bodyOf('WebhookStatusIn', { status: z.enum(['ACTIVE', 'DISABLED']) }) },
    response: ok('The changed subscription.', envelopeOf(SubscriptionOut)),
    handler: async ({ subscriptionId, status }, { caller }) => {
      const { subscription } = await webhooks.setSubscriptionStatus({ subscriptionId, status }, caller);
      return enveloped(renderSubscription(present(subscription, 'subscription')));
    },
  }),
  adminRoute({
    id: 'listDeliveries', method: 'get', path: `${WEBHOOK}/deliveries`, scopes: READ, sample: { path },
    summary: 'List deliveries', request: { path: WebhookPath, query: z.object({ ...deliveryFilters, ...cursorPaging }) },
    response: ok('A page of deliveries, newest first.', cursorPageOf(DeliveryRowOut, 'AdminDeliveryPage')),
    handler: (request, { caller }) => cursorList(request, async (keyset) => {
      const { subscriptionId, status, eventId, eventType, from, to } = request;
      const { deliveries, next } = await webhooks.listDeliveries({ subscriptionId, status, eventId, eventType, from, to, keyset }, caller);
      return { items: deliveries.map(renderDeliveryRow), next };
    }),
  }),
  adminRoute({
    id: 'getWebhookStats', method: 'get', path: `${WEBHOOK}/stats`, scopes: READ, sample: { path },
    summary: 'Retrieve statistics of a subscription', request: { path: WebhookPath, query: statsQuery },
    response: ok('The hours with attempts, oldest first.', envelopeOf(z.array(DeliveryHourOut), 'DeliveryStats')),
    handler: async ({ subscriptionId, from, to }, { caller }) =>
      enveloped((await webhooks.getDeliveryStats({ subscriptionId, from, to }, caller)).hours.map(renderDeliveryHour)),
  }),
  adminRoute({
    id: 'redeliver', method: 'post', path: `${WEBHOOK}/deliveries/:delivery_id/redeliver`, scopes: CHANGE, reasons, sample: { path: ofDelivery },
    summary: 'Redeliver a delivery', request: { path: DeliveryPath }, response: accepted('The delivery was queued again.', envelopeOf(DeliveryRowOut)),
    handler: async ({ subscriptionId, deliveryId }, { caller }) => {
      const { delivery } = await webhooks.redeliver({ subscriptionId, deliveryId }, caller);
      return enveloped(renderDeliveryRow(present(delivery, 'delivery')), { status: 202 });
    },
  }),
  adminRoute({
    id: 'replayDeliveries', method: 'post', path: `${WEBHOOK}/replay`, scopes: CHANGE, reasons, sample: { path, body: { since: '2026-11-20T00:00:00Z' } },
    summary: 'Replay deliveries', description: 'At most 10,000, oldest first, also those of events while the subscription was disabled.',
    request: { path: WebhookPath, body: bodyOf('AdminReplayIn', ReplayIn.shape) }, response: accepted('The number of deliveries that were queued again.', envelopeOf(ReplayOut)),
    handler: async ({ subscriptionId, since, until, eventTypes }, { caller }) => {
      const { replayed } = await webhooks.replayDeliveries({ subscriptionId, since, until, eventTypes }, caller);
      return enveloped({ replayed }, { status: 202 });
    },
  }),
];
