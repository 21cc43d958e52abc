import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { GetOrderBillingRequest__Output } from '@storefront/proto/storefront/billing/v1/GetOrderBillingRequest';
import type { GetOrderBillingResponse } from '@storefront/proto/storefront/billing/v1/GetOrderBillingResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { listInvoicesOfOrder } from '../store/invoices.ts';
import { findSessionOfOrder } from '../store/payment-sessions.ts';
import { toProtoInvoiceHead } from '../wire/invoices.ts';
import { toProtoPaymentSession } from '../wire/payment-sessions.ts';

/** The invoices of one of the caller's orders, and its live or last payment session. Billing knows no orders, so an unknown one has neither. */
export const getOrderBilling =
  ({ db, now }: BillingDeps): Handler<GetOrderBillingRequest__Output, GetOrderBillingResponse> =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const [invoices, session] = await Promise.all([listInvoicesOfOrder(db, scope, orderId), findSessionOfOrder(db, scope, orderId)]);
    return {
      invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())),
      paymentSession: session && toProtoPaymentSession(session),
    };
  };
