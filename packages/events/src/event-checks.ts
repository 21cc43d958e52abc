import type { InvariantCheck } from '@storefront/proto/storefront/operations/v1/InvariantCheck';
import { type Kysely, sql } from 'kysely';
import type { Bus } from './bus.ts';
import { listQuarantined } from './quarantine.ts';

/** An event is published within milliseconds; after a restart of NATS within seconds. */
const OUTBOX_MAX_SECONDS = 60;

/** What must hold of the events of every service, and of the servers that it works with. That it answers at all says Postgres does. */
export async function eventChecks<Database>(db: Kysely<Database>, bus: Bus): Promise<InvariantCheck[]> {
  const waiting = await sql<{ count: string }>`
    select count(*) from outbox where published_at is null and created_at < now() - make_interval(secs => ${OUTBOX_MAX_SECONDS})
  `.execute(db);
  const late = Number(waiting.rows[0]?.count ?? 0);
  const aside = await listQuarantined(db);
  const linked = bus.link() !== undefined;
  return [
    { name: 'nats answers', ok: linked, detail: linked ? '' : 'it cannot be reached' },
    { name: `no event waits in the outbox for ${OUTBOX_MAX_SECONDS} seconds`, ok: late === 0, detail: late === 0 ? '' : `${late} wait` },
    {
      name: 'no event is set aside',
      ok: aside.length === 0,
      detail: aside.map(({ consumer, eventId, reason }) => `${consumer} ${eventId}: ${reason}`).join('; '),
    },
  ];
}
