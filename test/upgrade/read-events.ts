import { countSeen, seen } from '@storefront/lifecycle/testing';
import { Client } from 'pg';
import { readEventSchema } from './event-schema.ts';
import type { Release } from './release.ts';

/** The services that publish events. */
const PUBLISHERS = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks'];
/** An order and its invoice have events. */
const TYPES_MIN = 2;
/** Violations that an error names. */
const SHOWN_MAX = 10;

interface WrittenEvent {
  readonly type: string;
  readonly data: unknown;
}

/** When the previous release was the only one that wrote events, and when this one was. */
export interface Eras {
  readonly previousUntil: Date;
  readonly thisSince: Date;
}

/**
 * Reads the events that each release wrote while it was the only one, from the outboxes. Expects those of this release to have every field of the previous schema with the same
 * type, and those of the previous one to be readable with this schema.
 */
export async function assertEventsReadable(
  postgresUrl: string,
  previous: Release,
  current: Release,
  { previousUntil, thisSince }: Eras,
): Promise<string> {
  const byPrevious = await readEvents(postgresUrl, 'created_at < $1', previousUntil);
  const byThis = await readEvents(postgresUrl, 'created_at > $1', thisSince);
  const found = new Set([
    ...(await violations('this', byThis, previous.folder, false)),
    ...(await violations('the previous', byPrevious, current.folder, true)),
  ]);
  if (found.size > 0) throw new Error([...[...found].slice(0, SHOWN_MAX), `${found.size} in total`].join('\n'));
  return countSeen(
    {
      'events of this release': byThis.length,
      'events of the previous release': byPrevious.length,
      'types that the previous release reads': readableTypes(byThis, previous.folder),
      'types that this release reads': readableTypes(byPrevious, current.folder),
    },
    { 'types that the previous release reads': TYPES_MIN, 'types that this release reads': TYPES_MIN },
  );
}

async function violations(
  writer: string,
  events: readonly WrittenEvent[],
  reader: string,
  acceptsMissing: boolean,
): Promise<readonly string[]> {
  const schema = readEventSchema(reader, { acceptsMissing });
  return events.flatMap(({ type, data }) =>
    // One line for all lines of an order.
    schema.violationsOf(type, data).map((violation) => `${type} of ${writer} release: ${violation.replaceAll(/\[\d+\]/g, '[]')}`),
  );
}

/** The number of types of which a release has the message. It ignores events of the others. */
function readableTypes(events: readonly WrittenEvent[], reader: string): number {
  const schema = readEventSchema(reader, { acceptsMissing: true });
  return [...new Set(events.map(({ type }) => type))].filter((type) => schema.reads(type)).length;
}

async function readEvents(postgresUrl: string, condition: string, at: Date): Promise<readonly WrittenEvent[]> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ outbox: string }>(
      `select nspname || '.outbox' as outbox from pg_namespace where nspname = any($1) and to_regclass(nspname || '.outbox') is not null`,
      [PUBLISHERS],
    );
    seen('outboxes', rows, PUBLISHERS.length);
    const found: WrittenEvent[] = [];
    for (const { outbox } of rows) {
      const events = await client.query<WrittenEvent>(`select type, data from ${outbox} where ${condition}`, [at]);
      for (const event of events.rows) found.push(event);
    }
    return found;
  } finally {
    await client.end();
  }
}
