import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { findSessionOfOrder } from '../../gateways/store/payment-sessions.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { listInvoicesOfOrder } from '../../invoices/store/invoices.ts';
import { toProtoInvoiceHead } from '../../invoices/wire/to-proto-invoice.ts';

/**
 * Returns the invoices of one of the caller's orders and its live or latest payment session. An unknown order has neither, because billing
 * stores no orders.
 */
export const getOrderBilling: BillingHandler<'GetOrderBilling'> =
  ({ db, now }) =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const [invoices, session] = await Promise.all([listInvoicesOfOrder(db, scope, orderId), findSessionOfOrder(db, scope, orderId)]);
    return {
      invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())),
      paymentSession: session && toProtoPaymentSession(session),
    };
  };
