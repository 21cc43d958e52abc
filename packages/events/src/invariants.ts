import type { InvariantResult, InvariantRule } from '@storefront/db';
import { sql } from 'kysely';
import type { Bus } from './bus.ts';

/** An event is published within milliseconds; after a restart of NATS within seconds. */
const OUTBOX_MAX_SECONDS = 60;

/** The invariants of the event tables of every service. */
export const eventInvariants: readonly InvariantRule[] = [
  {
    name: 'events_published',
    description: `No event waits in the outbox for ${OUTBOX_MAX_SECONDS} seconds.`,
    violations: () => sql`
      select id::text as id from outbox
      where published_at is null and created_at < now() - make_interval(secs => ${OUTBOX_MAX_SECONDS})`,
  },
  {
    name: 'no_dead_letters',
    description: 'No event is dead-lettered.',
    violations: () => sql`select concat_ws(' ', consumer, event_id, '(' || reason || ')') as id from quarantine`,
  },
];

/** Whether NATS is connected, as the result of a rule. */
export function checkBus(bus: Bus): InvariantResult {
  const ids = bus.link() === undefined ? ['nats'] : [];
  return { name: 'nats_connected', description: 'NATS can be reached.', violations: { count: ids.length, ids } };
}
