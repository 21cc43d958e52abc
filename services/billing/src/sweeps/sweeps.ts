import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import type { BillingDeps } from '../deps.ts';
import { checkPayments } from './check-payments.ts';
import { expireHolds } from './expire-holds.ts';
import { expireSessions } from './expire-sessions.ts';
import { makeSandboxPayments } from './make-sandbox-payments.ts';
import { notifySandboxRefunds } from './notify-sandbox-refunds.ts';
import { purgeAuthorizations } from './purge-authorizations.ts';
import { purgeClosedOrders } from './purge-closed-orders.ts';
import { purgeIdempotentAnswers } from './purge-idempotent-answers.ts';
import { purgeLoginFailures } from './purge-login-failures.ts';
import { purgePaymentSessions } from './purge-payment-sessions.ts';
import { purgeSessions } from './purge-sessions.ts';
import { refundUnapplied } from './refund-unapplied.ts';
import { resealGateways } from './reseal-gateways.ts';
import { runRefunds } from './run-refunds.ts';

/** A hold or session that expired is found within this; both live for minutes. */
const DUE_EVERY_MS = 5_000;
/** A canceled order shows its refund as soon as a shopper looks. An idle run is one index probe. */
const REFUNDS_EVERY_MS = 2_000;
/** A test waits for a payment that it queued. An idle run is two probes of small indexes. */
const SANDBOX_EVERY_MS = 500;
/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of billing. */
export const sweeps = (deps: BillingDeps): readonly Sweep[] => [
  { name: 'check-payments', everyMs: DUE_EVERY_MS, run: () => checkPayments(deps) },
  { name: 'expire-holds', everyMs: DUE_EVERY_MS, run: () => expireHolds(deps) },
  { name: 'make-sandbox-payments', everyMs: SANDBOX_EVERY_MS, run: () => makeSandboxPayments(deps) },
  { name: 'expire-sessions', everyMs: DUE_EVERY_MS, run: () => expireSessions(deps) },
  { name: 'reseal-gateways', everyMs: PURGE_EVERY_MS, run: () => resealGateways(deps) },
  { name: 'run-refunds', everyMs: REFUNDS_EVERY_MS, run: () => runRefunds(deps) },
  { name: 'notify-sandbox-refunds', everyMs: REFUNDS_EVERY_MS, run: () => notifySandboxRefunds(deps) },
  { name: 'refund-unapplied', everyMs: DUE_EVERY_MS, run: () => refundUnapplied(deps) },
  { name: 'purge-authorizations', everyMs: PURGE_EVERY_MS, run: () => purgeAuthorizations(deps) },
  { name: 'purge-closed-orders', everyMs: PURGE_EVERY_MS, run: () => purgeClosedOrders(deps) },
  { name: 'purge-idempotent-answers', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotentAnswers(deps) },
  { name: 'purge-login-failures', everyMs: PURGE_EVERY_MS, run: () => purgeLoginFailures(deps) },
  { name: 'purge-payment-sessions', everyMs: PURGE_EVERY_MS, run: () => purgePaymentSessions(deps) },
  { name: 'purge-sessions', everyMs: PURGE_EVERY_MS, run: () => purgeSessions(deps) },
  ...eventSweeps(deps),
];
