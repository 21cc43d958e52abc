import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import type { Db } from './schema.ts';

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
}

/** Requests in flight to one endpoint, so that a slow one does not occupy the senders. */
const IN_FLIGHT_PER_ENDPOINT = 4;
/** Requests in flight to all endpoints of a store in one mode, so that slow ones do not occupy a sender. Both modes together leave a quarter of a process. */
export const IN_FLIGHT_PER_STORE = 48;
/** After this many consecutive failures, an endpoint receives one request at a time until it succeeds. */
const FAILING_AFTER = 10;
const IN_FLIGHT_WHEN_FAILING = 1;
/** An arbitrary unique number. Claims run one at a time, so that the limit per endpoint applies across all senders. */
const CLAIM_LOCK = 715_101;

/**
 * Leases up to `limit` due deliveries to the sender `holder` for `leaseMs`. No endpoint and no store exceeds its limit, and tenants take turns: the one with
 * the fewest requests in flight comes first, regardless of backlogs. The commit does not wait for the disk: if it is lost in a crash, the deliveries are sent again.
 */
export function claimDeliveries(
  db: Db,
  { holder, limit, leaseMs }: { readonly holder: string; readonly limit: number; readonly leaseMs: number },
): Promise<readonly Claim[]> {
  return inTransaction(db, async (trx) => {
    // A separate statement, so that the next one sees the result of the previous claim. Its plan is kept, and must not be one for a queue that is almost empty.
    await sql`${PREPARED}
      select set_config('enable_seqscan', 'off', true), set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${CLAIM_LOCK})
    `.execute(trx);
    const { rows } = await sql<Claim>`${PREPARED}
      with recursive waiting (tenant_id, mode, subscription_id) as (
        -- Skips from one subscription to the next on the index, regardless of the number of deliveries.
        (select tenant_id, mode, subscription_id from delivery where status = 'PENDING' order by tenant_id, mode, subscription_id limit 1)
        union all
        select following.* from waiting cross join lateral (
          select tenant_id, mode, subscription_id from delivery
          where status = 'PENDING'
            and (tenant_id, mode, subscription_id) > (waiting.tenant_id, waiting.mode, waiting.subscription_id)
          order by tenant_id, mode, subscription_id limit 1
        ) as following
      ), endpoint as materialized (
        select waiting.*, subscription.status,
          sum(busy.requests) over (partition by waiting.tenant_id, waiting.mode) as tenant_busy,
          case when subscription.consecutive_failures < ${FAILING_AFTER}::integer
            then ${IN_FLIGHT_PER_ENDPOINT}::integer else ${IN_FLIGHT_WHEN_FAILING}::integer end - busy.requests as free
        from waiting
        join subscription on (subscription.tenant_id, subscription.mode, subscription.id)
          = (waiting.tenant_id, waiting.mode, waiting.subscription_id)
        cross join lateral (
          select count(*)::integer as requests from delivery
          where (tenant_id, mode, subscription_id) = (waiting.tenant_id, waiting.mode, waiting.subscription_id)
            and lease_token is not null and lease_until > statement_timestamp()
        ) as busy
        where subscription.deleted_at is null
      ), due as (
        select endpoint.tenant_id, endpoint.mode, endpoint.tenant_busy, next.id, next.next_attempt_at, next.place
        from endpoint cross join lateral (
          select id, next_attempt_at, row_number() over (order by next_attempt_at) as place from delivery
          where (tenant_id, mode, subscription_id) = (endpoint.tenant_id, endpoint.mode, endpoint.subscription_id)
            and status = 'PENDING' and next_attempt_at <= statement_timestamp()
            and (lease_token is null or lease_until <= statement_timestamp())
            and (endpoint.status = 'ACTIVE' or event = ${PING})
          order by next_attempt_at
          limit greatest(endpoint.free, 0)
        ) as next
      ), turn as (
        select due.tenant_id, due.mode, due.id, due.next_attempt_at,
          due.tenant_busy
            + row_number() over (partition by due.tenant_id, due.mode order by due.place, due.next_attempt_at) as place
        from due
      ), chosen as (
        select delivery.tenant_id, delivery.mode, delivery.id
        from delivery join turn using (tenant_id, mode, id)
        where turn.place <= ${IN_FLIGHT_PER_STORE}::integer
        order by turn.place, turn.next_attempt_at
        limit ${limit}
        for update of delivery skip locked
      )
      update delivery set
        lease_token = gen_random_uuid(),
        lease_until = statement_timestamp() + ${leaseMs} * interval '1 millisecond',
        lease_holder = ${holder},
        resends = greatest(delivery.resends - 1, 0)
      from chosen, subscription
      where (delivery.tenant_id, delivery.mode, delivery.id) = (chosen.tenant_id, chosen.mode, chosen.id)
        and (subscription.tenant_id, subscription.mode, subscription.id) = (delivery.tenant_id, delivery.mode, delivery.subscription_id)
      returning delivery.tenant_id as "tenantId", delivery.mode, delivery.id, delivery.lease_token as token,
        delivery.subscription_id as "subscriptionId", delivery.event, delivery.event_id as "eventId", delivery.body, delivery.traceparent,
        delivery.attempt_count + 1 as attempt, delivery.next_attempt_at as "dueAt",
        subscription.endpoint_url as "endpointUrl", subscription.secret_sealed as "secretSealed",
        case when subscription.previous_secret_until > statement_timestamp() then subscription.previous_secret_sealed end as "previousSecretSealed"
    `.execute(trx);
    return rows;
  });
}

/** Reports whether any delivery of any store waits, due or not: one probe of an index, however many do. */
export async function hasPending(db: Db): Promise<boolean> {
  const { rows } = await sql`select from delivery where status = 'PENDING' limit 1`.execute(db);
  return rows.length > 0;
}

/** Counts the due deliveries of all stores. */
export async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ due: string }>`
    select count(*) as due from delivery where status = 'PENDING' and next_attempt_at <= statement_timestamp()
  `.execute(db);
  return Number(rows[0]?.due ?? 0);
}
