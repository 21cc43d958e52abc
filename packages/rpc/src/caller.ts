import { unauthorized } from '@storefront/errors';
import { newId } from '@storefront/ids';

/** The settings of one (tenant, mode) world. They ride in every call, so that no service keeps a copy that can go stale. */
export interface StoreSettings {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal text, a fraction: "0.15". */
  readonly gctRate: string;
  readonly onlinePayments: boolean;
  readonly couriers: boolean;
  readonly paymentRails: readonly string[];
  readonly signup: 'open' | 'approval';
}

/** What a client calls one intent by, so that asking twice does once. Its scope is the caller's store, mode and customer, and the route. */
export interface Idempotency {
  /** `POST /v1/carts/:cart_id/lines` */
  readonly route: string;
  readonly key: string;
  /** SHA-256, hex, of the request's path and canonical body: the same key with another print is refused. */
  readonly fingerprint: string;
}

/** Who is calling, built from credentials by the gateway or the operator command, never from a request body. */
export interface Caller {
  readonly tenantId: string;
  readonly mode: 'sandbox' | 'live';
  readonly store: StoreSettings;
  /** shopper_api: through the gateway; operator: the store's own people; service: background work of a service. */
  readonly kind: 'shopper_api' | 'operator' | 'service';
  readonly keyKind?: 'PUBLISHABLE' | 'SECRET';
  readonly scopes: readonly string[];
  readonly customerId?: string;
  readonly requestId: string;
  /** Of the request itself, where it named a key; not passed on to neighbours. */
  readonly idempotency?: Idempotency;
  /** Milliseconds since the epoch; set by the receiving server from the call's deadline and passed on by its clients. */
  readonly deadlineAt?: number;
}

export interface CustomerScope {
  readonly tenantId: string;
  readonly mode: 'sandbox' | 'live';
  readonly customerId: string;
}

/** The scope of the caller's customer; 401 without one. */
export function customerScope({ tenantId, mode, customerId }: Caller): CustomerScope {
  if (customerId === undefined) throw unauthorized('A shopper token is required.');
  return { tenantId, mode, customerId };
}

/** The caller of work that a service does by itself, for a store and perhaps one of its customers. */
export const serviceCaller = (
  scope: { tenantId: string; mode: 'sandbox' | 'live' },
  store: StoreSettings,
  options: { requestId?: string; customerId?: string } = {},
): Caller => ({
  tenantId: scope.tenantId,
  mode: scope.mode,
  store,
  kind: 'service',
  scopes: [],
  customerId: options.customerId,
  requestId: options.requestId ?? newId(),
});
