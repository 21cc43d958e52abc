import type { SandboxPayment as ProtoSandboxPayment } from '@storefront/proto/storefront/billing/v1';
import { toMessage } from '@storefront/rpc';
import type { SandboxPayment } from '../domain/sandbox-payment.ts';

/** Converts a queued payment to its message. */
export const toProtoSandboxPayment = (payment: SandboxPayment): ProtoSandboxPayment => ({
  ...toMessage(payment),
  amount: payment.amount?.toFixed(),
});
