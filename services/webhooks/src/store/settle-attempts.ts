import { inTransaction, PREPARED } from '@storefront/db';
import { sql } from 'kysely';
import type { AttemptContext, AttemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { PING } from '../domain/delivery.ts';
import { discardPending } from './discard-pending.ts';
import { type LeasedDelivery, type SettledRow, saveAttempts, saveSubscriptions } from './save-attempts.ts';
import type { Db, Trx } from './schema.ts';

/** An attempt that has ended, and how to determine its effect. */
export interface EndedAttempt {
  readonly leased: LeasedDelivery;
  readonly outcome: AttemptOutcome;
  readonly decide: (context: AttemptContext, now: Date) => AttemptEffect;
}

/** The effect of an attempt that was saved, and its number. */
export interface Settled {
  readonly effect: AttemptEffect;
  readonly attempt: number;
}

/**
 * Saves attempts and their effects in one transaction. The result of an attempt is undefined, and nothing is written for it, if another sender has leased the
 * delivery in the meantime; then that sender's attempt counts.
 */
export function settleAttempts(db: Db, ended: readonly EndedAttempt[]): Promise<readonly (Settled | undefined)[]> {
  return inTransaction(db, async (trx) => {
    const locked = await lockContexts(trx, ended);
    const rows = effectsOf(ended, locked);
    const settled = [...rows.values()];
    if (settled.length > 0) {
      await saveAttempts(trx, settled);
      await saveSubscriptions(trx, settled);
    }
    for (const { effect, leased } of settled) if (effect.disable !== null) await discardPending(trx, leased, leased.subscriptionId);
    return ended.map((one) => rows.get(one));
  });
}

type Context = Omit<AttemptContext, 'attempts'> & { readonly attemptCount: number; readonly now: Date };
type ContextRow = Pick<AttemptContext, 'event' | 'resends'> &
  AttemptContext['subscription'] & { readonly token: string; readonly attemptCount: number; readonly now: Date };

/**
 * Applies the attempts in the order in which they ended. Each sees what the earlier ones of the same subscription have changed. The clock is that of the database,
 * which also determines when a delivery is due.
 */
function effectsOf(ended: readonly EndedAttempt[], locked: ReadonlyMap<string, Context>): ReadonlyMap<EndedAttempt, SettledRow> {
  const subscriptions = new Map<string, AttemptContext['subscription']>();
  const rows = new Map<EndedAttempt, SettledRow>();
  for (const one of ended) {
    const { decide, leased, outcome } = one;
    const context = locked.get(leased.token);
    if (context === undefined) continue;
    const subscription = subscriptions.get(leased.subscriptionId) ?? context.subscription;
    const attempt = context.attemptCount + 1;
    const { event, now, resends } = context;
    const effect = decide({ event, resends, attempts: attempt, subscription }, now);
    const { disable, health } = effect;
    subscriptions.set(leased.subscriptionId, {
      ...subscription,
      ...(event === PING ? {} : health),
      status: disable === null ? subscription.status : 'DISABLED',
    });
    rows.set(one, { leased, outcome, effect, attempt, event, now });
  }
  return rows;
}

/**
 * Locks each subscription before its deliveries, as everywhere, to prevent deadlocks. The commit does not wait for the disk: if it is lost in a crash, the delivery
 * is sent again.
 */
async function lockContexts(trx: Trx, ended: readonly EndedAttempt[]): Promise<ReadonlyMap<string, Context>> {
  const leased = ended.map((one) => one.leased);
  const { rows } = await sql<ContextRow>`${PREPARED}
    select delivery.lease_token as token, delivery.event, delivery.attempt_count as "attemptCount", delivery.resends,
      subscription.status, subscription.deleted_at is not null as "isDeleted",
      subscription.consecutive_failures as "consecutiveFailures", subscription.failing_since as "failingSince",
      subscription.failing_messages as "failingMessages", subscription.last_failure_at as "lastFailureAt",
      clock_timestamp() as now, set_config('synchronous_commit', 'off', true)
    from unnest(
      ${leased.map(({ tenantId }) => tenantId)}::uuid[], ${leased.map(({ mode }) => mode)}::text[],
      ${leased.map(({ subscriptionId }) => subscriptionId)}::uuid[], ${leased.map(({ id }) => id)}::uuid[],
      ${leased.map(({ token }) => token)}::uuid[]
    ) as given (tenant_id, mode, subscription_id, id, token)
    join subscription on (subscription.tenant_id, subscription.mode, subscription.id)
      = (given.tenant_id, given.mode, given.subscription_id)
    join delivery on (delivery.tenant_id, delivery.mode, delivery.id) = (given.tenant_id, given.mode, given.id)
      and delivery.lease_token = given.token
    order by given.tenant_id, given.mode, given.subscription_id, given.id
    for no key update of subscription, delivery
  `.execute(trx);
  return new Map(
    rows.map(({ token, event, attemptCount, resends, now, ...subscription }) => [
      token,
      { event, attemptCount, resends, now, subscription },
    ]),
  );
}
