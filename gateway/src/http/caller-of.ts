import type { Caller } from '@storefront/rpc';
import { NO_STORE } from '../principals/no-store.ts';
import type { Exchange } from './exchange.ts';

/** Who is calling, from the credentials that were checked and from nothing else. */
export function callerOf({ key, shopper, requestId, mode }: Exchange): Caller {
  return {
    tenantId: key?.tenantId ?? '',
    mode,
    store: key?.store ?? NO_STORE,
    kind: 'shopper_api',
    scopes: key?.scopes ?? [],
    requestId,
    ...(key === undefined ? {} : { keyKind: key.kind }),
    ...(shopper === undefined ? {} : { customerId: shopper.customerId }),
  };
}
