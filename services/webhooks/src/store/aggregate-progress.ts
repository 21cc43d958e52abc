import { PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { sql } from 'kysely';
import { type AggregateProgress, firstWaitMs, GAP_MAX_MS, numberOfSequence, withReceived } from '../domain/aggregate-progress.ts';
import type { Trx } from './schema.ts';

/** An event with its number among those of its aggregate; without one, it belongs to no line. */
type NumberedEvent = DomainEvent<unknown> & { readonly position?: number };

/** Returns the aggregate of an event as it is stored with deliveries. */
export const aggregateOfEvent = ({ aggregate, aggregateId }: DomainEvent<unknown>): string => `${aggregate} ${aggregateId}`;
/** Returns the number of an event among those of its aggregate; null for one without a number. */
export const placeOfEvent = ({ position, sequence }: NumberedEvent): number | null => position ?? sequence;

/** What was received. */
export interface Recorded {
  /** Those that may have arrived after a later one of their aggregate: two processes, or one that was killed, can swap them. */
  readonly late: readonly DomainEvent<unknown>[];
  /** Their places in the lines of their aggregates; null for those without a number. */
  readonly places: ReadonlyMap<DomainEvent<unknown>, number | null>;
  /** Those before which one is missing, with the milliseconds that they wait for it. */
  readonly early: ReadonlyMap<DomainEvent<unknown>, number>;
}

/** Records that these events were received. Locks the aggregates until the end of the transaction, so that their deliveries are inserted one event after the other. */
export async function recordReceived(trx: Trx, scope: Scope, events: readonly NumberedEvent[]): Promise<Recorded> {
  const aggregates = [...new Set(events.map(aggregateOfEvent))];
  const progress = new Map(await lockProgress(trx, scope, aggregates));
  const places = new Map<DomainEvent<unknown>, number | null>();
  const late = events.filter((event) => {
    const aggregate = aggregateOfEvent(event);
    const held = progress.get(aggregate);
    const number =
      held && event.position === undefined && event.sequence !== null ? numberOfSequence(held, event.sequence) : placeOfEvent(event);
    places.set(event, number);
    if (number === null || held === undefined) return false;
    const after = withReceived(held, number, held.now, firstWaitMs(event.sincePreviousMs));
    progress.set(aggregate, { ...after.progress, now: held.now });
    return after.isLate;
  });
  await saveProgress(trx, scope, progress);
  return {
    late,
    places,
    early: new Map(events.flatMap((event) => earlyOf(event, places.get(event), progress.get(aggregateOfEvent(event))))),
  };
}

function earlyOf(
  event: DomainEvent<unknown>,
  number: number | null | undefined,
  held: Locked | undefined,
): readonly (readonly [DomainEvent<unknown>, number])[] {
  if (typeof number !== 'number' || !held?.gapSince || number <= (held.receivedTo ?? 0)) return [];
  return [[event, Math.max(0, held.gapSince.getTime() + GAP_MAX_MS - held.now.getTime())]];
}

type Locked = AggregateProgress & { readonly now: Date };

async function lockProgress(
  trx: Trx,
  { tenantId, mode }: Scope,
  aggregates: readonly string[],
): Promise<readonly (readonly [string, Locked])[]> {
  const { rows } = await sql<Locked & { aggregate: string }>`${PREPARED}
    insert into aggregate_progress (tenant_id, mode, aggregate, seen_at)
    select ${tenantId}::uuid, ${mode}, aggregate, statement_timestamp() from unnest(${aggregates}::text[]) as given (aggregate) order by aggregate
    on conflict (tenant_id, mode, aggregate) do update set seen_at = excluded.seen_at
    returning aggregate, received_to as "receivedTo", ahead, gap_since as "gapSince", seen_at as now
  `.execute(trx);
  return rows.map(({ aggregate, ...locked }) => [aggregate, locked]);
}

async function saveProgress(trx: Trx, { tenantId, mode }: Scope, progress: ReadonlyMap<string, AggregateProgress>): Promise<void> {
  const rows = [...progress].map(([aggregate, { ahead, gapSince, receivedTo }]) => ({
    aggregate,
    received_to: receivedTo,
    ahead,
    gap_since: gapSince,
  }));
  await sql`${PREPARED}
    update aggregate_progress as held set received_to = given.received_to, ahead = given.ahead, gap_since = given.gap_since
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (aggregate text, received_to integer, ahead integer[], gap_since timestamptz)
    where held.tenant_id = ${tenantId} and held.mode = ${mode} and held.aggregate = any(${rows.map(({ aggregate }) => aggregate)}::text[])
      and held.aggregate = given.aggregate
  `.execute(trx);
}

/** Forgets what was received while the store had an ordered subscription or its feed was on: what came since is unknown. */
export async function forgetProgress(trx: Trx, { tenantId, mode }: Scope): Promise<void> {
  await sql`
    delete from aggregate_progress where tenant_id = ${tenantId} and mode = ${mode} and not exists (
      select from subscription where tenant_id = ${tenantId} and mode = ${mode} and deleted_at is null and ordering = 'AGGREGATE'
    ) and not exists (select from event_feed where tenant_id = ${tenantId} and mode = ${mode} and is_on)
  `.execute(trx);
}
