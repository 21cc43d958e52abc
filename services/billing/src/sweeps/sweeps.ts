import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import { expireHolds } from '../credit/sweeps/expire-holds.ts';
import type { BillingDeps } from '../deps.ts';
import { expireSessions } from '../gateways/sweeps/expire-sessions.ts';
import { resealGateways } from '../gateways/sweeps/reseal-gateways.ts';
import { announceOverdue } from '../invoices/sweeps/announce-overdue.ts';
import { checkPayments } from '../payments/sweeps/check-payments.ts';
import { makeSandboxPayments } from '../payments/sweeps/make-sandbox-payments.ts';
import { notifySandboxRefunds, refundUnapplied, runRefunds } from '../refunds/sweeps/run-refunds.ts';
import { PURGE_EVERY_MS, purges } from './purges.ts';

/** A hold or session that expired is found within this; both live for minutes. */
const DUE_EVERY_MS = 5_000;
/** An overdue invoice is announced within a minute. An idle run is three probes of small indexes. */
const OVERDUE_EVERY_MS = 10_000;
/** A canceled order shows its refund as soon as a shopper looks. An idle run is one index probe. */
const REFUNDS_EVERY_MS = 2_000;
/** A test waits for a payment that it queued. An idle run is two probes of small indexes. */
const SANDBOX_EVERY_MS = 500;

/** The periodic tasks of billing. */
export const sweeps = (deps: BillingDeps): readonly Sweep[] => [
  { name: 'announce-overdue', everyMs: OVERDUE_EVERY_MS, run: () => announceOverdue(deps) },
  { name: 'check-payments', everyMs: DUE_EVERY_MS, run: () => checkPayments(deps) },
  { name: 'expire-holds', everyMs: DUE_EVERY_MS, run: () => expireHolds(deps) },
  { name: 'make-sandbox-payments', everyMs: SANDBOX_EVERY_MS, run: () => makeSandboxPayments(deps) },
  { name: 'expire-sessions', everyMs: DUE_EVERY_MS, run: () => expireSessions(deps) },
  { name: 'reseal-gateways', everyMs: PURGE_EVERY_MS, run: () => resealGateways(deps) },
  { name: 'run-refunds', everyMs: REFUNDS_EVERY_MS, run: () => runRefunds(deps) },
  { name: 'notify-sandbox-refunds', everyMs: REFUNDS_EVERY_MS, run: () => notifySandboxRefunds(deps) },
  { name: 'refund-unapplied', everyMs: DUE_EVERY_MS, run: () => refundUnapplied(deps) },
  ...purges(deps),
  ...eventSweeps(deps),
];
