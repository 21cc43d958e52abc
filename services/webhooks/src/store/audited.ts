import { type AuditedRow, type AuditedRpcs, auditedRpcs } from '@storefront/access/audit';
import { isUuid } from '@storefront/contract';

const SUBSCRIPTION: AuditedRow = { table: 'subscription', id: 'id', columns: ['status', 'disabled_reason'] };
const FEED: AuditedRow = { table: 'event_feed', id: 'mode', columns: ['is_on', 'began_at'] };

/** How the calls of operators to this service are recorded. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.webhooks.v1.WebhooksService', {
  SetSubscriptionStatus: { object: 'webhook', key: ({ subscriptionId }) => idKey(subscriptionId), row: SUBSCRIPTION },
  Redeliver: { object: 'webhook_delivery', details: ['subscriptionId'], key: ({ deliveryId }) => ({ deliveryId }) },
  ReplayDeliveries: {
    object: 'webhook',
    entry: 'started',
    details: ['since', 'until', 'eventTypes'],
    key: ({ subscriptionId }) => idKey(subscriptionId),
  },
  SetEventFeed: { object: 'event_feed', details: ['isOn'], key: () => ({}), row: FEED },
});

const idKey = (id: unknown) => (typeof id === 'string' && isUuid(id) ? { id } : undefined);
