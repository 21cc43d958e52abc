/**
 * A refund through a gateway is stored and committed first, so that its amount is reserved; then the gateway is called. If the process dies or the gateway does
 * not respond, the outcome is unknown, and a sweep (sweeps/run-refunds.ts) looks the refund up and repeats it under the same ID if the gateway does
 * not know it. A gateway that returns PENDING reports the outcome in a notification; the sweep also looks it up.
 */
import { setTimeout } from 'node:timers/promises';
import type { Scope } from '@storefront/db';
import type { BillingDeps } from '../../deps.ts';
import type { PaymentGateway, RefundOutcome, RefundRequest } from '../../gateways/adapters/payment-gateway.ts';
import { findSession } from '../../gateways/store/payment-sessions.ts';
import { nextAttemptAt } from '../domain/refund.ts';
import { claimRefund, rescheduleRefund } from '../store/due-refunds.ts';
import { getRefund } from '../store/refunds.ts';
import { reportRefund } from './report-refund.ts';

type Deps = Pick<BillingDeps, 'db' | 'gateways' | 'now' | 'afterCommit'>;

/** Calls the gateway of a due refund and saves its response. Returns false if the refund is not due. Throws if the outcome is unknown. */
export async function executeRefund(deps: Deps, scope: Scope, refundId: string): Promise<boolean> {
  const { db, now } = deps;
  const attempt = await claimRefund(db, scope, refundId, now());
  if (attempt === undefined) return false;
  try {
    const { gateway, request, isKnown } = await requestOf(deps, scope, refundId);
    const outcome = await outcomeOf(gateway, request, { isRepeated: attempt > 1, isKnown });
    await reportRefund(deps, gateway.provider, { refundId, ...outcome }, scope);
    const { providerReference } = outcome;
    await rescheduleRefund(db, scope, refundId, { nextAttemptAt: nextAttemptAt(attempt, now()), providerReference });
  } catch (error) {
    await rescheduleRefund(db, scope, refundId, { nextAttemptAt: nextAttemptAt(attempt, now()) });
    throw error;
  }
  deps.afterCommit();
  return true;
}

/**
 * A repeated attempt looks the refund up first, because the gateway may have performed it. One that the gateway has acknowledged is never made
 * again: if it is not found, the store has changed its account, and the money may have been returned.
 */
async function outcomeOf(
  gateway: PaymentGateway,
  request: RefundRequest,
  { isRepeated, isKnown }: { isRepeated: boolean; isKnown: boolean },
): Promise<RefundOutcome> {
  const found = isRepeated ? await gateway.findRefund(request) : undefined;
  if (found === undefined && isKnown) throw new Error('the payment gateway no longer has a refund that it has acknowledged');
  return found ?? (await gateway.refund(request));
}

interface GatewayRequest {
  readonly gateway: PaymentGateway;
  readonly request: RefundRequest;
  /** Whether the gateway has acknowledged the refund. */
  readonly isKnown: boolean;
}

async function requestOf({ db, gateways }: Deps, scope: Scope, id: string): Promise<GatewayRequest> {
  const { paymentSessionId, amount, currency, providerReference } = await getRefund(db, scope, id);
  const found = paymentSessionId === null ? undefined : await findSession(db, scope, paymentSessionId);
  const session = found?.session;
  if (session === undefined || session.providerReference === null) throw new Error('a refund has no paid session');
  const gateway = await gateways.find(scope, session.provider);
  if (gateway === undefined) throw new Error(`the payment gateway ${session.provider} of a refund is not configured`);
  const request = { scope, refundId: id, session, providerReference: session.providerReference, amount, currency };
  return { gateway, request, isKnown: providerReference !== null };
}

/** Shorter than the deadline of the caller, which then sees a pending refund. */
const ATTEMPT_WAIT_MS = 1_500;

/** Calls the gateways of refunds that are due, for a caller that waits for the outcome. A failed or slow call is left to the sweep. */
export async function attemptRefunds(deps: Deps & Pick<BillingDeps, 'log'>, scope: Scope, refundIds: readonly string[]): Promise<void> {
  const attempts = refundIds.map(async (refundId) => {
    try {
      await executeRefund(deps, scope, refundId);
    } catch (error) {
      deps.log.warn({ err: error, refund_id: refundId }, 'refund_outcome_unknown');
    }
  });
  await Promise.race([Promise.all(attempts), setTimeout(ATTEMPT_WAIT_MS, undefined, { ref: false })]);
}
