import { type Purge, purgeRows } from '@storefront/db';
import { reportSkipped, type Sweep } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';

/** Twice the stream's retention: a lost stream can be refilled with more than it contained. */
export const OUTBOX_RETENTION_DAYS = 14;
/** A day longer than the outbox and the stream together: the oldest event of the outbox can be published again, and stays in the stream. */
export const INBOX_RETENTION_DAYS = 22;
/** Long enough for an operator to find the cause and redrive the event; the outbox has forgotten it long before. */
export const DEAD_LETTERS_RETENTION_DAYS = 60;
/** Often enough that a run finds few rows. */
const EVERY_MS = 60_000;

const olderThan = (column: string, days: number) => sql`${sql.ref(column)} < now() - ${days} * interval '1 day'`;

const PURGES: Readonly<Record<string, Purge>> = {
  'purge-outbox': {
    table: 'outbox',
    key: ['tenant_id', 'position'],
    due: sql`published_at is not null and ${olderThan('created_at', OUTBOX_RETENTION_DAYS)}`,
  },
  'purge-inbox': { table: 'inbox', key: ['tenant_id', 'mode', 'consumer', 'event_id'], due: olderThan('handled_at', INBOX_RETENTION_DAYS) },
  'purge-dead-letters': {
    table: 'quarantine',
    key: ['tenant_id', 'mode', 'consumer', 'event_id'],
    due: olderThan('quarantined_at', DEAD_LETTERS_RETENTION_DAYS),
  },
};

/** The sweeps of the event tables, which every process with an outbox or an inbox runs. */
export const eventSweeps = <Database>({ db, log }: { readonly db: Kysely<Database>; readonly log: Logger }): readonly Sweep[] =>
  Object.entries(PURGES).map(([name, purge]) => ({
    name,
    everyMs: EVERY_MS,
    run: () => purgeRows(db, purge, reportSkipped(log, name)),
  }));
