import type { Caller } from '@storefront/rpc';
import { NO_STORE } from '../principals/no-store.ts';
import type { Exchange } from './exchange.ts';
import { idempotencyOf } from './idempotency-of.ts';

/** Who is calling, from the credentials that were checked and from nothing else. */
export function callerOf(exchange: Exchange): Caller {
  const { key, shopper, requestId, mode } = exchange;
  const idempotency = idempotencyOf(exchange);
  return {
    tenantId: key?.tenantId ?? '',
    mode,
    store: key?.store ?? NO_STORE,
    kind: 'shopper_api',
    scopes: key?.scopes ?? [],
    requestId,
    ...(key === undefined ? {} : { keyKind: key.kind }),
    ...(shopper === undefined ? {} : { customerId: shopper.customerId }),
    ...(idempotency === undefined ? {} : { idempotency }),
  };
}
