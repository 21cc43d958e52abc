import { PREPARED, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { type Quantum, scheduleDeliveries } from './flows.ts';
import type { LeasedDelivery } from './save-attempts.ts';
import type { Db, Trx } from './schema.ts';

/**
 * The times at which attempts of a subscription with `max_deliveries_per_second` start. Each has a window that its claim reserves, and starts within it or not at
 * all. The windows of a subscription are so far apart that no second has more starts than the maximum, wherever in its window each starts.
 */
export interface StartTime {
  /** The window, in milliseconds of `performance.now()`. */
  readonly earliest: number;
  readonly latest: number;
  /** The time until the next window of the subscription begins, after this one. */
  readonly spacingMs: number;
}

/** How long a window is. Longer than a claim takes; the windows of a second are further apart by a tenth for it. */
const WINDOW_MS = 100;
/** How early a window can be claimed, so that a process finds some and reserves none for long. */
export const AHEAD_MS = 50;
/** One millisecond more than the second and a window, so that a second never touches the windows of more attempts than the maximum. */
const SPACED_MS = 1_000 + WINDOW_MS + 1;

/** Selects how many attempts of `subscription` may be claimed, and when the first one may start, not before `leadMs`; all null without a maximum. */
export const freeStarts = ({ tenantId, mode }: Scope, now: string, leadMs: number) => sql`
  select greatest(wait_ms, ${leadMs}::float8) as wait_ms, spacing_ms, case when wait_ms <= ${AHEAD_MS}::float8 then floor((${AHEAD_MS}::float8 - wait_ms) / spacing_ms)::integer + 1 else 0 end as free
  from (
    select ${SPACED_MS}::float8 / subscription.max_deliveries_per_second as spacing_ms, greatest(0, 1000 * extract(epoch from coalesce((
      select free_at from endpoint_start
      where endpoint_start.tenant_id = ${tenantId} and endpoint_start.mode = ${mode} and endpoint_start.subscription_id = subscription.id
    ), ${now}::timestamptz) - ${now}::timestamptz))::float8 as wait_ms
    where subscription.max_deliveries_per_second is not null
  ) as spaced
`;

/** When the next window of `subscription` can be claimed, if that is later than `now`. */
export const nextStart = ({ tenantId, mode }: Scope, now: string): RawBuilder<Date | null> => sql`(
  select free_at - ${AHEAD_MS}::float8 * interval '1 millisecond' from endpoint_start
  where subscription.max_deliveries_per_second is not null and endpoint_start.tenant_id = ${tenantId} and endpoint_start.mode = ${mode}
    and endpoint_start.subscription_id = subscription.id and free_at > ${now}::timestamptz + ${AHEAD_MS}::float8 * interval '1 millisecond'
)`;

/** The start that a claim reserves for an attempt; null without a maximum. */
export interface Reserved {
  readonly startInMs: number | null;
  readonly spacingMs: number | null;
}

/** Returns the window of an attempt. The database read its clock between two readings of the clock of this process. */
export function startTimeOf({ spacingMs, startInMs }: Reserved, { askedAt, readAt }: Quantum['clock']): StartTime | null {
  if (startInMs === null || spacingMs === null) return null;
  return { earliest: readAt + startInMs, latest: askedAt + startInMs + WINDOW_MS, spacingMs };
}

/** Reserves windows. The commit waits for the disk, so that no crash forgets them. */
export async function reserveStarts(
  trx: Trx,
  { tenantId, mode }: Scope,
  now: string,
  reserved: readonly (Reserved & { readonly subscriptionId: string })[],
): Promise<void> {
  const free = new Map<string, number>();
  for (const { spacingMs, startInMs, subscriptionId } of reserved)
    free.set(subscriptionId, Math.max(free.get(subscriptionId) ?? 0, (startInMs ?? 0) + (spacingMs ?? 0)));
  await sql`${PREPARED}
    insert into endpoint_start (tenant_id, mode, subscription_id, free_at)
    select ${tenantId}::uuid, ${mode}, subscription_id, ${now}::timestamptz + in_ms * interval '1 millisecond'
    from unnest(${[...free.keys()]}::uuid[], ${[...free.values()]}::float8[]) as given (subscription_id, in_ms)
    on conflict (tenant_id, mode, subscription_id) do update set free_at = greatest(endpoint_start.free_at, excluded.free_at)
  `.execute(trx);
  await sql`select set_config('synchronous_commit', 'on', true)`.execute(trx);
}

/** After a missed window, the next ones begin later by this, then by twice as much, and so on, so that a slow process reaches one. */
const LEAD_FIRST_MS = 50;
const LEAD_MAX_MS = 2_000;
/** Returns how long before its window an attempt is claimed, after an earlier one has reached its window or not. */
export const nextLeadMs = (leadMs: number, isInTime: boolean): number =>
  isInTime ? Math.floor(leadMs / 2) : Math.min(Math.max(LEAD_FIRST_MS, 2 * leadMs), LEAD_MAX_MS);

/** Ends the lease of a delivery whose window has passed; it is claimed again. */
export async function giveBack(db: Db, { tenantId, mode, id, token }: LeasedDelivery): Promise<void> {
  await sql`
    update delivery set lease_token = null, lease_until = null, lease_owner = null
    where tenant_id = ${tenantId} and mode = ${mode} and id = ${id} and lease_token = ${token}
  `.execute(db);
  await scheduleDeliveries(db, { tenantId, mode });
}
