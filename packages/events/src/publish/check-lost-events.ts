import type { InvariantResult } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Bus } from '../bus.ts';
import { type LostEvents, listLostEvents } from './republish-lost.ts';

const RULE = { name: 'lost_events_republished', description: 'No consumer waits for events that it lost when its database was restored.' };

/** Checks that this service has published all events again that restored consumers have lost. */
export async function checkLostEvents<Database>(db: Kysely<Database>, bus: Bus): Promise<InvariantResult> {
  const link = bus.link();
  // A service without a relay publishes nothing, and may not list the consumers.
  const { rows: relays } = await sql`select service from relay_lease limit 1`.execute(db);
  if (link === undefined || relays.length === 0) return { ...RULE, violations: { count: 0, ids: [] } };
  const found = await Promise.all((await listLostEvents(link)).map((lost) => countLost(db, lost)));
  return {
    ...RULE,
    violations: { count: found.reduce((sum, { count }) => sum + count, 0), ids: found.flatMap(({ advice }) => advice) },
  };
}

async function countLost<Database>(db: Kysely<Database>, { consumer, condition }: LostEvents) {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(published_at) as since from outbox where ${condition}
  `.execute(db);
  const { count = 0, since = null } = rows[0] ?? {};
  const command = since === null ? [] : [`storefront events republish --since ${since.toISOString()}`];
  return { count, advice: command.map((text) => `${consumer} lost ${count} events: run ${text}`) };
}
