import type { SessionOfStore } from '../domain/payment-session.ts';
import { type SandboxRefund, type SandboxRefunds, sandboxScenario } from '../domain/sandbox-refund.ts';
import { toMinorUnits } from './minor-units.ts';
import type { PaymentGateway, RefundOutcome } from './payment-gateway.ts';
import {
  type SandboxChoice,
  type SandboxDispute,
  type SignedNotification,
  readNotification,
  signDisputeNotification,
  signNotification,
  signRefundNotification,
} from './sandbox-notifications.ts';

/** The built-in gateway of sandbox mode. It charges nothing; the shopper chooses the outcome on its page. */
export interface SandboxGateway extends PaymentGateway {
  /** Returns the signed notification of the shopper's choice. */
  notificationOf(paid: SessionOfStore, choice: SandboxChoice, now: Date): SignedNotification;
  /** Returns the signed notification of a dispute's status. */
  disputeNotificationOf(dispute: SandboxDispute, now: Date): SignedNotification;
  /** Returns the signed notification of a refund's status. */
  refundNotificationOf(refund: SandboxRefund, now: Date): SignedNotification;
}

/** The settings of the sandbox gateway. */
export interface SandboxOptions {
  /** Where its page is served. */
  readonly publicBaseUrl: string;
  /** Signs its notifications. */
  readonly secret: string;
  /** Where it remembers refunds; by default in this process. */
  readonly refunds?: SandboxRefunds;
}

/** Creates the sandbox gateway. */
export const sandboxGateway = ({ publicBaseUrl, secret, refunds = sandboxRefundsInMemory() }: SandboxOptions): SandboxGateway => ({
  provider: 'sandbox',
  pollEveryMs: null,
  // Requests that the live gateway refuses are refused here too, so that a store finds out before it goes live.
  preparePage: ({ amount, currency }) => {
    toMinorUnits(amount, currency);
    return {};
  },
  openPage: async (session) => ({
    redirectUrl: `${publicBaseUrl.replace(/\/+$/, '')}/sandbox/payments/${session.id}`,
    providerReference: session.id,
  }),
  // The page is ours and reports each choice at once, so the sandbox has nothing more to tell than the stored session.
  findPayment: async () => undefined,
  closePage: async ({ id, amount, currency }) => ({ kind: 'payment', sessionId: id, to: 'EXPIRED', amount, currency, failureCode: null }),
  readNotification: (body, signature, now) => readNotification(body, signature, secret, now),
  notificationOf: (paid, choice, now) => signNotification(paid, choice, secret, now),
  disputeNotificationOf: (dispute, now) => signDisputeNotification(dispute, secret, now),
  refundNotificationOf: (refund, now) => signRefundNotification(refund, secret, now),
  refund: async ({ scope: { tenantId }, refundId, session, amount, currency }) => {
    const { first, laterMs } = sandboxScenario(amount, currency);
    return toOutcome(await refunds.record({ tenantId, id: refundId, sessionId: session.id, amount, currency, ...first }, laterMs));
  },
  findPage: async (payment) => ({ sessionId: payment, providerReference: payment }),
  findRefund: async ({ scope, refundId }) => {
    const known = await refunds.find(scope.tenantId, refundId);
    return known && toOutcome(known);
  },
});

const toOutcome = ({ id, status, failureCode }: SandboxRefund): RefundOutcome => ({ providerReference: id, status, failureCode });

/** Remembers refunds in this process only, for tests without a database. */
function sandboxRefundsInMemory(): SandboxRefunds {
  const refunds = new Map<string, SandboxRefund>();
  return {
    record: async (refund) => {
      const known = refunds.get(refund.id) ?? refund;
      refunds.set(refund.id, known);
      return known;
    },
    find: async (_tenantId, id) => refunds.get(id),
  };
}
