import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { AttemptContext, AttemptEffect } from '../domain/attempt-effect.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { PING } from '../domain/delivery.ts';
import { discardPending } from './discard-pending.ts';
import { storeEndpointEvents } from './endpoint-events.ts';
import { type DueTimes, FAILING_AFTER, scheduleNext, type FlowKind, flowKindOf } from './flows.ts';
import { type LeasedDelivery, type SettledRow, saveAttempts } from './save-attempts.ts';
import type { Db, Trx } from './schema.ts';
import { resumeDeliveries, deferDeliveries } from './sequences.ts';

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
 * Saves attempts of a store and their effects in one transaction. The result of an attempt is undefined, and nothing is written for it, if another sender has leased the
 * delivery in the meantime; then that sender's attempt counts.
 */
export async function settleAttempts(db: Db, ended: readonly EndedAttempt[]): Promise<readonly (Settled | undefined)[]> {
  const scope = ended[0]?.leased;
  if (scope === undefined) return [];
  return inTransaction(db, async (trx) => {
    const locked = await lockContexts(trx, scope, ended);
    const rows = effectsOf(ended, locked);
    const settled = [...rows.values()];
    if (settled.length > 0) {
      const flows = await saveAttempts(trx, scope, settled);
      await storeEndpointEvents(trx, scope, settled);
      for (const { effect, leased } of settled) if (effect.disable !== null) await discardPending(trx, scope, leased.subscriptionId);
      await scheduleNext(trx, scope, flows, dueTimesOf(settled, await moveSequences(trx, scope, settled)));
    }
    return ended.map((one) => rows.get(one));
  });
}

/**
 * When the next attempts are made, if any, by the kind of flow. All is due now where a sequence has moved, or for an endpoint that has begun or ceased to fail, whose
 * other deliveries change their flow.
 */
function dueTimesOf(settled: readonly SettledRow[], hasMoved: boolean): DueTimes {
  const times = new Map<FlowKind, Date | 'now'>();
  for (const { effect, wasFailing } of settled) {
    const isFailing = effect.health.consecutiveFailures >= FAILING_AFTER;
    const kind = flowKindOf(isFailing);
    const [earliest, next] = [times.get(kind), effect.nextAttemptAt];
    if (hasMoved || isFailing !== wasFailing) times.set(kind, 'now');
    else if (next !== null && earliest !== 'now' && (earliest === undefined || next < earliest)) times.set(kind, next);
  }
  return times;
}

/** Lets the next deliveries of sequences follow those that were accepted or given up, and those that have failed wait. Returns whether one is due now. */
async function moveSequences(trx: Trx, scope: Scope, settled: readonly SettledRow[]): Promise<boolean> {
  const open = settled.filter(({ isOpen }) => isOpen);
  const stays = ({ effect, outcome }: SettledRow): boolean => effect.status === 'PENDING' && outcome.failure !== null;
  const [waiting, left] = [open.filter(stays), open.filter((row) => !stays(row))];
  await deferDeliveries(
    trx,
    scope,
    waiting.map(({ leased }) => leased.id),
  );
  return resumeDeliveries(
    trx,
    scope,
    left.flatMap(({ aggregate, leased }) => (aggregate === null ? [] : [{ subscriptionId: leased.subscriptionId, aggregate }])),
  );
}

type Ordered = Pick<SettledRow, 'aggregate' | 'isOpen' | 'now'> & { readonly attemptCount: number };
type Context = Omit<AttemptContext, 'attempts'> & Ordered;
type ContextRow = Pick<AttemptContext, 'event' | 'resends'> &
  AttemptContext['subscription'] &
  Ordered & { readonly id: string; readonly token: string };

/**
 * Applies the attempts in the order in which they ended. Each sees what the earlier ones of the same subscription have changed. The clock is that of the database,
 * which also determines when a delivery is due.
 */
function effectsOf(ended: readonly EndedAttempt[], locked: ReadonlyMap<string, Context>): ReadonlyMap<EndedAttempt, SettledRow> {
  const subscriptions = new Map<string, AttemptContext['subscription']>();
  const rows = new Map<EndedAttempt, SettledRow>();
  for (const one of ended) {
    const { decide, leased, outcome } = one;
    const context = locked.get(keyOf(leased));
    if (context === undefined) continue;
    const subscription = subscriptions.get(leased.subscriptionId) ?? context.subscription;
    const attempt = context.attemptCount + 1;
    const { aggregate, event, isOpen, now, resends } = context;
    const effect = decide({ event, resends, attempts: attempt, subscription }, now);
    const { disable, health } = effect;
    subscriptions.set(leased.subscriptionId, {
      ...subscription,
      ...(event === PING ? {} : health),
      status: disable === null ? subscription.status : 'DISABLED',
    });
    const wasFailing = subscription.consecutiveFailures >= FAILING_AFTER;
    rows.set(one, { leased, outcome, effect, attempt, event, now, aggregate, isOpen, wasFailing });
  }
  return rows;
}

/**
 * Locks each subscription before its deliveries, as everywhere, to prevent deadlocks. The commit does not wait for the disk: if it is lost in a crash, the delivery
 * is sent again.
 */
async function lockContexts(trx: Trx, { tenantId, mode }: Scope, ended: readonly EndedAttempt[]): Promise<ReadonlyMap<string, Context>> {
  const leased = ended.map((one) => one.leased);
  const { rows } = await sql<ContextRow>`${PREPARED}
    select delivery.id, delivery.lease_token as token, delivery.event, delivery.attempt_count as "attemptCount", delivery.resends,
      delivery.aggregate, delivery.is_open as "isOpen",
      subscription.status, subscription.deleted_at is not null as "isDeleted",
      subscription.consecutive_failures as "consecutiveFailures", subscription.failing_since as "failingSince",
      subscription.failing_messages as "failingMessages", subscription.last_failure_at as "lastFailureAt",
      statement_timestamp() as now, set_config('synchronous_commit', 'off', true)
    from unnest(
      ${leased.map(({ subscriptionId }) => subscriptionId)}::uuid[], ${leased.map(({ id }) => id)}::uuid[],
      ${leased.map(({ token }) => token)}::uuid[]
    ) as given (subscription_id, id, token)
    join subscription on subscription.tenant_id = ${tenantId} and subscription.mode = ${mode} and subscription.id = given.subscription_id
    join delivery on delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.id = given.id
      and delivery.lease_token = given.token
    -- Without the lists of IDs, a plan can read all subscriptions and deliveries of the store and join them.
    where subscription.id = any (${leased.map(({ subscriptionId }) => subscriptionId)}::uuid[]) and delivery.id = any (${leased.map(({ id }) => id)}::uuid[])
    order by given.subscription_id, given.id
    for no key update of subscription, delivery
  `.execute(trx);
  return new Map(
    rows.map(({ id, token, event, attemptCount, resends, now, aggregate, isOpen, ...subscription }) => [
      keyOf({ id, token }),
      { event, attemptCount, resends, now, aggregate, isOpen, subscription },
    ]),
  );
}

/** A process can own the lease of a delivery and an earlier one that has expired. */
const keyOf = ({ id, token }: Pick<LeasedDelivery, 'id' | 'token'>): string => `${id} ${token}`;
