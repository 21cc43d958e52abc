import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AttemptContext, AttemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { PING } from '../domain/delivery.ts';
import { discardPending } from './discard-pending.ts';
import type { Database } from './schema.ts';
import { healthColumns } from './subscriptions.ts';

/** A leased delivery. The token proves that the lease is the one under which it was sent. */
export interface LeasedDelivery extends Scope {
  readonly id: string;
  readonly token: string;
  readonly subscriptionId: string;
}

/** The effect of an attempt that was saved, and its number. */
export interface Settled {
  readonly effect: AttemptEffect;
  readonly attempt: number;
}

/**
 * Saves an attempt and its effect, which `decide` determines, in one transaction. Returns undefined, and writes nothing, if another sender has
 * leased the delivery in the meantime; then that sender's attempt counts.
 */
export function settleAttempt(
  db: Kysely<Database>,
  leased: LeasedDelivery,
  outcome: AttemptOutcome,
  decide: (context: AttemptContext, now: Date) => AttemptEffect,
): Promise<Settled | undefined> {
  return inTransaction(db, async (trx) => {
    const locked = await lockContext(trx, leased);
    if (locked === undefined) return undefined;
    const { context, now } = locked;
    const effect = decide(context, now);
    await saveDelivery(trx, leased, context.attempts, outcome, effect, now);
    await saveSubscription(trx, leased, context.event, outcome, effect, now);
    if (effect.disable !== null) await discardPending(trx, leased, leased.subscriptionId);
    return { effect, attempt: context.attempts };
  });
}

/** Locks the subscription before the delivery, as everywhere, to prevent deadlocks. */
async function lockContext(
  trx: Transaction<Database>,
  leased: LeasedDelivery,
): Promise<{ context: AttemptContext; now: Date } | undefined> {
  const subscription = await trx
    .selectFrom('subscription')
    .where('tenant_id', '=', leased.tenantId)
    .where('mode', '=', leased.mode)
    .where('id', '=', leased.subscriptionId)
    .select(['status', 'consecutive_failures', 'failing_since', 'failing_messages', 'last_failure_at', 'deleted_at'])
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
    last_failure_at: lastFailureAt,
  } = subscription;
  const isDeleted = subscription.deleted_at !== null;
  return {
    context: {
      event: delivery.event,
      attempts: delivery.attempt_count + 1,
      resends: delivery.resends,
      subscription: { status, isDeleted, consecutiveFailures, failingSince, failingMessages, lastFailureAt },
    },
    // The database's clock, which also determines when a delivery is due.
    now: delivery.now,
  };
}

async function saveDelivery(
  trx: Transaction<Database>,
  { tenantId, mode, id }: LeasedDelivery,
  attempt: number,
  { startedAt, durationMs, responseStatus, failure }: AttemptOutcome,
  { status, nextAttemptAt }: AttemptEffect,
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
  { status, health, disable }: AttemptEffect,
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
