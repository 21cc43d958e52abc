import { type AuditedRow, type AuditedRpcs, auditedRpcs } from '@storefront/access/audit';
import { isUuid } from '@storefront/contract';

const STORE: AuditedRow = {
  table: 'store_settings',
  id: 'tenant_id',
  columns: [
    'name',
    'currency',
    'gct_rate',
    'dated_gct_rates',
    'online_payments',
    'couriers',
    'payment_rails',
    'signup',
    'tax_rounding',
    'shipping_tax',
    'contract_price',
    'require_verified_email',
    'time_zone',
  ],
  isUnscoped: true,
};
const KEY: AuditedRow = {
  table: 'api_key',
  id: 'key_id',
  columns: ['kind', 'hint', 'scopes', 'origins', 'rate_per_minute', 'rate_per_client', 'expires_at', 'revoked_at'],
  isUnscoped: true,
};

/** How the calls of operators to this service are recorded. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.gateway.v1.StoresAdminService', {
  CreateStore: { object: 'store', key: (_request, { noted }) => idKey('tenant_id', noted), row: STORE },
  SetStore: {
    object: 'store',
    key: ({ tenantId, mode }) => ({ ...idKey('tenant_id', tenantId), ...(mode === undefined ? {} : { mode }) }),
    row: STORE,
  },
  IssueKey: { object: 'key', key: (_request, { noted }) => idKey('key_id', noted), row: KEY },
  RevokeKey: { object: 'key', key: ({ keyId }) => idKey('key_id', keyId), row: KEY },
  SetKeyRate: { object: 'key', key: ({ keyId }) => idKey('key_id', keyId), row: KEY },
});

const idKey = (column: string, id: unknown) => (typeof id === 'string' && isUuid(id) ? { [column]: id } : undefined);
