import { setTimeout as sleep } from 'node:timers/promises';
import { PAYMENT_SESSION_MINUTES } from '@storefront/contract';
import { type Scope, inTransaction } from '@storefront/db';
import { conflict, invalid } from '@storefront/errors';
import { appendEvent } from '@storefront/events';
import { withDeferredResponse } from '@storefront/idempotency';
import type { Caller, Handler } from '@storefront/rpc';
import { endMove, getClock, startMove } from '../store/sandbox-clocks.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** A store's clock as its requests see it. */
export interface ShownClock {
  /** ISO 8601. */
  readonly now: string;
  readonly aheadSeconds: number;
  readonly status: 'READY' | 'ADVANCING';
  readonly replayed?: boolean;
}

/** The response follows within this time, so that the request stays within the longest that others take (8 s). */
export const MOVE_RESPONSE_MS = 7_000;

/**
 * Moves the clock of the caller's sandbox forward. The new time is stored as a target first. Every service that compares stored times in the background follows
 * and does what became due, and only then do requests see the new time. If that takes longer, or a service is unavailable, the move is completed after the
 * response, and the clock is ADVANCING until then.
 */
export const advanceClock = (deps: SandboxDeps): Handler<ClockMove, ShownClock> =>
  withDeferredResponse(deps.db, {
    act: async (move, caller, claim) => {
      const { offsetMs, targetMs } = await inTransaction(deps.db, async (trx) => {
        const started = await startMove(trx, caller, (clock) => clockTarget(move, clock));
        await claim?.(trx, null);
        return started;
      });
      // A failure is not the caller's: the move is stored, and a sweep completes it.
      const moved = completeMove(deps, caller, { offsetMs, targetMs }).catch(deps.onMoveFailed);
      await Promise.race([moved, sleep(MOVE_RESPONSE_MS, undefined, { ref: false })]);
      return await showClock(deps, caller);
    },
    look: (_move, caller) => showClock(deps, caller),
  });

/** Returns the clock of a store. */
export async function showClock({ db }: Pick<SandboxDeps, 'db'>, scope: Scope): Promise<ShownClock> {
  const { offsetMs, targetMs, realTime } = await getClock(db, scope);
  return {
    now: new Date(realTime.getTime() + offsetMs).toISOString(),
    aheadSeconds: offsetMs / 1000,
    status: targetMs > offsetMs ? 'ADVANCING' : 'READY',
  };
}

const SESSION_MS = PAYMENT_SESSION_MINUTES * 60_000;

/** Makes the services follow a stored move, then ends it. Repeating it is harmless. */
export async function completeMove(
  { clients, db, afterChange }: SandboxDeps,
  caller: Caller,
  { offsetMs, targetMs }: { readonly offsetMs: number; readonly targetMs: number },
): Promise<void> {
  // An unpaid order expires an hour after its session, so the sessions that are open now end in a step of their own, at their time.
  for (const stepMs of new Set([Math.min(offsetMs + SESSION_MS, targetMs), targetMs])) {
    const step = { offsetMs: stepMs };
    const later = { ...caller, clockOffsetMs: stepMs };
    await clients.billing.advanceClock(step, later);
    await clients.orders.advanceClock(step, later);
    if (stepMs === targetMs) await clients.catalog.advanceClock(step, later);
  }
  await inTransaction(db, async (trx) => {
    await endMove(trx, caller, targetMs);
    await appendEvent(trx, caller, { type: 'store.sandbox_changed', aggregateId: caller.tenantId, data: {} });
  });
  afterChange(caller);
}

/** How to move a clock: by an interval, or to a time. */
type ClockMove = { readonly byMs: number } | { readonly to: Date };

/** Subscriptions, terms of payment, and sales end within this, and dates beyond it are mistakes. */
export const CLOCK_YEARS_MAX = 5;
const AHEAD_MS_MAX = CLOCK_YEARS_MAX * 365 * 86_400_000;

/** Returns how far a clock will be ahead of the real time, in milliseconds. A clock only moves forward, and in whole seconds. */
export function clockTarget(move: ClockMove, { offsetMs, realTime }: { readonly offsetMs: number; readonly realTime: Date }): number {
  const wanted = 'byMs' in move ? offsetMs + move.byMs : Math.ceil((move.to.getTime() - realTime.getTime()) / 1000) * 1000;
  if (wanted <= offsetMs) throw invalid('to', "must be after the store's current time", { code: 'not_later' });
  if (wanted > AHEAD_MS_MAX) {
    throw conflict('clock_limit', `The clock of a sandbox can be ${CLOCK_YEARS_MAX} years ahead of the real time at most.`);
  }
  return wanted;
}
