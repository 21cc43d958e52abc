import type { Store } from '@storefront/proto/storefront/gateway/v1/Store';
import type { StoreRow } from '../store/stores.ts';

/** Converts store settings to their proto message. */
export function toProtoStore(row: StoreRow): Store {
  return {
    tenantId: row.tenant_id,
    mode: row.mode,
    name: row.name,
    currency: row.currency,
    gctRate: row.gct_rate,
    onlinePayments: row.online_payments,
    couriers: row.couriers,
    paymentRails: row.payment_rails,
    signup: row.signup,
  };
}
