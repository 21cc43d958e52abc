import { Decimal } from '@storefront/money';
import type { Invoice, InvoicePayment, Party } from './invoice.ts';
import { dueAt } from './payment-terms.ts';
import type { PlacedOrder } from './placed-order.ts';
import { taxBreakdown } from './tax-breakdown.ts';

/** What the invoice of an order adds to it. `payment` is there when a payment session has paid the order already. */
export interface InvoiceFacts {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly payment: InvoicePayment | null;
}

/** The one invoice of a confirmed order. Due after the terms for credit, at once for cash and prepaid. */
export function issueInvoice(order: PlacedOrder, { id, number, issuedAt, payment }: InvoiceFacts): Invoice {
  const amountPaid = payment?.amount ?? new Decimal(0);
  const amountDue = order.total.minus(amountPaid);
  return {
    id,
    number,
    status: amountDue.isZero() ? 'PAID' : 'OPEN',
    customerId: order.customerId,
    orderId: order.id,
    orderNumber: order.number,
    paymentRail: order.paymentRail,
    currency: order.currency,
    total: order.total,
    amountPaid,
    amountDue,
    issuedAt,
    dueAt: dueAt(issuedAt, order.paymentRail === 'CREDIT_TERMS' ? order.termsDays : 0),
    voidedAt: null,
    subtotal: order.subtotal,
    discountTotal: order.discountTotal,
    shippingAmount: order.shippingAmount,
    gctAmount: order.gctAmount,
    taxBreakdown: taxBreakdown(order),
    seller: { ...NOBODY, name: order.storeName },
    buyer: { ...order.buyer, address: order.billingAddress },
    lines: order.lines,
    payments: payment === null ? [] : [payment],
  };
}

const NOBODY: Omit<Party, 'name'> = { companyName: null, taxId: null, email: null, phone: null, address: null };
