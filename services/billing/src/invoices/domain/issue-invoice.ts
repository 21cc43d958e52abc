import { endOfDate, localDate } from '@storefront/contract';
import { Decimal, taxBreakdown } from '@storefront/money';
import { DUE_ON_RECEIPT, dueOn } from '../../credit/domain/payment-terms.ts';
import type { Invoice, InvoicePayment } from './invoice.ts';
import type { PlacedOrder } from './placed-order.ts';
import { labelsOf } from './print.ts';
import { type Seller, toParty } from './seller.ts';

/** The values of an invoice that are not in its order. `payment` is null unless a payment session has already paid the order. */
export interface InvoiceFacts {
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
  /** As of the issue: later changes of the store leave the invoice as it is. */
  readonly seller: Seller;
  readonly payment: InvoicePayment | null;
}

/** Returns the invoice of a confirmed order. An order on credit terms is due after its terms; any other is due on the day of the issue. Dates are those of the store's time zone. */
export function issueInvoice(order: PlacedOrder, { id, number, issuedAt, seller, payment }: InvoiceFacts): Invoice {
  const amountPaid = payment?.amount ?? new Decimal(0);
  const amountDue = order.total.minus(amountPaid);
  const terms = order.paymentRail === 'CREDIT_TERMS' ? order.terms : DUE_ON_RECEIPT;
  const issuedOn = localDate(issuedAt, order.timeZone);
  const due = dueOn(issuedOn, terms);
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
    amountCredited: new Decimal(0),
    amountRefunded: new Decimal(0),
    issuedAt,
    dueAt: endOfDate(due, order.timeZone),
    voidedAt: null,
    replaces: null,
    replacedBy: null,
    issuedOn,
    dueOn: due,
    voidedOn: null,
    timeZone: order.timeZone,
    termsBasis: terms.termsBasis,
    termsDays: terms.termsDays,
    subtotal: order.subtotal,
    discountTotal: order.discountTotal,
    shippingAmount: order.shippingAmount,
    gctAmount: order.gctAmount,
    purchaseOrderNumber: order.purchaseOrderNumber,
    taxBreakdown: taxBreakdown(order),
    seller: toParty(seller, order.storeName),
    buyer: { ...order.buyer, address: order.billingAddress },
    note: seller.invoiceNote,
    logoHash: seller.logoHash,
    print: {
      ...labelsOf(seller),
      purchaseOrderNumber: order.purchaseOrderNumber,
      deliveryAddress: order.deliveryAddress,
      suppliedOn: order.suppliedAt === null ? null : localDate(order.suppliedAt, order.timeZone),
    },
    replacesNumber: null,
    replacedByNumber: null,
    lines: order.lines,
    payments: payment === null ? [] : [payment],
  };
}
