import { createHash } from 'node:crypto';
import type { Scope } from '@storefront/contract';

/** The price scope of readers without a customer. */
const LIST_PRICES = 'list';

/** Returns the owner of a response body: the tenant, the mode, and the customer if its prices are the customer's. */
export const bodyOwner = ({ tenantId, mode }: Scope, customerId?: string): string => `${tenantId}:${mode}:${customerId ?? LIST_PRICES}`;

/** Computes a strong ETag over the owner and the bytes, so that the same body has a different tag in another store, mode, or price scope. */
export function etagOf(owner: string, bytes: Buffer): string {
  return `"${createHash('sha256').update(owner).update('\n').update(bytes).digest('base64url').slice(0, 27)}"`;
}
