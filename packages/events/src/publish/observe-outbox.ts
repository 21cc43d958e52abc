import { gauges } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Lease } from './lease.ts';
import { ageOfOldestUnpublished, countUnpublished } from './outbox.ts';

/** Registers the metrics of the outbox of `service` and its relay. Every process of a service reports the same outbox. Returns a function that removes them. */
export const observeOutbox = <Database>(db: Kysely<Database>, service: string, lease: Lease): (() => void) => {
  // Services can share a process.
  const attributes = { 'storefront.service.name': service };
  const removeLease = gauges(
    { 'storefront.relay.lease_owned': { description: '1 if this process owns the lease and publishes the outbox, otherwise 0.' } },
    () => [[{ 'storefront.relay.lease_owned': lease.isOwned() ? 1 : 0 }, attributes]],
  );
  const removeOutbox = gauges(
    {
      'storefront.outbox.pending': { description: 'Events that wait in the outbox.' },
      'storefront.outbox.oldest_age': { description: 'Age of the oldest event that waits in the outbox; 0 if none does.', unit: 's' },
    },
    async () => [
      [
        { 'storefront.outbox.pending': await countUnpublished(db), 'storefront.outbox.oldest_age': await ageOfOldestUnpublished(db) },
        attributes,
      ],
    ],
  );
  return () => {
    removeLease();
    removeOutbox();
  };
};
