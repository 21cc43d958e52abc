import { randomUUID } from 'node:crypto';
import { PREPARED, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import type { SignatureScheme } from '../domain/subscription-options.ts';
import { claimInRounds, type FlowWork, flowKindOf, IS_FAILING, type Quantum } from './flows.ts';
import type { Db, Trx } from './schema.ts';
import { isBehind } from './sequences.ts';
import { freeStarts, nextStart, type Reserved, reserveStarts, type StartTime, startTimeOf } from './start-times.ts';

/** A delivery that this process has leased, with everything needed to send it. */
export interface Claim extends Scope {
  readonly id: string;
  readonly token: string;
  readonly subscriptionId: string;
  readonly event: string;
  readonly eventId: string;
  readonly body: string;
  readonly traceparent: string | null;
  /** The number of the attempt to make, from 1. */
  readonly attempt: number;
  readonly dueAt: Date;
  readonly endpointUrl: string;
  readonly secretSealed: Buffer;
  /** The old secret during a rotation; otherwise null. */
  readonly previousSecretSealed: Buffer | null;
  /** Null if the requests have no further headers. */
  readonly headersSealed: Buffer | null;
  /** How `webhook-signature` is computed; both schemes after a change. */
  readonly signatureSchemes: readonly SignatureScheme[];
  /** The key of `v1a`; null if that is not used. */
  readonly signingKeySealed: Buffer | null;
  /** The old key during a rotation; otherwise null. */
  readonly previousSigningKeySealed: Buffer | null;
  /** When the attempt may start, if its subscription limits attempts per second; otherwise null. */
  readonly start: StartTime | null;
}

/** Requests in flight to one endpoint, so that a slow one does not occupy the senders. */
const IN_FLIGHT_PER_ENDPOINT = 4;
/** Requests in flight to all endpoints of a store in one mode, so that slow ones do not occupy a sender. Both modes together leave a quarter of a process. */
export const IN_FLIGHT_PER_STORE = 48;
const IN_FLIGHT_WHEN_FAILING = 1;

/** The sender that claims, how much, and for how long. */
export interface ClaimOptions extends Pick<FlowWork<Claim>, 'refuse'> {
  readonly owner: string;
  readonly limit: number;
  readonly leaseMs: number;
  /** Whether to claim for endpoints that fail instead of the others. */
  readonly failing?: boolean;
  /** The least time until an attempt starts whose subscription limits attempts per second. */
  readonly leadMs?: number;
}

/**
 * Leases up to `limit` due deliveries to the sender `owner` for `leaseMs`, in rounds of the stores regardless of backlogs. No endpoint and no store exceeds its
 * limit. The commit does not wait for the disk: if it is lost in a crash, the deliveries are sent again.
 */
export const claimDeliveries = (
  db: Db,
  { failing = false, leadMs = 0, limit, refuse, ...lease }: ClaimOptions,
): Promise<readonly Claim[]> =>
  claimInRounds(db, limit, {
    kind: flowKindOf(failing),
    // Its counts are exact only if no other claim of the store runs.
    ...(failing ? { excludes: flowKindOf(false) } : {}),
    claim: (trx, quantum) => claimOfStore(trx, quantum, { ...lease, failing, leadMs }),
    next: (quantum) => next(quantum, failing),
    refuse,
  });

/** Whether a delivery waits to be sent at all, now or later; `subscription` is its subscription. */
const IS_WAITING = sql<boolean>`delivery.status = 'PENDING' and (subscription.status = 'ACTIVE' or delivery.event = ${PING})`;
const ofSubscription = ({ tenantId, mode }: Scope) =>
  sql<boolean>`delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.subscription_id = subscription.id`;
const ofStore = ({ tenantId, mode }: Scope) =>
  sql<boolean>`subscription.tenant_id = ${tenantId} and subscription.mode = ${mode} and subscription.deleted_at is null`;
const isFree = (now: string) => sql<boolean>`(delivery.lease_token is null or delivery.lease_until <= ${now}::timestamptz)`;
/** Whether a delivery is the first of its sequence. Those that wait for an earlier one have no next attempt, unless that one has arrived later. */
const isFirst = (scope: Scope) => sql<boolean>`not (delivery.is_open and delivery.resends = 0 and ${isBehind(scope)})`;
/** The requests in flight to the endpoint of `subscription`. */
const inFlight = (scope: Scope, now: string) => sql`
  select count(*)::integer as requests, min(lease_until) as lease_until from delivery
  where ${ofSubscription(scope)} and lease_token is not null and lease_until > ${now}::timestamptz`;
/** How many more requests the endpoint of `subscription` may receive now; negative if there are too many. */
const FREE_PERMITS = sql<number>`least(start.free, case when ${IS_FAILING} then ${IN_FLIGHT_WHEN_FAILING}::integer else ${IN_FLIGHT_PER_ENDPOINT}::integer end - busy.requests)`;

/** The options of a subscription that a request needs. */
const OPTIONS = sql`
  subscription.headers_sealed,
  case when subscription.other_scheme_until > statement_timestamp() then '{v1,v1a}' else array[subscription.signature_scheme] end as signature_schemes,
  case when subscription.signature_scheme = 'v1a' or subscription.other_scheme_until > statement_timestamp()
    then subscription.signing_key_sealed end as signing_key_sealed,
  case when subscription.previous_secret_until > statement_timestamp() then subscription.previous_signing_key_sealed end as previous_signing_key_sealed`;

async function claimOfStore(
  trx: Trx,
  { clock, scope, limit, now }: Quantum,
  { failing, owner, leadMs, leaseMs }: Required<Pick<ClaimOptions, 'failing' | 'owner' | 'leadMs' | 'leaseMs'>>,
): Promise<readonly Claim[]> {
  const { tenantId, mode } = scope;
  const { rows } = await sql<Claimed>`${PREPARED}
    with endpoint as materialized (
      select subscription.id, subscription.status, sum(busy.requests) over () as store_busy, busy.requests as busy,
        ${IS_FAILING} as is_failing, start.wait_ms, start.spacing_ms, ${FREE_PERMITS} as free
      from subscription cross join lateral (${inFlight(scope, now)}) as busy left join lateral (${freeStarts(scope, now, leadMs)}) as start on true
      where ${ofStore(scope)}
    ), due as (
      select next.id, next.number, subscription.spacing_ms, subscription.wait_ms + (next.number - 1) * subscription.spacing_ms as start_in_ms,
        subscription.store_busy + row_number() over (order by subscription.busy + next.number, next.next_attempt_at) as number_of_store
      from endpoint as subscription cross join lateral (
        select delivery.id, next_attempt_at, row_number() over (order by next_attempt_at) as number from delivery
        where ${ofSubscription(scope)} and ${IS_WAITING} and next_attempt_at <= ${now}::timestamptz and ${isFree(now)} and ${isFirst(scope)}
        order by next_attempt_at
        limit greatest(subscription.free, 0)
      ) as next
      where subscription.is_failing = ${failing}
    ), chosen as (
      select delivery.id, due.start_in_ms, due.spacing_ms, subscription.endpoint_url, subscription.secret_sealed,
        case when subscription.previous_secret_until > statement_timestamp() then subscription.previous_secret_sealed end as previous_secret_sealed,
        ${OPTIONS}
      from delivery join due on delivery.id = due.id
      join subscription on subscription.tenant_id = ${tenantId} and subscription.mode = ${mode} and subscription.id = delivery.subscription_id
      -- Without the list of IDs, a plan can read all deliveries of the store that wait, and join them.
      where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.id = any(array(select id from due))
        and due.number_of_store <= ${IN_FLIGHT_PER_STORE}::integer
        and delivery.next_attempt_at <= ${now}::timestamptz and ${isFree(now)}
      order by due.number_of_store
      limit ${limit}
      for update of delivery skip locked
    )
    update delivery set
      lease_token = ${randomUUID()},
      lease_until = statement_timestamp() + ${leaseMs} * interval '1 millisecond',
      lease_owner = ${owner},
      resends = greatest(delivery.resends - 1, 0)
    from chosen
    where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.id = any(array(select id from chosen)) and delivery.id = chosen.id
    returning delivery.tenant_id as "tenantId", delivery.mode, delivery.id, delivery.lease_token as token,
      delivery.subscription_id as "subscriptionId", delivery.event, delivery.event_id as "eventId", delivery.body, delivery.traceparent,
      delivery.attempt_count + 1 as attempt, delivery.next_attempt_at as "dueAt",
      chosen.endpoint_url as "endpointUrl", chosen.secret_sealed as "secretSealed", chosen.previous_secret_sealed as "previousSecretSealed",
      chosen.headers_sealed as "headersSealed", chosen.signature_schemes as "signatureSchemes",
      chosen.signing_key_sealed as "signingKeySealed", chosen.previous_signing_key_sealed as "previousSigningKeySealed",
      chosen.start_in_ms as "startInMs", chosen.spacing_ms as "spacingMs"
  `.execute(trx);
  const limited = rows.filter((row) => row.spacingMs !== null);
  if (limited.length > 0) await reserveStarts(trx, scope, now, limited);
  return rows.map(({ spacingMs, startInMs, ...claim }) => ({ ...claim, start: startTimeOf({ spacingMs, startInMs }, clock) }));
}

type Claimed = Omit<Claim, 'start'> & Reserved;

/**
 * The next delivery or end of a lease; now if something became due after the claim had looked, so that there are still permits for it. What else is due waits for a
 * request in flight to end.
 */
const next = ({ scope, now }: Quantum, failing: boolean): RawBuilder<unknown> => sql`
  select
    case when bool_or(soonest.is_claimable) and sum(soonest.busy) < ${IN_FLIGHT_PER_STORE}::integer then statement_timestamp()
      else min(least(soonest.attempt_at, soonest.lease_until, case when soonest.is_due then soonest.start_at end)) end as due_at,
    coalesce(bool_or(soonest.is_due), false) as is_blocked
  from subscription cross join lateral (${inFlight(scope, now)}) as busy left join lateral (${freeStarts(scope, now, 0)}) as start on true
  cross join lateral (
    select busy.requests as busy, busy.lease_until, ${nextStart(scope, now)} as start_at,
      (select min(next_attempt_at) from delivery
        where ${IS_FAILING} = ${failing} and ${ofSubscription(scope)} and ${IS_WAITING} and next_attempt_at > ${now}::timestamptz and ${isFree(now)}) as attempt_at,
      exists (select from delivery
        where ${IS_FAILING} = ${failing} and ${ofSubscription(scope)} and ${IS_WAITING} and next_attempt_at <= ${now}::timestamptz and ${isFree(now)}) as is_due,
      ${FREE_PERMITS} > 0 and exists (select from delivery
        where ${IS_FAILING} = ${failing} and ${ofSubscription(scope)} and ${IS_WAITING} and next_attempt_at <= ${now}::timestamptz and ${isFree(now)} and ${isFirst(scope)}) as is_claimable
  ) as soonest
  where ${ofStore(scope)}
`;

/** Counts the due deliveries of all stores. */
export async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ due: string }>`
    select count(*) as due from delivery where status = 'PENDING' and next_attempt_at <= statement_timestamp()
  `.execute(db);
  return Number(rows[0]?.due ?? 0);
}
