import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import { purgeAuthorizations } from '../credit/sweeps/purge-authorizations.ts';
import { purgeLoginFailures } from '../customers/sweeps/purge-login-failures.ts';
import { purgeSessions } from '../customers/sweeps/purge-sessions.ts';
import type { BillingDeps } from '../deps.ts';
import { purgeClosedOrders } from '../invoices/sweeps/purge-closed-orders.ts';
import { checkPayments } from '../payments/sweeps/check-payments.ts';
import { expireHolds } from '../payments/sweeps/expire-holds.ts';
import { expireSessions } from '../payments/sweeps/expire-sessions.ts';
import { makeSandboxPayments } from '../payments/sweeps/make-sandbox-payments.ts';
import { notifySandboxRefunds } from '../payments/sweeps/notify-sandbox-refunds.ts';
import { purgeIdempotentAnswers } from '../payments/sweeps/purge-idempotent-answers.ts';
import { purgePaymentSessions } from '../payments/sweeps/purge-payment-sessions.ts';
import { refundUnapplied } from '../payments/sweeps/refund-unapplied.ts';
import { resealGateways } from '../payments/sweeps/reseal-gateways.ts';
import { runRefunds } from '../payments/sweeps/run-refunds.ts';

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
