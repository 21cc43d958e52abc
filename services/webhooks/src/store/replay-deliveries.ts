import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { type RawBuilder, sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import { jsonPathOf, jsonValuesOf } from '../domain/match-filters.ts';
import type { ReplayRange } from '../domain/replay-range.ts';
import type { Filter } from '../domain/subscription-options.ts';
import { scheduleDeliveries, NOW } from './flows.ts';
import type { Db, Trx } from './schema.ts';
import { reorderDeliveries } from './sequences.ts';
import { lockSubscription } from './subscriptions.ts';

/** The number of deliveries that one request can replay within its deadline. For more, repeat the request with a later `since`. */
export const REPLAYED_MAX = 10_000;
/** The lock of the subscription lasts for so many, because it delays the results of attempts, also of other stores, that are saved together. */
const BATCH = 500;

/** The last delivery that was replayed. */
interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

/** A delivery of the range. */
interface Examined extends Position {
  readonly matches: boolean;
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Makes the oldest deliveries of a range due now, whatever their status, in batches; those of an ordered subscription in their sequence. Returns how many. */
export async function replayDeliveries(db: Db, scope: Scope, subscriptionId: string, range: ReplayRange): Promise<number> {
  let replayed = 0;
  let after: Position = { createdAt: range.since, id: BEFORE_ALL };
  while (replayed < REPLAYED_MAX) {
    const from = after;
    const batch = await inTransaction(db, async (trx) => {
      const { filters, ordering, status } = await lockSubscription(trx, scope, subscriptionId);
      if (status === 'DISABLED') throw conflict('subscription_disabled', 'The webhook subscription is disabled.');
      return replayBatch(trx, scope, { id: subscriptionId, isOrdered: ordering === 'AGGREGATE' }, { ...range, filters }, from);
    });
    replayed += batch.filter(({ matches }) => matches).length;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) break;
    after = last;
  }
  return replayed;
}

/** Sent events must match the filters as they are now. The values are compared like those of new events. */
function matching(filters: readonly Filter[]): RawBuilder<boolean> {
  if (filters.length === 0) return sql`true`;
  const conditions = filters.map(
    ({ field, in: values }) =>
      sql`coalesce(jsonb_path_query_first(body::jsonb, ${jsonPathOf(field)}::jsonpath, '{}', true) = any(${jsonValuesOf(values)}::text[]::jsonb[]), false)`,
  );
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Makes the next deliveries after a position due if they match, and returns all that it examined, in their order. */
async function replayBatch(
  trx: Trx,
  { tenantId, mode }: Scope,
  { id: subscriptionId, isOrdered }: { readonly id: string; readonly isOrdered: boolean },
  { since, until, eventTypes, filters }: ReplayRange & { readonly filters: readonly Filter[] },
  after: Position,
): Promise<readonly Examined[]> {
  const { rows } = await sql<Examined & { aggregate: string | null; isOpen: boolean }>`
    with examined as (
      select id, created_at, ${NOW} as now, ${matching(filters)} as matches, aggregate, ${isOrdered} and aggregate is not null and position is not null as is_open
      from delivery
      where tenant_id = ${tenantId} and mode = ${mode} and subscription_id = ${subscriptionId}
        and created_at >= ${since} and created_at < ${until} and (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)
        and event <> ${PING} and (${eventTypes.length === 0}::boolean or event = any(${[...eventTypes]}::text[]))
      order by created_at, id
      limit ${BATCH}
    ), updated as (
      update delivery set status = 'PENDING', resends = resends + 1, is_open = delivery.is_open or examined.is_open,
        -- A delivery in flight is not interrupted.
        next_attempt_at = case when not examined.is_open then examined.now when lease_until > examined.now then coalesce(next_attempt_at, examined.now) end
      from examined
      where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and examined.matches and delivery.id = examined.id
    )
    select created_at as "createdAt", id, matches, aggregate, is_open as "isOpen" from examined order by created_at, id
  `.execute(trx);
  const replayed = rows.filter(({ matches }) => matches);
  const sequences = replayed.flatMap(({ aggregate, isOpen }) => (aggregate !== null && isOpen ? [{ subscriptionId, aggregate }] : []));
  await reorderDeliveries(trx, { tenantId, mode }, sequences);
  if (replayed.length > 0) await scheduleDeliveries(trx, { tenantId, mode });
  return rows;
}
