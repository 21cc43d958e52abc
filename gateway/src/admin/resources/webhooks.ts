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
import { accepted, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf, pageOfWhole } from '../http/cursor-list.ts';
import { bodyOf, storePath, UNKNOWN_ID } from '../schemas/inputs.ts';

const READ = ['read', 'webhooks'] as const;
const CHANGE = ['webhooks'] as const;
const { limit: _limit, offset: _offset, ...deliveryFilters } = deliveriesQuery.shape;
const WebhookPath = storePath({ subscription_id: idInPath('subscription') });
const DeliveryPath = WebhookPath.extend({ delivery_id: idInPath('delivery') });
const WEBHOOK = `${S}/webhooks/:subscription_id`;
const reasons = ['subscription_disabled'];

const path = { subscription_id: UNKNOWN_ID };

/** The webhook subscriptions of a store and their deliveries, which its programs create with a secret key. */
// prettier-ignore
export const webhookRoutes: AdminRoutes = ({ webhooks }) => [
  listRoute({
    id: 'listWebhooks', path: `${S}/webhooks`, scopes: READ,
    summary: 'List webhook subscriptions', page: pageOf('A page of subscriptions, newest first.', SubscriptionOut, 'AdminWebhookPage'),
    read: async (keyset, _request, { caller }) => {
      const { subscriptions } = await webhooks.listSubscriptions({}, caller);
      return pageOfWhole(subscriptions.map(renderSubscription), keyset, ({ created_at: at, id }) => `${at} ${id}`, -1);
    },
  }),
  adminRoute({
    id: 'updateWebhook', method: 'patch', path: WEBHOOK, scopes: CHANGE, sample: { path, body: { status: 'ACTIVE' } },
    summary: 'Enable or disable a webhook subscription', description: 'Disabling it discards its pending deliveries. Replay them after you enable it.',
    request: { path: WebhookPath, body: bodyOf('WebhookStatusIn', { status: z.enum(['ACTIVE', 'DISABLED']) }) },
    response: ok('The changed subscription.', SubscriptionOut),
    data: async (request, { caller }) => renderSubscription(present((await webhooks.setSubscriptionStatus(request, caller)).subscription, 'subscription')),
  }),
  listRoute({
    id: 'listDeliveries', path: `${WEBHOOK}/deliveries`, scopes: READ, sample: { path }, summary: 'List deliveries', pathOf: WebhookPath,
    filters: deliveryFilters, page: pageOf('A page of deliveries, newest first.', DeliveryRowOut, 'AdminDeliveryPage'),
    read: async (keyset, { subscriptionId, status, eventId, eventType, from, to }, { caller }) => {
      const { deliveries, next } = await webhooks.listDeliveries({ subscriptionId, status, eventId, eventType, from, to, keyset }, caller);
      return { items: deliveries.map(renderDeliveryRow), next };
    },
  }),
  adminRoute({
    id: 'getWebhookStats', method: 'get', path: `${WEBHOOK}/stats`, scopes: READ, sample: { path },
    summary: 'Retrieve statistics of a subscription', request: { path: WebhookPath, query: statsQuery },
    response: ok('The hours with attempts, oldest first.', envelopeOf(z.array(DeliveryHourOut), 'DeliveryStats')),
    data: async ({ subscriptionId, from, to }, { caller }) =>
      (await webhooks.getDeliveryStats({ subscriptionId, from, to }, caller)).hours.map(renderDeliveryHour),
  }),
  adminRoute({
    id: 'redeliver', method: 'post', path: `${WEBHOOK}/deliveries/:delivery_id/redeliver`, scopes: CHANGE, reasons, sample: { path: { ...path, delivery_id: UNKNOWN_ID } },
    summary: 'Redeliver a delivery', request: { path: DeliveryPath }, response: accepted('The delivery was queued again.', DeliveryRowOut),
    data: async (request, { caller }) => renderDeliveryRow(present((await webhooks.redeliver(request, caller)).delivery, 'delivery')),
  }),
  adminRoute({
    id: 'replayDeliveries', method: 'post', path: `${WEBHOOK}/replay`, scopes: CHANGE, reasons, sample: { path, body: { since: '2026-11-20T00:00:00Z' } },
    summary: 'Replay deliveries', description: 'At most 10,000, oldest first, also those of events while the subscription was disabled.',
    request: { path: WebhookPath, body: bodyOf('AdminReplayIn', ReplayIn.shape) }, response: accepted('The number of deliveries that were queued again.', ReplayOut),
    data: async (request, { caller }) => ({ replayed: (await webhooks.replayDeliveries(request, caller)).replayed }),
  }),
];
