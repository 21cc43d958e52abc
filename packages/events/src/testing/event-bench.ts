import { randomUUID } from 'node:crypto';
import type { Scope } from '@storefront/contract';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { createLogger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';
import { type Bus, connectBus } from '../bus.ts';
import type { EventHandler } from '../consume/consume.ts';
import { appendEvents, type NewEvent } from '../publish/append-event.ts';
import type { EventTables } from '../tables.ts';

/** The resources of this package's tests: a database and the NATS server of the test run. */
export interface EventBench {
  readonly db: Kysely<EventTables>;
  readonly url: string;
  readonly bus: Bus;
  readonly scope: Scope;
  /** An aggregate name unique to this test, because all tests share one stream. */
  readonly aggregate: string;
  /** A service name unique to this test, because a relay reads the stream with the consumer of its service. */
  readonly service: string;
  append(...events: NewEvent[]): Promise<readonly string[]>;
  /** Returns the notes that `writeNote` wrote, in commit order. */
  handled(): Promise<readonly string[]>;
  readonly broken: TestDatabase<EventTables>['broken'];
  close(): Promise<void>;
}

/** A logger without output. */
export const quietLog = createLogger('test', 'silent');

/** Opens a bench on the NATS server at `natsUrl`. */
export async function openEventBench(natsUrl = process.env.TEST_NATS_URL ?? ''): Promise<EventBench> {
  const database: TestDatabase<EventTables> = await openTestDatabase({
    name: 'events_test',
    migrations: new URL('./migrations/', import.meta.url),
  });
  const bus = await connectBus({ url: natsUrl, name: 'test' });
  const aggregate = lettersOf(randomUUID());
  const scope: Scope = { tenantId: randomUUID(), mode: 'sandbox' };
  return {
    db: database.db,
    url: database.url,
    bus,
    scope,
    aggregate,
    service: `test_${aggregate}`,
    append: (...events) => database.db.transaction().execute((trx) => appendEvents(trx, scope, events)),
    async handled() {
      const { rows } = await sql<{ note: string }>`select note from handled order by position`.execute(database.db);
      return rows.map(({ note }) => note);
    },
    broken: database.broken,
    async close() {
      await bus.close();
      await database.close();
    },
  };
}

/** A handler that inserts a row with the event's note. */
export const writeNote: EventHandler<EventTables, { note: string }> = async (event, trx) => {
  await sql`insert into handled (event_id, note) values (${event.id}, ${event.data.note})`.execute(trx);
};

const lettersOf = (id: string): string => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'q').replaceAll('-', '');
