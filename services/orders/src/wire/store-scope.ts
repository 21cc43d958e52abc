import type { Scope } from '@storefront/db';
import type { Caller } from '@storefront/rpc';

/** Returns the scope of an operator: the whole store, even if the caller has a customer. */
export const storeScope = ({ tenantId, mode }: Caller): Scope => ({ tenantId, mode });
