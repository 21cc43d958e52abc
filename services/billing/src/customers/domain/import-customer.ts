import { isDeepStrictEqual } from 'node:util';
import { invalid } from '@storefront/errors';
import type { Address, CustomerStatus } from './customer.ts';

/**
 * Returns the imported addresses with the IDs that the customer's equal addresses have, so that importing a file twice changes nothing.
 * `given` marks the addresses whose ID is in the file.
 */
export function withKnownIds(stored: readonly Address[], imported: readonly Address[], given: readonly boolean[]): readonly Address[] {
  const taken = new Set(imported.filter((_, index) => given[index]).map(({ id }) => id));
  return imported.map((address, index) => {
    if (given[index]) return address;
    const equal = stored.find((candidate) => !taken.has(candidate.id) && isDeepStrictEqual(candidate, { ...address, id: candidate.id }));
    if (equal === undefined) return address;
    taken.add(equal.id);
    return equal;
  });
}

/** Throws if two addresses of a row have the same ID. */
export function requireDistinctIds(addresses: readonly Address[]): void {
  if (new Set(addresses.map(({ id }) => id)).size < addresses.length) throw invalid('addresses', 'contains an ID twice');
}

/** Throws if an import would return an approved customer to `PENDING_APPROVAL`. */
export function checkPending(status: CustomerStatus): void {
  if (status !== 'PENDING_APPROVAL') throw invalid('status', 'can be PENDING_APPROVAL only for a new or pending customer');
}
