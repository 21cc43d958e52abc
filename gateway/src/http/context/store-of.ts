import type { Scope } from '@storefront/db';

/** Names a store in one mode, between which the gateway takes turns. */
export const storeOf = ({ tenantId, mode }: Scope): string => `${tenantId} ${mode}`;
