import type { Scope } from '@storefront/db';
import type { Caller } from '@storefront/rpc';

/** All of the store, for its own people: whatever customer a caller may carry does not narrow it. */
export const storeScope = ({ tenantId, mode }: Caller): Scope => ({ tenantId, mode });
