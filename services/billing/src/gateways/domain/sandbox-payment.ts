import type { Decimal } from '@storefront/money';

/** A payment that the sandbox gateway makes without the shopper. */
export interface SandboxPayment {
  readonly id: string;
  readonly outcome: 'PAY' | 'DECLINE' | 'CANCEL';
  /** How long after its session was opened it is made, by the store's clock. */
  readonly delaySeconds: number;
  /** Another amount than that of the session; null if it is the same. */
  readonly amount: Decimal | null;
  /** Null until a session is opened. */
  readonly sessionId: string | null;
  readonly dueAt: Date | null;
}
