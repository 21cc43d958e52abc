import { type AuditedRow, type AuditedRpcs, auditedRpcs } from '@storefront/access/audit';

const FEED: AuditedRow = { table: 'event_feed', id: 'mode', columns: ['is_on', 'began_at'] };

/** How the calls of operators to this service are recorded. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.webhooks.v1.WebhooksService', {
  SetEventFeed: { object: 'event_feed', details: ['isOn'], key: () => ({}), row: FEED },
});
