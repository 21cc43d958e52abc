import type { CustomerScope } from '@storefront/db';
import type { Trx } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { insertPaymentSession } from '../store/payment-sessions.ts';
import { assignSandboxPayment } from '../store/sandbox-payments.ts';

/** Inserts a session that can be paid. In a sandbox, it takes the next payment that was queued ahead of time. */
export async function insertLiveSession(trx: Trx, scope: CustomerScope, session: PaymentSession, openedBy?: string): Promise<void> {
  await insertPaymentSession(trx, scope, session, openedBy);
  if (scope.mode === 'sandbox') await assignSandboxPayment(trx, scope, session);
}
