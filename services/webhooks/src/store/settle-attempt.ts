import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Attempted, Verdict } from '../domain/after-attempt.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { PING } from '../domain/event-types.ts';
import { discardPending } from './discard-pending.ts';
import type { Database } from './schema.ts';
import { healthColumns } from './subscriptions.ts';

/** A leased delivery: the token proves that the lease is still the one under which it was sent. */
export interface LeasedDelivery extends Scope {
  readonly id: string;
  readonly token: string;
  readonly subscriptionId: string;
}

export interface Settled {
  readonly verdict: Verdict;
  readonly attempt: number;
}

/**
 * Notes an attempt and what `judge` makes of it at this moment of the database, in one transaction. Undefined when the lease has passed to another sender meanwhile: that
 * one's attempt counts, and nothing is written here.
 */
export function settleAttempt(
  db: Kysely<Database>,
  leased: LeasedDelivery,
  outcome: AttemptOutcome,
  judge: (attempted: Attempted, now: Date) => Verdict,
): Promise<Settled | undefined> {
  return inTransaction(db, async (trx) => {
    const locked = await lockAttempted(trx, leased);
    if (locked === undefined) return undefined;
    const { attempted, now } = locked;
    const verdict = judge(attempted, now);
    await saveDelivery(trx, leased, attempted.attempts, outcome, verdict, now);
    await saveSubscription(trx, leased, attempted.event, outcome, verdict, now);
    if (verdict.disable !== null) await discardPending(trx, leased, leased.subscriptionId);
    return { verdict, attempt: attempted.attempts };
  });
}

/** The subscription is locked before the delivery, as everywhere, so that nobody waits in a circle. */
async function lockAttempted(trx: Transaction<Database>, leased: LeasedDelivery): Promise<{ attempted: Attempted; now: Date } | undefined> {
  const subscription = await trx
    .selectFrom('subscription')
    .where('tenant_id', '=', leased.tenantId)
    .where('mode', '=', leased.mode)
    .where('id', '=', leased.subscriptionId)
    .select(['status', 'consecutive_failures', 'failing_since', 'failing_messages', 'deleted_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const delivery = await trx
    .selectFrom('delivery')
    .where('tenant_id', '=', leased.tenantId)
    .where('mode', '=', leased.mode)
    .where('id', '=', leased.id)
    .where('lease_token', '=', leased.token)
    .select(['event', 'attempt_count', 'resends', sql<Date>`clock_timestamp()`.as('now')])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (subscription === undefined || delivery === undefined) return undefined;
  const {
    status,
    consecutive_failures: consecutiveFailures,
    failing_since: failingSince,
    failing_messages: failingMessages,
  } = subscription;
  const isDeleted = subscription.deleted_at !== null;
  return {
    attempted: {
      event: delivery.event,
      attempts: delivery.attempt_count + 1,
      resends: delivery.resends,
      subscription: { status, isDeleted, consecutiveFailures, failingSince, failingMessages },
    },
    // The database's time, which is also what says when a delivery is due.
    now: delivery.now,
  };
}

async function saveDelivery(
  trx: Transaction<Database>,
  { tenantId, mode, id }: LeasedDelivery,
  attempt: number,
  { startedAt, durationMs, responseStatus, failure }: AttemptOutcome,
  { status, nextAttemptAt }: Verdict,
  now: Date,
): Promise<void> {
  await sql`
    with settled as (
      update delivery set status = ${status}, attempt_count = ${attempt}, next_attempt_at = ${nextAttemptAt},
        delivered_at = case when ${failure === null}::boolean then ${now}::timestamptz else delivered_at end,
        resends = case when ${status} = 'PENDING' then resends else 0 end,
        lease_token = null, lease_until = null, lease_holder = null
      where tenant_id = ${tenantId} and mode = ${mode} and id = ${id}
    )
    insert into attempt (tenant_id, mode, delivery_id, number, started_at, duration_ms, response_status, failure)
    values (${tenantId}, ${mode}, ${id}, ${attempt}, ${startedAt}, ${durationMs}, ${responseStatus}, ${failure})
  `.execute(trx);
}

async function saveSubscription(
  trx: Transaction<Database>,
  { tenantId, mode, id, subscriptionId }: LeasedDelivery,
  event: string,
  { responseStatus }: AttemptOutcome,
  { status, health, disable }: Verdict,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({
      ...(event === PING ? {} : healthColumns(health)),
      ...(disable === null ? {} : { status: 'DISABLED' as const, disabled_at: now, disabled_reason: disable, updated_at: now }),
      last_delivery_id: id,
      last_delivery_event: event,
      last_delivery_status: status,
      last_response_status: responseStatus,
      last_delivery_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .where('id', '=', subscriptionId)
    .execute();
}
