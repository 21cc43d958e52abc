import { randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { createLogger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';
import { appendEvents, type NewEvent } from '../append-event.ts';
import { type Bus, connectBus } from '../bus.ts';
import type { EventHandler } from '../consume.ts';
import type { EventScope } from '../domain-event.ts';
import type { EventTables } from '../tables.ts';

/** What the tests of this package stand on: a database of their own and the run's NATS. */
export interface EventBench {
  readonly db: Kysely<EventTables>;
  readonly bus: Bus;
  readonly scope: EventScope;
  /** An aggregate that no other test speaks of: all tests share one stream. */
  readonly aggregate: string;
  append(...events: NewEvent[]): Promise<readonly string[]>;
  /** What `note` wrote, in the order of the commits. */
  handled(): Promise<readonly string[]>;
  readonly broken: TestDatabase<EventTables>['broken'];
  close(): Promise<void>;
}

export const quietLog = createLogger('test', 'silent');

/** Opens a bench on the NATS at `natsUrl`. */
export async function openEventBench(natsUrl = process.env.TEST_NATS_URL ?? ''): Promise<EventBench> {
  const database: TestDatabase<EventTables> = await openTestDatabase({
    name: 'events_test',
    migrations: new URL('./migrations/', import.meta.url),
  });
  const bus = await connectBus({ url: natsUrl, name: 'test' });
  const scope: EventScope = { tenantId: randomUUID(), mode: 'sandbox' };
  return {
    db: database.db,
    bus,
    scope,
    aggregate: lettersOf(randomUUID()),
    append: (...events) => database.db.transaction().execute((trx) => appendEvents(trx, scope, events)),
    async handled() {
      const { rows } = await sql<{ note: string }>`select note from handled order by place`.execute(database.db);
      return rows.map(({ note }) => note);
    },
    broken: database.broken,
    async close() {
      await bus.close();
      await database.close();
    },
  };
}

/** A handler whose effect is a row with the event's note. */
export const writeNote: EventHandler<EventTables, { note: string }> = async (event, trx) => {
  await sql`insert into handled (event_id, note) values (${event.id}, ${event.data.note})`.execute(trx);
};

/** A wait in vain ends here. */
const PATIENCE_MS = 20_000;

/** Asks until `ask` answers true. */
export async function until(ask: () => Promise<boolean> | boolean): Promise<void> {
  const ended = performance.now() + PATIENCE_MS;
  while (!(await ask())) {
    if (performance.now() > ended) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const lettersOf = (id: string): string => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'q').replaceAll('-', '');
