import { currencyScale, type Decimal } from '@storefront/money';
import type { RefundStatus } from './payment-notification.ts';

/** A refund as the sandbox gateway remembers it. */
export interface SandboxRefund {
  /** The store. */
  readonly tenantId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly failureCode: string | null;
}

/** The memory of the sandbox gateway. */
export interface SandboxRefunds {
  /** Stores the refund unless its ID is known, and returns the stored one. It will be notified after `notifyAfterMs`. */
  record(refund: SandboxRefund, notifyAfterMs: number): Promise<SandboxRefund>;
  find(tenantId: string, id: string): Promise<SandboxRefund | undefined>;
}

/** The gateway's first response, and what it reports later. */
export interface SandboxRefundOutcome {
  readonly status: RefundStatus;
  readonly failureCode: string | null;
}

/** Long enough to see an order with a pending refund in a storefront. */
const PENDING_MS = 10 * 60_000;
/** The order is REFUNDED for some seconds before the money comes back. */
const RETURNED_MS = 5_000;

interface Scenario {
  readonly first: SandboxRefundOutcome;
  readonly later: SandboxRefundOutcome;
  readonly laterMs: number;
}

const SUCCEEDED: SandboxRefundOutcome = { status: 'SUCCEEDED', failureCode: null };
const PENDING: SandboxRefundOutcome = { status: 'PENDING', failureCode: null };
const failed = (failureCode: string): SandboxRefundOutcome => ({ status: 'FAILED', failureCode });

/** Outcomes other than immediate success, by the last two digits of the amount in the currency's smallest unit. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  '91': { first: PENDING, later: SUCCEEDED, laterMs: PENDING_MS },
  '92': { first: failed('refund_declined'), later: failed('refund_declined'), laterMs: 0 },
  '93': { first: SUCCEEDED, later: failed('account_closed'), laterMs: RETURNED_MS },
};

/** Returns the outcomes of a refund of this amount. A developer chooses one by refunding, for example, 5.92. */
export function sandboxScenario(amount: Decimal, currency: string): Scenario {
  const units = amount.times(10 ** currencyScale(currency)).toFixed(0);
  return SCENARIOS[units.slice(-2)] ?? { first: SUCCEEDED, later: SUCCEEDED, laterMs: 0 };
}
