import type { Scope } from '@storefront/db';
import { conflict, invalid } from '@storefront/errors';
import type { NewRowDeps } from '../../deps.ts';
import { findSession } from '../../gateways/store/payment-sessions.ts';
import { lockOrder } from '../../invoices/store/closed-orders.ts';
import type { Trx } from '../../store/schema.ts';
import type { Refund, RefundMethod } from '../domain/refund.ts';
import { getRefund, replaceRefund, transitionRefund } from '../store/refunds.ts';
import { openRefund } from './open-refund.ts';
import { settleRefund, withInvoiceOfRefund } from './settle-refund.ts';

interface RetriedRefund {
  readonly refundId: string;
  /** The payment gateway that the store has now. */
  readonly provider: string | undefined;
  readonly method?: RefundMethod | undefined;
  readonly reference?: string | undefined;
}

/**
 * Replaces a failed refund with another one, the same way or as the operator chooses. One that waits to be made by hand can be settled or moved to the
 * customer's credit, and so can one whose gateway the store no longer has, because nothing else can end it. Repeating the call returns the
 * replacement.
 */
export async function retryRefund(
  trx: Trx,
  scope: Scope,
  { refundId, provider, method, reference }: RetriedRefund,
  deps: NewRowDeps,
): Promise<Refund> {
  const { orderId } = await getRefund(trx, scope, refundId);
  await lockOrder(trx, scope, orderId);
  const refund = await getRefund(trx, scope, refundId);
  if (refund.replacedBy !== null) return await getRefund(trx, scope, refund.replacedBy);
  const chosen = method ?? refund.method;
  const isWaiting = refund.method === 'BY_HAND' && refund.status === 'PENDING';
  const isAbandoned = await hasLostGateway(trx, scope, refund, provider);
  if (refund.status !== 'FAILED' && !isWaiting && !isAbandoned) {
    throw conflict('refund_not_retryable', `A refund with status ${refund.status} cannot be retried.`);
  }
  if (chosen === 'BY_HAND' && reference === undefined) throw invalid('reference', 'is required for a refund by hand');
  if (chosen === 'GATEWAY' && isAbandoned)
    throw invalid('method', 'must be BY_HAND or CREDIT, because the store has no such payment gateway');
  if (chosen === 'GATEWAY' && refund.paymentSessionId === null)
    throw invalid('method', 'must be BY_HAND or CREDIT for money that no gateway received');
  const now = deps.now();
  if (isWaiting && chosen === 'BY_HAND') {
    const settled = await settleRefund(trx, scope, refund, { status: 'SUCCEEDED', reference: reference ?? '', now });
    if (settled !== undefined) return settled;
  }
  if (isWaiting || isAbandoned) await transitionRefund(trx, scope, refund.id, { status: 'FAILED', failureCode: 'replaced', now });
  const by = deps.newId();
  await replaceRefund(trx, scope, { id: refund.id, by, now });
  const terms = {
    ...refund,
    method: chosen,
    providerReference: null,
    reference: chosen === 'BY_HAND' ? (reference ?? null) : null,
    requestKey: null,
  };
  return await withInvoiceOfRefund(trx, scope, { ...refund, now }, () => openRefund(trx, scope, terms, { newId: () => by, now: deps.now }));
}

/** Whether a pending refund is to be made by a gateway that the store no longer has. */
async function hasLostGateway(trx: Trx, scope: Scope, refund: Refund, provider: string | undefined): Promise<boolean> {
  const { method, status, paymentSessionId } = refund;
  if (method !== 'GATEWAY' || status !== 'PENDING' || paymentSessionId === null) return false;
  const found = await findSession(trx, scope, paymentSessionId);
  return found?.session.provider !== provider;
}
