import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { findSessionOfInvoices } from '../../gateways/store/payment-sessions.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';

/** Returns one of the caller's payment sessions of several invoices. */
export const getInvoicesPayment: BillingHandler<'GetInvoicesPayment'> =
  ({ db }) =>
  async ({ sessionId }, caller) => {
    const session = isUuid(sessionId) ? await findSessionOfInvoices(db, customerScope(caller), { id: sessionId }) : undefined;
    if (session === undefined) throw notFound('payment session');
    return { paymentSession: toProtoPaymentSession(session) };
  };
