import type { SandboxPayment as ProtoSandboxPayment } from '@storefront/proto/storefront/billing/v1/SandboxPayment';
import type { SandboxPayment } from '../domain/sandbox-payment.ts';

/** Converts a payment ahead of time to its message. */
export const toProtoSandboxPayment = ({ id, outcome, delaySeconds, amount, sessionId, dueAt }: SandboxPayment): ProtoSandboxPayment => ({
  id,
  outcome,
  delaySeconds,
  amount: amount?.toFixed(),
  sessionId: sessionId ?? undefined,
  dueAt: dueAt?.toISOString(),
});
